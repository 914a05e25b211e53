// Ray queries: the driver builds a hierarchy of triangles and one of their instances on the device, then a shader traces rays in them.
//   rays RESULTS           (the buffer as bytes)
// The buffer begins with MARK, how many rays, triangles and instances there are; behind HEAD words come the rays (origin, direction, and from word 8
// on what the shader answers), the triangles, and the instances as their 3x4 matrices. Every second instance shows its other side.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vulkan/vulkan.h>

#define CHECK(call) do { VkResult r_ = (call); if (r_ != VK_SUCCESS) { fprintf(stderr, "%s:%d: %s = %d\n", __FILE__, __LINE__, #call, r_); exit(1); } } while (0)
#define EXTENSION(name) PFN_##name p##name = (PFN_##name)vkGetDeviceProcAddr(device, #name)

enum { RAYS = 128, TRIANGLES = 12, INSTANCES = 3, HEAD = 16, RAY = 16, TRIANGLE = 9, MATRIX = 12 };
enum { FIRST_TRIANGLE = HEAD + RAYS * RAY, FIRST_MATRIX = FIRST_TRIANGLE + TRIANGLES * TRIANGLE, WORDS = FIRST_MATRIX + INSTANCES * MATRIX };
static const uint32_t MARK = 0x52424d54;

static VkPhysicalDevice physical;
static VkDevice device;

// A buffer that the host sees, and its address on the device.
static void *buffer_of(VkDeviceSize bytes, VkBufferUsageFlags usage, VkBuffer *buffer, VkDeviceAddress *address) {
    VkBufferCreateInfo create = {VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = bytes, .usage = usage | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT};
    CHECK(vkCreateBuffer(device, &create, NULL, buffer));
    VkMemoryRequirements need;
    vkGetBufferMemoryRequirements(device, *buffer, &need);
    VkPhysicalDeviceMemoryProperties properties;
    vkGetPhysicalDeviceMemoryProperties(physical, &properties);
    VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    uint32_t type = 0;
    while (!(need.memoryTypeBits >> type & 1 && (properties.memoryTypes[type].propertyFlags & wanted) == wanted)) type++;
    VkMemoryAllocateFlagsInfo flags = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO, .flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT};
    VkMemoryAllocateInfo allocate = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, .pNext = &flags, .allocationSize = need.size, .memoryTypeIndex = type};
    VkDeviceMemory memory;
    CHECK(vkAllocateMemory(device, &allocate, NULL, &memory));
    CHECK(vkBindBufferMemory(device, *buffer, memory, 0));
    void *mapped;
    CHECK(vkMapMemory(device, memory, 0, bytes, 0, &mapped));
    memset(mapped, 0, bytes);
    VkBufferDeviceAddressInfo of = {VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, .buffer = *buffer};
    *address = vkGetBufferDeviceAddress(device, &of);
    return mapped;
}

// From -extent to extent.
static float number(float extent) {
    static uint32_t seed = 1;
    seed = seed * 1664525 + 1013904223;
    return ((seed >> 8) * (2.0f / (1 << 24)) - 1) * extent;
}

static void fill(float *words) {
    for (int ray = 0; ray < RAYS; ray++) {
        float *at = words + HEAD + ray * RAY;
        for (int axis = 0; axis < 3; axis++) at[axis] = number(15), at[3 + axis] = number(5) - at[axis];
        // Along an axis now and then.
        if (ray % 16 == 5) at[4] = at[5] = 0;
    }
    for (int triangle = 0; triangle < TRIANGLES; triangle++) {
        float middle[3] = {number(4), number(4), number(4)};
        for (int i = 0; i < TRIANGLE; i++) words[FIRST_TRIANGLE + triangle * TRIANGLE + i] = middle[i % 3] + number(2.5f);
    }
    for (int instance = 0; instance < INSTANCES; instance++) {
        float *matrix = words + FIRST_MATRIX + instance * MATRIX;
        for (int row = 0; row < 3; row++)
            for (int column = 0; column < 4; column++) matrix[4 * row + column] = column == 3 ? number(5) : number(0.25f) + (row == column);
    }
}

// Builds a hierarchy behind what was built before.
static VkAccelerationStructureKHR build(VkCommandBuffer command, VkAccelerationStructureTypeKHR type, VkAccelerationStructureGeometryKHR geometry, uint32_t primitives) {
    EXTENSION(vkGetAccelerationStructureBuildSizesKHR);
    EXTENSION(vkCreateAccelerationStructureKHR);
    EXTENSION(vkCmdBuildAccelerationStructuresKHR);
    VkAccelerationStructureBuildGeometryInfoKHR info = {VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_GEOMETRY_INFO_KHR, .type = type, .flags = VK_BUILD_ACCELERATION_STRUCTURE_PREFER_FAST_TRACE_BIT_KHR,
        .mode = VK_BUILD_ACCELERATION_STRUCTURE_MODE_BUILD_KHR, .geometryCount = 1, .pGeometries = &geometry};
    VkAccelerationStructureBuildSizesInfoKHR sizes = {VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_SIZES_INFO_KHR};
    pvkGetAccelerationStructureBuildSizesKHR(device, VK_ACCELERATION_STRUCTURE_BUILD_TYPE_DEVICE_KHR, &info, &primitives, &sizes);
    VkBuffer place, scratch;
    VkDeviceAddress address;
    buffer_of(sizes.accelerationStructureSize, VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR, &place, &address);
    buffer_of(sizes.buildScratchSize, 0, &scratch, &info.scratchData.deviceAddress);
    VkAccelerationStructureCreateInfoKHR create = {VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CREATE_INFO_KHR, .buffer = place, .size = sizes.accelerationStructureSize, .type = type};
    CHECK(pvkCreateAccelerationStructureKHR(device, &create, NULL, &info.dstAccelerationStructure));
    VkAccelerationStructureBuildRangeInfoKHR range = {primitives};
    const VkAccelerationStructureBuildRangeInfoKHR *ranges = &range;
    pvkCmdBuildAccelerationStructuresKHR(command, 1, &info, &ranges);
    VkMemoryBarrier built = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, .srcAccessMask = VK_ACCESS_ACCELERATION_STRUCTURE_WRITE_BIT_KHR,
        .dstAccessMask = VK_ACCESS_ACCELERATION_STRUCTURE_READ_BIT_KHR | VK_ACCESS_ACCELERATION_STRUCTURE_WRITE_BIT_KHR | VK_ACCESS_SHADER_READ_BIT};
    vkCmdPipelineBarrier(command, VK_PIPELINE_STAGE_ACCELERATION_STRUCTURE_BUILD_BIT_KHR, VK_PIPELINE_STAGE_ACCELERATION_STRUCTURE_BUILD_BIT_KHR | VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &built, 0, NULL, 0, NULL);
    return info.dstAccelerationStructure;
}

static VkShaderModule shader(void) {
    char path[512];
    snprintf(path, sizeof path, "%s/rays.comp.spv", getenv("SHADERS"));
    FILE *file = fopen(path, "rb");
    if (!file) { perror(path); exit(1); }
    static uint32_t code[1 << 16];
    size_t bytes = fread(code, 1, sizeof code, file);
    fclose(file);
    VkShaderModuleCreateInfo info = {VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, .codeSize = bytes, .pCode = code};
    VkShaderModule module;
    CHECK(vkCreateShaderModule(device, &info, NULL, &module));
    return module;
}

int main(int argc, char **argv) {
    if (argc < 2) { fprintf(stderr, "usage: rays RESULTS\n"); return 2; }
    VkApplicationInfo application = {VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_3};
    VkInstanceCreateInfo create = {VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &application};
    VkInstance instance;
    CHECK(vkCreateInstance(&create, NULL, &instance));
    uint32_t count = 1;
    vkEnumeratePhysicalDevices(instance, &count, &physical);
    // A family that computes and does not draw, if there is one.
    VkQueueFamilyProperties families[8];
    count = 8;
    vkGetPhysicalDeviceQueueFamilyProperties(physical, &count, families);
    uint32_t family = 0;
    for (uint32_t i = 0; i < count; i++)
        if (families[i].queueFlags & VK_QUEUE_COMPUTE_BIT && !(families[i].queueFlags & VK_QUEUE_GRAPHICS_BIT)) family = i;
    float priority = 1;
    VkDeviceQueueCreateInfo queues = {VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, .queueFamilyIndex = family, .queueCount = 1, .pQueuePriorities = &priority};
    const char *extensions[] = {"VK_KHR_acceleration_structure", "VK_KHR_ray_query", "VK_KHR_deferred_host_operations"};
    VkPhysicalDeviceRayQueryFeaturesKHR queries = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_QUERY_FEATURES_KHR, .rayQuery = VK_TRUE};
    VkPhysicalDeviceAccelerationStructureFeaturesKHR structures = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR, .pNext = &queries, .accelerationStructure = VK_TRUE};
    VkPhysicalDeviceVulkan12Features addresses = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES, .pNext = &structures, .bufferDeviceAddress = VK_TRUE};
    VkDeviceCreateInfo device_info = {VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, .pNext = &addresses, .queueCreateInfoCount = 1, .pQueueCreateInfos = &queues, .enabledExtensionCount = 3, .ppEnabledExtensionNames = extensions};
    CHECK(vkCreateDevice(physical, &device_info, NULL, &device));
    VkQueue queue;
    vkGetDeviceQueue(device, family, 0, &queue);
    EXTENSION(vkGetAccelerationStructureDeviceAddressKHR);

    VkCommandPoolCreateInfo commands_info = {VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO, .queueFamilyIndex = family};
    VkCommandPool commands;
    CHECK(vkCreateCommandPool(device, &commands_info, NULL, &commands));
    VkCommandBufferAllocateInfo command_info = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, .commandPool = commands, .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY, .commandBufferCount = 1};
    VkCommandBuffer command;
    CHECK(vkAllocateCommandBuffers(device, &command_info, &command));
    VkCommandBufferBeginInfo begin = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    CHECK(vkBeginCommandBuffer(command, &begin));

    VkBuffer buffer, records;
    VkDeviceAddress address, records_address;
    uint32_t *words = buffer_of(4 * WORDS, VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_BIT_KHR, &buffer, &address);
    memcpy(words, (uint32_t[]){MARK, RAYS, TRIANGLES, INSTANCES}, 16);
    fill((float *)words);
    VkAccelerationStructureGeometryKHR triangles = {VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR, .geometryType = VK_GEOMETRY_TYPE_TRIANGLES_KHR, .flags = VK_GEOMETRY_OPAQUE_BIT_KHR};
    triangles.geometry.triangles = (VkAccelerationStructureGeometryTrianglesDataKHR){VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_TRIANGLES_DATA_KHR, .vertexFormat = VK_FORMAT_R32G32B32_SFLOAT,
        .vertexData.deviceAddress = address + 4 * FIRST_TRIANGLE, .vertexStride = 12, .maxVertex = 3 * TRIANGLES - 1, .indexType = VK_INDEX_TYPE_NONE_KHR};
    VkAccelerationStructureKHR bottom = build(command, VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR, triangles, TRIANGLES);
    VkAccelerationStructureDeviceAddressInfoKHR of_bottom = {VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_DEVICE_ADDRESS_INFO_KHR, .accelerationStructure = bottom};
    VkAccelerationStructureInstanceKHR *record = buffer_of(INSTANCES * sizeof *record, VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_BIT_KHR, &records, &records_address);
    for (uint32_t i = 0; i < INSTANCES; i++) {
        record[i] = (VkAccelerationStructureInstanceKHR){.instanceCustomIndex = i, .mask = 0xff, .flags = i % 2 ? VK_GEOMETRY_INSTANCE_TRIANGLE_FLIP_FACING_BIT_KHR : 0,
            .accelerationStructureReference = pvkGetAccelerationStructureDeviceAddressKHR(device, &of_bottom)};
        memcpy(&record[i].transform, words + FIRST_MATRIX + i * MATRIX, 4 * MATRIX);
    }
    VkAccelerationStructureGeometryKHR instances = {VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR, .geometryType = VK_GEOMETRY_TYPE_INSTANCES_KHR, .flags = VK_GEOMETRY_OPAQUE_BIT_KHR};
    instances.geometry.instances = (VkAccelerationStructureGeometryInstancesDataKHR){VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_INSTANCES_DATA_KHR, .data.deviceAddress = records_address};
    VkAccelerationStructureKHR top = build(command, VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR, instances, INSTANCES);

    VkDescriptorSetLayoutBinding bindings[] = {{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL}, {1, VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR, 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL}};
    VkDescriptorSetLayoutCreateInfo set_layout_info = {VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, .bindingCount = 2, .pBindings = bindings};
    VkDescriptorSetLayout set_layout;
    CHECK(vkCreateDescriptorSetLayout(device, &set_layout_info, NULL, &set_layout));
    VkPipelineLayoutCreateInfo layout_info = {VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO, .setLayoutCount = 1, .pSetLayouts = &set_layout};
    VkPipelineLayout layout;
    CHECK(vkCreatePipelineLayout(device, &layout_info, NULL, &layout));
    VkDescriptorPoolSize sizes[] = {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1}, {VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR, 1}};
    VkDescriptorPoolCreateInfo pool_info = {VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO, .maxSets = 1, .poolSizeCount = 2, .pPoolSizes = sizes};
    VkDescriptorPool pool;
    CHECK(vkCreateDescriptorPool(device, &pool_info, NULL, &pool));
    VkDescriptorSetAllocateInfo set_info = {VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO, .descriptorPool = pool, .descriptorSetCount = 1, .pSetLayouts = &set_layout};
    VkDescriptorSet set;
    CHECK(vkAllocateDescriptorSets(device, &set_info, &set));
    VkDescriptorBufferInfo whole = {buffer, 0, VK_WHOLE_SIZE};
    VkWriteDescriptorSetAccelerationStructureKHR scene = {VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR, .accelerationStructureCount = 1, .pAccelerationStructures = &top};
    VkWriteDescriptorSet writes[] = {
        {VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET, .dstSet = set, .dstBinding = 0, .descriptorCount = 1, .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, .pBufferInfo = &whole},
        {VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET, .pNext = &scene, .dstSet = set, .dstBinding = 1, .descriptorCount = 1, .descriptorType = VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR}};
    vkUpdateDescriptorSets(device, 2, writes, 0, NULL);
    VkComputePipelineCreateInfo pipeline_info = {VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO, .layout = layout,
        .stage = {VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO, .stage = VK_SHADER_STAGE_COMPUTE_BIT, .module = shader(), .pName = "main"}};
    VkPipeline pipeline;
    CHECK(vkCreateComputePipelines(device, VK_NULL_HANDLE, 1, &pipeline_info, NULL, &pipeline));
    vkCmdBindDescriptorSets(command, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, NULL);
    vkCmdBindPipeline(command, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    vkCmdDispatch(command, RAYS / 64, 1, 1);
    CHECK(vkEndCommandBuffer(command));
    VkSubmitInfo submit = {VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &command};
    CHECK(vkQueueSubmit(queue, 1, &submit, VK_NULL_HANDLE));
    CHECK(vkQueueWaitIdle(queue));
    FILE *file = fopen(argv[1], "wb");
    if (!file || fwrite(words, 4, WORDS, file) != WORDS || fclose(file)) { perror(argv[1]); return 1; }
    return 0;
}
