// Clocks the simulated board (simulation.py) and carries its serial line over a socket: a byte of the host for each byte of
// the line, with the back-pressure of both sides. One host at a time; between hosts the board stands still.

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "Vboard.h"
#include "verilated.h"

namespace {

// Clocks between looks at the socket: it costs as much as some clocks of the board.
constexpr unsigned BETWEEN = 16;

[[noreturn]] void fail(const char* what) {
    std::fprintf(stderr, "board: %s: %s\n", what, std::strerror(errno));
    std::exit(1);
}

int listen_at(const std::string& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.size() >= sizeof address.sun_path) {
        errno = ENAMETOOLONG;
        fail(path.c_str());
    }
    path.copy(address.sun_path, path.size());
    unlink(path.c_str());
    const int listener = socket(AF_UNIX, SOCK_STREAM, 0);
    if (listener < 0 || bind(listener, reinterpret_cast<sockaddr*>(&address), sizeof address) < 0 || listen(listener, 1) < 0) fail(path.c_str());
    return listener;
}

// The host's end of the line.
class Host {
public:
    explicit Host(int listener) : listener_(listener) {}

    // Waits until there is a host.
    void attend() {
        if (host_ >= 0) return;
        host_ = accept(listener_, nullptr, nullptr);
        if (host_ < 0) fail("accept");
        fcntl(host_, F_SETFL, O_NONBLOCK);
        received_.clear();
        sent_.clear();
    }

    void exchange() {
        char bytes[4096];
        if (received_.size() < sizeof bytes) {
            const ssize_t length = read(host_, bytes, sizeof bytes);
            if (length > 0) received_.append(bytes, length);
            if (length == 0 || (length < 0 && errno != EAGAIN)) return leave();
        }
        if (!sent_.empty()) {
            const ssize_t length = send(host_, sent_.data(), sent_.size(), MSG_NOSIGNAL);
            if (length > 0) sent_.erase(0, length);
            if (length < 0 && errno != EAGAIN) return leave();
        }
    }

    bool has_byte() const { return at_ < received_.size(); }
    uint8_t byte() const { return received_[at_]; }

    void take() {
        if (++at_ == received_.size()) {
            received_.clear();
            at_ = 0;
        }
    }

    void put(uint8_t byte) { sent_.push_back(static_cast<char>(byte)); }

private:
    void leave() {
        close(host_);
        host_ = -1;
        at_ = 0;
    }

    int listener_;
    int host_ = -1;
    std::string received_, sent_;
    size_t at_ = 0;
};

}  // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::fprintf(stderr, "usage: %s SOCKET\n", arguments[0]);
        return 2;
    }
    Host host(listen_at(arguments[1]));
    std::printf("the board is at sim:%s\n", arguments[1]);
    std::fflush(stdout);
    VerilatedContext context;
    Vboard board(&context);
    board.serial_source_ready = 1;
    for (uint64_t clock = 0;; ++clock) {
        // The first clocks are the board's reset.
        if (clock % BETWEEN == 0 && clock > 0) {
            host.attend();
            host.exchange();
        }
        board.serial_sink_valid = host.has_byte();
        board.serial_sink_data = host.has_byte() ? host.byte() : 0;
        board.sys_clk = 0;
        board.eval();
        const bool taken = board.serial_sink_valid && board.serial_sink_ready;
        if (board.serial_source_valid) host.put(board.serial_source_data);
        board.sys_clk = 1;
        board.eval();
        if (taken) host.take();
    }
}
