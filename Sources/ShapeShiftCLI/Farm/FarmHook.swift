import FileStorage
import Foundation
import Glibc
import ShapeShift
import ShapeShiftDocuments

/// A shell's command of the plan, which carries results elsewhere or brings them back.
///
/// It runs in the folder of pictures. `SHAPESHIFT_PLAN` is the plan's folder and, after a chunk, `SHAPESHIFT_CHUNK` its
/// number; the names of its files, its manifest last, come on standard input, one a line.
@MainActor
struct FarmHook {
  private let command: String
  private let site: FarmSite

  init(_ command: String, _ site: FarmSite) { (self.command, self.site) = (command, site) }

  /// Runs it to its end.
  ///
  /// - Throws: `inputOutput` when it fails.
  func run(after chunk: Int? = nil) throws(Failure) {
    let names = names(of: chunk)
    if let name = names.first(where: { $0.contains("\n") }) {
      throw Failure(
        .usage,
        "'\(name.printable)' contains a line feed, but '\(command)' reads one name per line",
        help: "choose output names without line feeds")
    }
    try OutputFile.makeFolders(above: "\(site.job.folder)/picture")
    let status: Int32
    do {
      status = try start(chunk, names)
    } catch {
      throw Failure(.temporary, "'\(command)' can't be started: \(error)")
    }
    guard status == 0 else {
      throw Failure(.inputOutput, "'\(command)' failed with status \(status)")
    }
  }

  private func start(_ chunk: Int?, _ names: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: site.job.folder, isDirectory: true)
    var environment = ProcessInfo.processInfo.environment
    environment["SHAPESHIFT_PLAN"] = site.folder.path
    environment["SHAPESHIFT_CHUNK"] = chunk.map(String.init)
    process.environment = environment
    let input = Pipe()
    process.standardInput = input
    // Standard output is for the engine.
    process.standardOutput = FileHandle.standardError
    try process.run()
    // One that does not read them says how it went by its end.
    let lines = names.map { $0 + "\n" }.joined()
    try? input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
  }

  private func names(of chunk: Int?) -> [String] {
    guard let chunk, let part = FrameShard(chunk, of: site.plan.chunks) else { return [] }
    let files = site.plan.range(of: chunk).compactMap(site.job.file)
    return files + [site.job.bookName(of: part)]
  }
}
