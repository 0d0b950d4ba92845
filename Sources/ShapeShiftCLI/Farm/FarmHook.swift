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
    try OutputFile.makeFolders(above: "\(site.job.folder)/picture")
    let status: Int32
    do {
      status = try start(chunk)
    } catch {
      throw Failure(.temporary, "'\(command)' can't be started: \(error)")
    }
    guard status == 0 else {
      throw Failure(.inputOutput, "'\(command)' failed with status \(status)")
    }
  }

  private func start(_ chunk: Int?) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: site.job.folder, isDirectory: true)
    var environment = ProcessInfo.processInfo.environment
    environment["SHAPESHIFT_PLAN"] = site.folder.path
    environment["SHAPESHIFT_CHUNK"] = chunk.map(String.init)
    process.environment = environment
    let names = Pipe()
    process.standardInput = names
    // Standard output is for the engine.
    process.standardOutput = FileHandle.standardError
    try process.run()
    // One that does not read them says how it went by its end.
    try? names.fileHandleForWriting.write(contentsOf: Data(list(chunk).utf8))
    try? names.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
  }

  private func list(_ chunk: Int?) -> String {
    guard let chunk, let part = FrameShard(chunk, of: site.plan.chunks) else { return "" }
    let files = site.plan.range(of: chunk).compactMap(site.job.file)
    return (files + [site.job.bookName(of: part)]).map { $0 + "\n" }.joined()
  }
}
