import FileStorage
import Glibc
import IntegerConversion
import ShapeShiftDocuments

/// A program that this one starts and waits for.
struct ChildProcess {
  /// How it came to an end.
  enum End: Equatable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  let number: pid_t

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - environment: All of its variables, as `NAME=value`; nil for those of this process.
  ///   - streams: What it has open in the place of its streams and as further files: its number there, and here.
  ///   - leadsGroup: Whether it and what it starts can be sent signals together.
  init(
    _ program: String, _ arguments: [String], environment: [String]? = nil,
    streams: [(there: Int32, here: Int32)] = [], leadsGroup: Bool = false
  ) throws(Failure) {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    for stream in streams {
      unsafe posix_spawn_file_actions_adddup2(&actions, stream.here, stream.there)
    }
    var defaults = sigset_t()
    unsafe sigemptyset(&defaults)
    unsafe sigaddset(&defaults, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    let flags = POSIX_SPAWN_SETSIGDEF | (leadsGroup ? Int32(POSIX_SPAWN_SETPGROUP) : 0)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var number: pid_t = 0
    let words = CStrings([program] + arguments)
    let variables = environment.map { CStrings($0) }
    let code = unsafe posix_spawn(
      &number, program, &actions, &attributes, words.pointer, variables?.pointer ?? environ)
    guard code == 0 else {
      let reason = SystemError(code: code)
      throw Failure(
        reason.isTemporary ? .temporary : .unavailable,
        "\(program) can't be started: \(reason.sentence)")
    }
    self.number = number
  }

  /// Lets this process go on as another program.
  ///
  /// - Returns: Why that can't be.
  static func become(_ program: String, _ arguments: [String]) -> SystemError {
    let words = CStrings([program] + arguments)
    unsafe execv(program, words.pointer)
    return .last
  }

  /// Waits for the end.
  func wait() -> End {
    var status: Int32 = 0
    while unsafe waitpid(number, &status, 0) < 0, errno == EINTR {}
    return Self.end(status)
  }

  /// The end, if it has come.
  func endIfOver() -> End? {
    var status: Int32 = 0
    return unsafe waitpid(number, &status, WNOHANG) == number ? Self.end(status) : nil
  }

  private static func end(_ status: Int32) -> End {
    let signal = status & 0x7f
    return signal == 0 ? .exited(status >> 8 & 0xff) : .killed(signal: signal)
  }

  /// Ends it at once, and waits until it has.
  func end() {
    kill(number, SIGKILL)
    _ = wait()
  }

  /// Sends a signal to it and to all of its group.
  func endGroup(_ signal: Int32 = SIGKILL) { kill(-number, signal) }

  /// The processor time that it has used, in seconds; 0 where that is not known.
  var processorTime: Double { ProcessStatus(number)?.processorTime ?? 0 }

  /// Whether the main thread has ended while others keep the process alive.
  var hasNoMainThread: Bool { ProcessStatus(number)?.isZombie == true && !isOver }

  /// The memory that it has, in bytes; 0 where that is not known.
  ///
  /// Source: proc(5), `/proc/pid/statm`, the second field, in pages.
  var memory: Int {
    guard let file = try? FileSystem.contents(of: "/proc/\(number)/statm") else { return 0 }
    let fields = String(decoding: file.bytes, as: UTF8.self).split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// Has Swift's runtime say where it is, which takes some seconds.
  func endWithTrace() {
    kill(number, SIGQUIT)
    for _ in 0..<200 where !isOver { usleep(50_000) }
  }

  /// Whether it has ended; it can be waited for all the same.
  var isOver: Bool {
    var info = unsafe siginfo_t()
    let isKnown = unsafe waitid(P_PID, id_t(number), &info, WEXITED | WNOHANG | WNOWAIT) == 0
    let signal = unsafe info.si_signo
    return isKnown && signal != 0
  }

  /// Runs a program to its end.
  ///
  /// - Returns: What it wrote on standard output and standard error, and how it ended.
  static func output(
    of program: String, _ arguments: [String], environment: [String]? = nil
  ) throws(Failure) -> (output: [UInt8], end: End) {
    let pipe = try OpenPipe()
    let child = try ChildProcess(
      program, arguments, environment: environment, streams: [(1, pipe.input), (2, pipe.input)])
    pipe.closeInput()
    do throws(SystemError) {
      return try child.outcome(FileDescriptor(number: pipe.takeOutput()), atMost: 1 << 24)
    } catch {
      throw Failure(.inputOutput, "the output of \(program) can't be read: \(error.sentence)")
    }
  }

  /// Reads what it writes until it ends, even if a process that it started keeps the pipe open.
  private func outcome(
    _ output: consuming FileDescriptor, atMost limit: Int
  ) throws(SystemError) -> (output: [UInt8], end: End) {
    var (bytes, end) = ([UInt8](), End?.none)
    while bytes.count < limit {
      if output.waitForInput(milliseconds: end == nil ? 100 : 0) {
        let part = try output.read(upTo: min(1 << 18, limit - bytes.count))
        guard !part.isEmpty else { break }
        bytes += part
      } else if end != nil {
        break
      } else {
        end = endIfOver()
      }
    }
    return (bytes, end ?? wait())
  }

  /// Runs a program to its end; what it says on standard error goes where this process' own does.
  ///
  /// - Parameter input: What it reads on standard input.
  /// - Returns: What it wrote on standard output, and how it ended.
  static func exchange(
    _ program: String, _ arguments: [String], input: [UInt8]
  ) throws -> (output: [UInt8], end: End) {
    let (there, back) = (try OpenPipe(), try OpenPipe())
    let child = try ChildProcess(
      program, arguments, streams: [(0, there.output), (1, back.input)])
    back.closeInput()
    try send(input, into: there)
    return try child.outcome(FileDescriptor(number: back.takeOutput()), atMost: 1 << 30)
  }

  /// Writes all of a pipe's content and closes it; who does not read all of it says so by its end.
  private static func send(_ bytes: [UInt8], into pipe: OpenPipe) throws {
    let file = try pipe.writer()
    pipe.closeInput()
    if !bytes.isEmpty { try? file.write(bytes) }
  }
}

/// A pipe whose ends are not for programs that are started, unless they are handed to them.
final class OpenPipe {
  /// Where it is written to; -1 when that is closed.
  private(set) var input: Int32
  /// Where it is read from; -1 when that is closed or taken.
  private(set) var output: Int32

  init() throws(Failure) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      throw Failure(.temporary, "a pipe can't be created: \(SystemError.last.sentence)")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (output, input) = (ends[0], ends[1])
  }

  deinit {
    closeInput()
    closeOutput()
  }

  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  func closeOutput() {
    if output >= 0 { close(output) }
    output = -1
  }

  /// Another descriptor of the end to write to.
  func writer() throws(SystemError) -> FileDescriptor {
    let copy = fcntl(input, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw .last }
    return FileDescriptor(number: copy)
  }

  func write(_ bytes: [UInt8]) throws(SystemError) { try writer().write(bytes) }

  /// The end to write to, which the caller closes.
  func takeInput() -> Int32 {
    defer { input = -1 }
    return input
  }

  /// The end to read from, which the caller closes.
  func takeOutput() -> Int32 {
    defer { output = -1 }
    return output
  }
}

/// Texts as C has them, ending in a null pointer.
@safe private final class CStrings {
  let pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ texts: [String]) {
    count = texts.count
    unsafe pointer = .allocate(capacity: texts.count + 1)
    for (index, text) in texts.enumerated() {
      unsafe (pointer + index).initialize(to: strdup(text))
    }
    unsafe (pointer + texts.count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { unsafe free(pointer[index]) }
    unsafe pointer.deallocate()
  }
}
