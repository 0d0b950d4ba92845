import DocumentModel
import FileStorage
import Glibc
import ShapeShiftDocuments

/// The folder of a plan: the plan, what the engine is given, and what happened.
struct FarmFolder {
  let path: String

  /// A folder, or the plan in it; the path becomes one from the root.
  init(_ path: String) {
    let folder = FileSystem.name(of: path) == Self.planName ? FileSystem.folder(of: path) : path
    self.path = FileSystem.resolved(folder) ?? folder
  }

  private static let planName = "plan.json"
  static let logsName = "logs"

  var planPath: String { "\(path)/\(Self.planName)" }
  var submissionsPath: String { "\(path)/submissions.jsonl" }
  var logs: String { "\(path)/\(Self.logsName)" }
  var reports: String { "\(path)/reports" }
  private var locks: String { "\(path)/locks" }

  /// Makes the folder and those in it.
  func make() throws(Failure) {
    try OutputFile.makeFolder(path)
    for folder in [logs, reports, locks] { try OutputFile.makeFolder(folder) }
  }

  func plan() throws(Failure) -> FarmPlan {
    try FarmPlan(try InputFile(planPath).source(limits: DocumentLimits()))
  }

  /// Writes a file beside the plan.
  func write(_ text: String, to name: String) throws(Failure) {
    try OutputFile(path: "\(path)/\(name)").write(Array(text.utf8))
  }

  // MARK: Locks

  /// Keeps all others from a chunk until the descriptor is closed; nil if one of them has it.
  func lock(chunk: Int) throws(SystemError) -> FileDescriptor? { try lock("\(chunk)") }

  /// Keeps others from collecting; nil if one does.
  func lockCollection() throws(SystemError) -> FileDescriptor? { try lock("collect") }

  private func lock(_ name: String) throws(SystemError) -> FileDescriptor? {
    let file = try FileDescriptor.regular(
      "\(locks)/\(name)", flags: O_RDWR | O_CREAT | O_NOFOLLOW)
    guard try file.lock() else { return nil }
    return file
  }

  /// Whether somebody is at a chunk, whatever the engine says.
  func isLocked(chunk: Int) -> Bool {
    guard FileSystem.exists("\(locks)/\(chunk)") else { return false }
    do throws(SystemError) {
      guard let file = try lock(chunk: chunk) else { return true }
      file.unlock()
      return false
    } catch {
      return false
    }
  }

  // MARK: Lines

  /// Adds a line to a file of lines.
  func append(_ object: JSONObject, to path: String) throws(SystemError) {
    let file = try FileDescriptor.regular(
      path, flags: O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW)
    try file.write(Array((JSONWriter.compact(.object(object)) + "\n").utf8))
  }

  /// The lines of a file; one that was cut off is left out.
  func lines(of path: String) -> [JSONObject] {
    guard let contents = (try? FileSystem.contents(of: path)) ?? nil else { return [] }
    return contents.bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      JSONReader.read(SourceText(name: path, bytes: Array(line))).root?.value.object
    }
  }
}
