#if FUZZING
import Foundation
import Testing

/// libFuzzer's loop; it ends the process.
///
/// Source: LLVM, "libFuzzer", section "Using libFuzzer as a library".
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// What `Scripts/fuzz` starts, in a build with sanitizers: one target, by libFuzzer.
@MainActor
@Suite struct FuzzDriver {
  private static let variables = ProcessInfo.processInfo.environment

  /// The target that the process runs.
  private static let target: FuzzTarget = {
    let name = variables["SHAPESHIFT_FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
      fatalError("unknown target '\(name)'; expected one of \(FuzzTarget.all.map(\.name))")
    }
    return target
  }()

  /// Prints the targets with the maximum number of bytes of an input, one per line.
  @Test func list() {
    for target in FuzzTarget.all { print("target: \(target.name) \(target.longest)") }
  }

  @Test func run() throws {
    Self.stopRecordingErrors()
    let words = FileManager.default.temporaryDirectory
      .appendingPathComponent("shapeshift-\(Self.target.name)-\(getpid()).dict")
    try Self.dictionary.write(to: words, atomically: true, encoding: .utf8)
    let more = (Self.variables["SHAPESHIFT_FUZZ_ARGUMENTS"] ?? "").split(separator: "\n").map(
      String.init)
    // libFuzzer refuses a dictionary without words.
    let dictionary = Self.target.words.isEmpty ? [] : ["-dict=\(words.path)"]
    let all = ["fuzz", "-max_len=\(Self.target.longest)"] + dictionary + more
    var count = Int32(all.count)
    var texts: [UnsafeMutablePointer<CChar>?] = all.map { strdup($0) } + [nil]
    texts.withUnsafeMutableBufferPointer { texts in
      guard var start = texts.baseAddress else { return }
      _ = runDriver(&count, &start) { bytes, count in
        MainActor.assumeIsolated {
          FuzzDriver.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
        }
        return 0
      }
    }
    Issue.record("libFuzzer did not begin")
  }

  /// Switches off the backtraces that Swift Testing records of all thrown errors: most inputs end in one.
  private static func stopRecordingErrors() {
    for name in ["swt_setWillThrowHandler", "swt_setWillThrowTypedHandler"] {
      guard let address = dlsym(nil, name) else { continue }
      typealias Setter = @convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?
      _ = unsafeBitCast(address, to: Setter.self)(nil)
    }
  }

  private static func check(_ bytes: [UInt8]) {
    do { try target.check(bytes) } catch { fatalError("finding: \(error)") }
  }

  /// The words of the target as libFuzzer reads them, every byte by its number.
  private static var dictionary: String {
    target.words.map { word in
      let bytes = word.utf8.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      return "\"\(bytes.joined())\"\n"
    }.joined()
  }
}
#endif
