// Scenes with Vulkan 1.0: tiled targets of several formats, instances, strips and fans, clipping, stencil, textures with levels.
//   vulkan SCENE[:FORMAT] OUT.ppm [WIDTH HEIGHT]
// Everything is drawn to a tiled colour target, which is then copied with a blit to a linear one that the host reads.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vulkan/vulkan.h>

#define CHECK(call) do { VkResult r_ = (call); if (r_ != VK_SUCCESS) { fprintf(stderr, "%s:%d: %s = %d\n", __FILE__, __LINE__, #call, r_); exit(1); } } while (0)

static VkPhysicalDevice physical;
static VkDevice device;
static VkCommandBuffer command;
static VkPipelineLayout layout;
static VkRenderPass pass;
static VkDescriptorSet set;
static uint32_t width = 64, height = 64;
static const char *folder;

struct push { float transform[16], colour[4]; int32_t shape[4]; };
struct state { VkPrimitiveTopology topology; int cull, depth, blend, stencil, clamp, restart, bias, logic; VkBlendOp equation; VkBlendFactor source, destination; };

static VkDeviceMemory allocate(VkMemoryRequirements need, int host) {
    VkPhysicalDeviceMemoryProperties properties;
    vkGetPhysicalDeviceMemoryProperties(physical, &properties);
    VkMemoryPropertyFlags wanted = host ? VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT : 0;
    for (uint32_t i = 0; i < properties.memoryTypeCount; i++)
        if (need.memoryTypeBits >> i & 1 && (properties.memoryTypes[i].propertyFlags & wanted) == wanted) {
            VkMemoryAllocateInfo info = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, .allocationSize = need.size, .memoryTypeIndex = i};
            VkDeviceMemory memory;
            CHECK(vkAllocateMemory(device, &info, NULL, &memory));
            return memory;
        }
    fprintf(stderr, "no memory type\n");
    exit(1);
}

static VkImage image_of(uint32_t w, uint32_t h, uint32_t levels, VkFormat format, VkImageTiling tiling, VkImageUsageFlags usage, VkDeviceMemory *memory) {
    VkImageCreateInfo info = {VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO, .imageType = VK_IMAGE_TYPE_2D, .format = format, .extent = {w, h, 1}, .mipLevels = levels,
        .arrayLayers = 1, .samples = VK_SAMPLE_COUNT_1_BIT, .tiling = tiling, .usage = usage};
    VkImage image;
    CHECK(vkCreateImage(device, &info, NULL, &image));
    VkMemoryRequirements need;
    vkGetImageMemoryRequirements(device, image, &need);
    *memory = allocate(need, tiling == VK_IMAGE_TILING_LINEAR);
    CHECK(vkBindImageMemory(device, image, *memory, 0));
    return image;
}

static VkImageView view_of(VkImage image, VkFormat format, VkImageAspectFlags aspect, uint32_t levels) {
    VkImageViewCreateInfo info = {VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO, .image = image, .viewType = VK_IMAGE_VIEW_TYPE_2D, .format = format, .subresourceRange = {aspect, 0, levels, 0, 1}};
    VkImageView view;
    CHECK(vkCreateImageView(device, &info, NULL, &view));
    return view;
}

static VkShaderModule shader(const char *name) {
    char path[512];
    snprintf(path, sizeof path, "%s/%s.spv", folder, name);
    FILE *f = fopen(path, "rb");
    if (!f) { perror(path); exit(1); }
    static uint32_t code[16384];
    size_t size = fread(code, 1, sizeof code, f);
    fclose(f);
    VkShaderModuleCreateInfo info = {VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, .codeSize = size, .pCode = code};
    VkShaderModule module;
    CHECK(vkCreateShaderModule(device, &info, NULL, &module));
    return module;
}

static VkPipeline pipeline_of(struct state s) {
    VkPipelineShaderStageCreateInfo stages[2] = {
        {VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO, .stage = VK_SHADER_STAGE_VERTEX_BIT, .module = shader("shapes.vert"), .pName = "main"},
        {VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO, .stage = VK_SHADER_STAGE_FRAGMENT_BIT, .module = shader("shapes.frag"), .pName = "main"}};
    VkPipelineVertexInputStateCreateInfo input = {VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO};
    VkPipelineInputAssemblyStateCreateInfo assembly = {VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO, .topology = s.topology, .primitiveRestartEnable = s.restart};
    VkViewport viewport = {0, 0, width, height, 0, 1};
    VkRect2D all = {{0, 0}, {width, height}};
    VkPipelineViewportStateCreateInfo view = {VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO, .viewportCount = 1, .pViewports = &viewport, .scissorCount = 1, .pScissors = &all};
    VkPipelineRasterizationStateCreateInfo raster = {VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO, .depthClampEnable = s.clamp, .polygonMode = VK_POLYGON_MODE_FILL, .cullMode = s.cull,
        .frontFace = VK_FRONT_FACE_CLOCKWISE, .depthBiasEnable = s.bias != 0, .depthBiasConstantFactor = 4 * s.bias, .depthBiasSlopeFactor = s.bias, .lineWidth = 1};
    VkPipelineMultisampleStateCreateInfo samples = {VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO, .rasterizationSamples = VK_SAMPLE_COUNT_1_BIT};
    VkStencilOpState write = {VK_STENCIL_OP_KEEP, VK_STENCIL_OP_INCREMENT_AND_CLAMP, VK_STENCIL_OP_INVERT, VK_COMPARE_OP_ALWAYS, 0xff, 0xff, 1};
    VkStencilOpState test = {VK_STENCIL_OP_KEEP, VK_STENCIL_OP_KEEP, VK_STENCIL_OP_KEEP, VK_COMPARE_OP_EQUAL, 0xff, 0xff, 1};
    VkPipelineDepthStencilStateCreateInfo zs = {VK_STRUCTURE_TYPE_PIPELINE_DEPTH_STENCIL_STATE_CREATE_INFO, .depthTestEnable = s.depth > 0, .depthWriteEnable = s.depth > 1, .depthCompareOp = VK_COMPARE_OP_LESS_OR_EQUAL,
        .stencilTestEnable = s.stencil > 0, .front = s.stencil == 1 ? write : test, .back = s.stencil == 1 ? write : test};
    VkPipelineColorBlendAttachmentState attachment = {.blendEnable = s.blend, .srcColorBlendFactor = s.source, .dstColorBlendFactor = s.destination, .colorBlendOp = s.equation,
        .srcAlphaBlendFactor = VK_BLEND_FACTOR_ONE, .dstAlphaBlendFactor = VK_BLEND_FACTOR_ONE_MINUS_SRC_ALPHA, .alphaBlendOp = VK_BLEND_OP_ADD, .colorWriteMask = 15};
    VkPipelineColorBlendStateCreateInfo colour = {VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO, .logicOpEnable = s.logic > 0, .logicOp = s.logic, .attachmentCount = 1, .pAttachments = &attachment, .blendConstants = {.2f, .5f, .8f, .6f}};
    VkGraphicsPipelineCreateInfo info = {VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO, .stageCount = 2, .pStages = stages, .pVertexInputState = &input, .pInputAssemblyState = &assembly, .pViewportState = &view,
        .pRasterizationState = &raster, .pMultisampleState = &samples, .pDepthStencilState = &zs, .pColorBlendState = &colour, .layout = layout, .renderPass = pass};
    VkPipeline pipeline;
    CHECK(vkCreateGraphicsPipelines(device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline));
    return pipeline;
}

// A shape at (x, y) of a size, turned around y, at a depth; with perspective or without.
static void draw(struct state s, int corners, int what, float x, float y, float size, float turn, float z, int perspective, int instances, float r, float g, float b, float a) {
    struct push p = {.colour = {r, g, b, a}, .shape = {corners, s.topology == VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP, what}};
    float c = cosf(turn), n = sinf(turn);
    float rows[16] = {size * c, 0, size * n * .3f, perspective ? size * n : 0, 0, size, 0, 0, 0, 0, 1, 0, x, y, z, 1};
    if (perspective) rows[15] = 1.2f;
    memcpy(p.transform, rows, sizeof rows);
    vkCmdBindPipeline(command, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline_of(s));
    vkCmdPushConstants(command, layout, VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT, 0, sizeof p, &p);
    vkCmdDraw(command, s.topology == VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP ? 2 * corners + 2 : 3 * corners, instances, 0, 0);
}

static const struct state list = {.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST}, strip = {.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP};

static void inputs(void) {
    for (int what = 0; what < 4; what++) draw(what == 1 ? strip : list, 5 + what, what, -.5f + what % 2, -.5f + what / 2, .45f, what, .3f, what == 2, 1 + (what == 1), 1, .8f, .6f, 1);
    draw(list, 12, 4, 0, 0, .3f, .5f, .2f, 1, 1, 1, 1, 1, 1);
    struct state deep = list;
    deep.depth = 2;
    draw(deep, 6, 8, 0, .7f, .3f, .2f, .2f, 1, 1, 1, 1, 1, 1);
    draw(deep, 6, 0, .1f, .7f, .3f, 0, .5f, 0, 1, .2f, 1, .4f, 1);
}

static void clip(void) {
    struct state s = list;
    s.depth = 2;
    draw(s, 9, 0, 0, .2f, 1.4f, 1.2f, .1f, 1, 1, 1, .9f, .5f, 1);
    draw(s, 7, 2, -.8f, -.7f, .9f, .3f, .4f, 0, 1, .4f, .9f, .5f, 1);
    s.cull = VK_CULL_MODE_BACK_BIT;
    draw(s, 7, 0, .9f, -.6f, .7f, 2.4f, -.1f, 0, 1, .9f, .2f, .9f, 1);
    s.cull = VK_CULL_MODE_FRONT_BIT;
    s.clamp = 1;
    draw(s, 8, 1, .7f, .6f, .5f, .9f, .95f, 1, 1, .9f, .2f, .9f, 1);
}

static void blend(void) {
    struct state s = list;
    s.blend = 1;
    for (int i = 0; i < 15; i++) {
        s.source = i;
        s.destination = (i * 7 + 3) % 14;
        s.equation = i % 5;
        draw(s, 5, 0, -.8f + .4f * (i % 5), -.6f + .6f * (i / 5), .35f, 0, .5f, 0, 1, .9f, .6f, .4f, .3f + .04f * i);
    }
}

static void stencil(void) {
    struct state s = list;
    s.stencil = 1;
    s.depth = 2;
    for (int i = 0; i < 3; i++) draw(s, 5 + i, 0, -.3f + .3f * i, -.2f + .2f * i, .6f, .4f * i, .6f - .2f * i, 0, 1, .3f * i, .4f, .8f, 1);
    s.stencil = 2;
    s.depth = 0;
    draw(s, 20, 0, 0, 0, 1.3f, 0, 0, 0, 1, 1, .9f, .1f, 1);
}

static void textured(void) {
    draw(list, 16, 5, 0, 0, .95f, 1.1f, .3f, 1, 1, 1, 1, 1, 1);
    draw(list, 6, 6, -.7f, -.7f, .3f, 0, .3f, 0, 1, 1, 1, 1, 1);
    draw(list, 6, 7, .7f, -.7f, .3f, 0, .3f, 0, 1, 1, 1, 1, 1);
}

static VkBuffer buffer_of(const void *data, VkDeviceSize size, VkBufferUsageFlags usage) {
    VkBufferCreateInfo info = {VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = size, .usage = usage};
    VkBuffer buffer;
    CHECK(vkCreateBuffer(device, &info, NULL, &buffer));
    VkMemoryRequirements need;
    vkGetBufferMemoryRequirements(device, buffer, &need);
    VkDeviceMemory memory = allocate(need, 1);
    CHECK(vkBindBufferMemory(device, buffer, memory, 0));
    void *at;
    CHECK(vkMapMemory(device, memory, 0, VK_WHOLE_SIZE, 0, &at));
    memcpy(at, data, size);
    vkUnmapMemory(device, memory);
    return buffer;
}

// Binds a shape as `draw` does.
static void bind(struct state s, int corners, int what, float x, float y, float size, float z, float r, float g, float b) {
    struct push p = {.transform = {size, 0, 0, 0, 0, size, 0, 0, 0, 0, 1, 0, x, y, z, 1}, .colour = {r, g, b, 1}, .shape = {corners, s.topology == VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP, what}};
    vkCmdBindPipeline(command, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline_of(s));
    vkCmdPushConstants(command, layout, VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT, 0, sizeof p, &p);
}

// Indices of both sizes, restart, arguments in memory, depth bias, logic operations, points, clears of parts.
static void many(void) {
    static const uint16_t shorts[] = {0, 1, 2, 3, 0xffff, 4, 5, 6, 7, 0xffff, 8, 9, 10, 11};
    static const uint32_t words[] = {0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14};
    static const uint32_t arguments[] = {6, 1, 0, 0, 0, 6, 1, 6, 0, 0, /* of counted ones */ 6, 2, 0, 0, 3, 1, 9, 0};
    VkBuffer of_shorts = buffer_of(shorts, sizeof shorts, VK_BUFFER_USAGE_INDEX_BUFFER_BIT), of_words = buffer_of(words, sizeof words, VK_BUFFER_USAGE_INDEX_BUFFER_BIT);
    VkBuffer indirect = buffer_of(arguments, sizeof arguments, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT);
    struct state restarted = strip, deep = list, offset = list, logical = list, points = list;
    restarted.restart = 1;
    bind(restarted, 6, 0, -.5f, -.7f, .4f, .3f, 1, .8f, .2f);
    vkCmdBindIndexBuffer(command, of_shorts, 0, VK_INDEX_TYPE_UINT16);
    vkCmdDrawIndexed(command, 14, 1, 0, 0, 0);
    bind(list, 6, 0, .5f, -.7f, .3f, .3f, .2f, .8f, 1);
    vkCmdBindIndexBuffer(command, of_words, 0, VK_INDEX_TYPE_UINT32);
    vkCmdDrawIndexed(command, 9, 1, 3, 0, 0);
    bind(list, 6, 1, -.6f, .1f, .3f, .3f, .7f, .8f, .9f);
    vkCmdDrawIndexedIndirect(command, indirect, 0, 2, 20);
    bind(list, 6, 0, .5f, 0, .3f, .2f, .9f, .3f, .6f);
    vkCmdDrawIndirect(command, indirect, 40, 2, 16);
    deep.depth = offset.depth = 2;
    bind(deep, 7, 0, -.5f, .7f, .25f, .5f, .4f, .9f, .3f);
    vkCmdDraw(command, 21, 1, 0, 0);
    offset.bias = 1;
    bind(offset, 7, 0, -.4f, .7f, .25f, .5f, .9f, .1f, .3f);
    vkCmdDraw(command, 21, 1, 0, 0);
    offset.bias = -1;
    bind(offset, 7, 2, -.6f, .6f, .2f, .5f, .9f, .1f, .3f);
    vkCmdDraw(command, 15, 1, 3, 0);
    logical.logic = VK_LOGIC_OP_XOR;
    bind(logical, 5, 0, .3f, .6f, .35f, .3f, .8f, .6f, .4f);
    vkCmdDraw(command, 15, 1, 0, 0);
    logical.logic = VK_LOGIC_OP_OR_INVERTED;
    bind(logical, 5, 0, .6f, .7f, .3f, .3f, .3f, .6f, .4f);
    vkCmdDraw(command, 15, 1, 0, 0);
    points.topology = VK_PRIMITIVE_TOPOLOGY_POINT_LIST;
    bind(points, 9, 0, .1f, .2f, .7f, .3f, 1, 1, 1);
    vkCmdDraw(command, 27, 1, 0, 0);
    VkClearAttachment clears[2] = {{VK_IMAGE_ASPECT_COLOR_BIT, 0, {.color = {.float32 = {.75f, .5f, .25f, 1}}}}, {VK_IMAGE_ASPECT_DEPTH_BIT, 0, {.depthStencil = {.25f, 0}}}};
    VkClearRect rectangles[2] = {{{{3, 3}, {7, 4}}, 0, 1}, {{{50, 28}, {6, 9}}, 0, 1}};
    vkCmdClearAttachments(command, 2, clears, 2, rectangles);
    bind(deep, 8, 0, .75f, .1f, .2f, .4f, 1, 1, 1);
    vkCmdDraw(command, 24, 1, 0, 0);
}

// Lines: a list around a disc, strips with restart, through the near plane.
static void lines(void) {
    static const uint16_t shorts[] = {1, 2, 4, 5, 7, 0xffff, 8, 10, 11, 13, 0xffff, 14, 16};
    VkBuffer of_shorts = buffer_of(shorts, sizeof shorts, VK_BUFFER_USAGE_INDEX_BUFFER_BIT);
    struct state pairs = list, strips = list;
    pairs.topology = VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
    strips.topology = VK_PRIMITIVE_TOPOLOGY_LINE_STRIP;
    strips.restart = 1;
    bind(pairs, 9, 0, -.4f, -.4f, .5f, .3f, 1, .8f, .2f);
    vkCmdDraw(command, 26, 1, 0, 0);
    bind(strips, 6, 1, .4f, .3f, .55f, .3f, .7f, .8f, .9f);
    vkCmdBindIndexBuffer(command, of_shorts, 0, VK_INDEX_TYPE_UINT16);
    vkCmdDrawIndexed(command, 13, 1, 0, 0, 0);
    pairs.depth = 2;
    draw(pairs, 8, 2, .2f, -.3f, 1.1f, 1.9f, .4f, 1, 2, .9f, .9f, .9f, 1);
}

static void barrier(VkImage image, uint32_t level, uint32_t levels, VkImageLayout from, VkImageLayout to) {
    VkImageMemoryBarrier b = {VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER, .srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT, .dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT, .oldLayout = from, .newLayout = to,
        .srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED, .dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED, .image = image, .subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, level, levels, 0, 1}};
    vkCmdPipelineBarrier(command, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 0, NULL, 0, NULL, 1, &b);
}

static void copy(VkImage from, uint32_t level, int32_t w, int32_t h, VkImage to, uint32_t to_level, int32_t to_w, int32_t to_h, VkFilter filter) {
    VkImageBlit blit = {{VK_IMAGE_ASPECT_COLOR_BIT, level, 0, 1}, {{0, 0, 0}, {w, h, 1}}, {VK_IMAGE_ASPECT_COLOR_BIT, to_level, 0, 1}, {{0, 0, 0}, {to_w, to_h, 1}}};
    vkCmdBlitImage(command, from, VK_IMAGE_LAYOUT_GENERAL, to, VK_IMAGE_LAYOUT_GENERAL, 1, &blit, filter);
}

static const struct { const char *name; void (*draw)(void); } scenes[] = {{"inputs", inputs}, {"clip", clip}, {"blend", blend}, {"stencil", stencil}, {"textured", textured}, {"many", many}, {"lines", lines}};
static const struct { const char *name; VkFormat format; } formats[] = {{"8888", VK_FORMAT_R8G8B8A8_UNORM}, {"bgra", VK_FORMAT_B8G8R8A8_UNORM}, {"565", VK_FORMAT_R5G6B5_UNORM_PACK16},
    {"1010102", VK_FORMAT_A2B10G10R10_UNORM_PACK32}, {"16f", VK_FORMAT_R16G16B16A16_SFLOAT}, {"32f", VK_FORMAT_R32G32B32A32_SFLOAT}, {"111110f", VK_FORMAT_B10G11R11_UFLOAT_PACK32}, {"srgb", VK_FORMAT_R8G8B8A8_SRGB}};

int main(int count, char **argument) {
    if (count < 3) { fprintf(stderr, "vulkan SCENE[:FORMAT] OUT.ppm [WIDTH HEIGHT]\n"); return 2; }
    if (count > 4) width = atoi(argument[3]), height = atoi(argument[4]);
    folder = getenv("SHADERS") ? getenv("SHADERS") : ".";
    char *colon = strchr(argument[1], ':');
    if (colon) *colon++ = 0;
    size_t scene = 0, kind = 0;
    while (scene < 7 && strcmp(scenes[scene].name, argument[1])) scene++;
    while (colon && kind < 8 && strcmp(formats[kind].name, colon)) kind++;
    if (scene == 7 || kind == 8) { fprintf(stderr, "no such scene or format\n"); return 2; }
    VkFormat format = formats[kind].format, plain = VK_FORMAT_R8G8B8A8_UNORM, deep = scenes[scene].draw == stencil ? VK_FORMAT_D32_SFLOAT_S8_UINT : VK_FORMAT_D16_UNORM;

    VkApplicationInfo application = {VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_0};
    VkInstanceCreateInfo instance_info = {VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &application};
    VkInstance instance;
    CHECK(vkCreateInstance(&instance_info, NULL, &instance));
    uint32_t devices = 1;
    if (vkEnumeratePhysicalDevices(instance, &devices, &physical) < 0 || !devices) { fprintf(stderr, "no device\n"); return 1; }
    float priority = 1;
    VkDeviceQueueCreateInfo queue_info = {VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, .queueCount = 1, .pQueuePriorities = &priority};
    VkPhysicalDeviceFeatures features = {.depthClamp = 1, .multiDrawIndirect = 1, .drawIndirectFirstInstance = 1, .logicOp = 1};
    VkDeviceCreateInfo device_info = {VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, .queueCreateInfoCount = 1, .pQueueCreateInfos = &queue_info, .pEnabledFeatures = &features};
    CHECK(vkCreateDevice(physical, &device_info, NULL, &device));
    VkQueue queue;
    vkGetDeviceQueue(device, 0, 0, &queue);

    VkDeviceMemory memory, host, texel_memory;
    VkImage colour = image_of(width, height, 1, format, VK_IMAGE_TILING_OPTIMAL, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT, &memory);
    VkImage depth = image_of(width, height, 1, deep, VK_IMAGE_TILING_OPTIMAL, VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT, &memory);
    VkImage shown = image_of(width, height, 1, plain, VK_IMAGE_TILING_LINEAR, VK_IMAGE_USAGE_TRANSFER_DST_BIT, &host);
    VkImage source = image_of(32, 32, 1, plain, VK_IMAGE_TILING_LINEAR, VK_IMAGE_USAGE_TRANSFER_SRC_BIT, &texel_memory);
    VkImage texture = image_of(32, 32, 6, plain, VK_IMAGE_TILING_OPTIMAL, VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT | VK_IMAGE_USAGE_SAMPLED_BIT, &memory);
    VkImageView views[2] = {view_of(colour, format, VK_IMAGE_ASPECT_COLOR_BIT, 1),
        view_of(depth, deep, VK_IMAGE_ASPECT_DEPTH_BIT | (deep == VK_FORMAT_D16_UNORM ? 0 : VK_IMAGE_ASPECT_STENCIL_BIT), 1)};
    VkImageSubresource part = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0};
    VkSubresourceLayout where;
    vkGetImageSubresourceLayout(device, source, &part, &where);
    uint8_t *at;
    CHECK(vkMapMemory(device, texel_memory, 0, VK_WHOLE_SIZE, 0, (void **)&at));
    for (int y = 0; y < 32; y++)
        for (int x = 0; x < 32; x++) {
            uint8_t *t = at + where.offset + y * where.rowPitch + x * 4;
            int on = (x / 4 + y / 4) & 1;
            t[0] = on ? 250 : x * 8; t[1] = on ? 255 - y * 4 : 32; t[2] = on ? 64 : 255 - x * 4; t[3] = 255;
        }
    vkUnmapMemory(device, texel_memory);

    VkAttachmentDescription attachments[2] = {
        {0, format, VK_SAMPLE_COUNT_1_BIT, VK_ATTACHMENT_LOAD_OP_CLEAR, VK_ATTACHMENT_STORE_OP_STORE, VK_ATTACHMENT_LOAD_OP_DONT_CARE, VK_ATTACHMENT_STORE_OP_DONT_CARE, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL},
        {0, deep, VK_SAMPLE_COUNT_1_BIT, VK_ATTACHMENT_LOAD_OP_CLEAR, VK_ATTACHMENT_STORE_OP_STORE, VK_ATTACHMENT_LOAD_OP_CLEAR, VK_ATTACHMENT_STORE_OP_STORE, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL}};
    VkAttachmentReference colour_reference = {0, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL}, depth_reference = {1, VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL};
    VkSubpassDescription subpass = {.colorAttachmentCount = 1, .pColorAttachments = &colour_reference, .pDepthStencilAttachment = &depth_reference};
    VkRenderPassCreateInfo pass_info = {VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO, .attachmentCount = 2, .pAttachments = attachments, .subpassCount = 1, .pSubpasses = &subpass};
    CHECK(vkCreateRenderPass(device, &pass_info, NULL, &pass));
    VkFramebufferCreateInfo framebuffer_info = {VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO, .renderPass = pass, .attachmentCount = 2, .pAttachments = views, .width = width, .height = height, .layers = 1};
    VkFramebuffer framebuffer;
    CHECK(vkCreateFramebuffer(device, &framebuffer_info, NULL, &framebuffer));

    VkDescriptorSetLayoutBinding slot = {0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1, VK_SHADER_STAGE_FRAGMENT_BIT};
    VkDescriptorSetLayoutCreateInfo set_info = {VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, .bindingCount = 1, .pBindings = &slot};
    VkDescriptorSetLayout set_layout;
    CHECK(vkCreateDescriptorSetLayout(device, &set_info, NULL, &set_layout));
    VkPushConstantRange range = {VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT, 0, sizeof(struct push)};
    VkPipelineLayoutCreateInfo layout_info = {VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO, .setLayoutCount = 1, .pSetLayouts = &set_layout, .pushConstantRangeCount = 1, .pPushConstantRanges = &range};
    CHECK(vkCreatePipelineLayout(device, &layout_info, NULL, &layout));
    VkSamplerCreateInfo sampler_info = {VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO, .magFilter = VK_FILTER_LINEAR, .minFilter = VK_FILTER_LINEAR, .mipmapMode = VK_SAMPLER_MIPMAP_MODE_LINEAR, .maxLod = 8,
        .addressModeU = VK_SAMPLER_ADDRESS_MODE_MIRRORED_REPEAT, .addressModeV = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER, .borderColor = VK_BORDER_COLOR_FLOAT_OPAQUE_WHITE};
    VkSampler sampler;
    CHECK(vkCreateSampler(device, &sampler_info, NULL, &sampler));
    VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1};
    VkDescriptorPoolCreateInfo pool_info = {VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO, .maxSets = 1, .poolSizeCount = 1, .pPoolSizes = &size};
    VkDescriptorPool pool;
    CHECK(vkCreateDescriptorPool(device, &pool_info, NULL, &pool));
    VkDescriptorSetAllocateInfo allocate_info = {VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO, .descriptorPool = pool, .descriptorSetCount = 1, .pSetLayouts = &set_layout};
    CHECK(vkAllocateDescriptorSets(device, &allocate_info, &set));
    VkDescriptorImageInfo image_info = {sampler, view_of(texture, plain, VK_IMAGE_ASPECT_COLOR_BIT, 6), VK_IMAGE_LAYOUT_GENERAL};
    VkWriteDescriptorSet write = {VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET, .dstSet = set, .descriptorCount = 1, .descriptorType = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, .pImageInfo = &image_info};
    vkUpdateDescriptorSets(device, 1, &write, 0, NULL);

    VkCommandPoolCreateInfo command_pool_info = {VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
    VkCommandPool command_pool;
    CHECK(vkCreateCommandPool(device, &command_pool_info, NULL, &command_pool));
    VkCommandBufferAllocateInfo command_info = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, .commandPool = command_pool, .commandBufferCount = 1};
    CHECK(vkAllocateCommandBuffers(device, &command_info, &command));
    VkCommandBufferBeginInfo begin = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    CHECK(vkBeginCommandBuffer(command, &begin));
    if (scenes[scene].draw == textured) {
        barrier(source, 0, 1, VK_IMAGE_LAYOUT_PREINITIALIZED, VK_IMAGE_LAYOUT_GENERAL);
        barrier(texture, 0, 6, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL);
        copy(source, 0, 32, 32, texture, 0, 32, 32, VK_FILTER_NEAREST);
        for (int level = 1; level < 6; level++) {
            barrier(texture, level - 1, 1, VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_GENERAL);
            copy(texture, level - 1, 32 >> (level - 1), 32 >> (level - 1), texture, level, 32 >> level, 32 >> level, VK_FILTER_LINEAR);
        }
        barrier(texture, 0, 6, VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_GENERAL);
    }
    VkClearValue clear[2] = {{.color = {.float32 = {0.125f, 0.25f, 0.375f, 1}}}, {.depthStencil = {1, 0}}};
    VkRect2D all = {{0, 0}, {width, height}};
    VkRenderPassBeginInfo pass_begin = {VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO, .renderPass = pass, .framebuffer = framebuffer, .renderArea = all, .clearValueCount = 2, .pClearValues = clear};
    vkCmdBeginRenderPass(command, &pass_begin, VK_SUBPASS_CONTENTS_INLINE);
    vkCmdBindDescriptorSets(command, VK_PIPELINE_BIND_POINT_GRAPHICS, layout, 0, 1, &set, 0, NULL);
    scenes[scene].draw();
    vkCmdEndRenderPass(command);
    barrier(colour, 0, 1, VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_GENERAL);
    barrier(shown, 0, 1, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL);
    copy(colour, 0, width, height, shown, 0, width, height, VK_FILTER_NEAREST);
    CHECK(vkEndCommandBuffer(command));
    VkFenceCreateInfo fence_info = {VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
    VkFence fence;
    CHECK(vkCreateFence(device, &fence_info, NULL, &fence));
    VkSubmitInfo submit = {VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &command};
    CHECK(vkQueueSubmit(queue, 1, &submit, fence));
    CHECK(vkWaitForFences(device, 1, &fence, VK_TRUE, 10000000000ull));

    vkGetImageSubresourceLayout(device, shown, &part, &where);
    CHECK(vkMapMemory(device, host, 0, VK_WHOLE_SIZE, 0, (void **)&at));
    FILE *out = fopen(argument[2], "wb");
    if (!out) { perror(argument[2]); return 1; }
    fprintf(out, "P6\n%u %u\n255\n", width, height);
    for (uint32_t y = 0; y < height; y++)
        for (uint32_t x = 0; x < width; x++) fwrite(at + where.offset + y * where.rowPitch + x * 4, 1, 3, out);
    fclose(out);
    return 0;
}
