import DocumentModel
import DocumentViews
import InputModel
import ShapeShift
import ShapeShiftDocuments

/// What was found out about scenes by running them, for all that show the same.
@MainActor
final class StudioMemory {
  /// What a course depends on.
  struct Key: Hashable {
    let item: String
    let revision: Int
    let look: StudioLook
    let log: String
  }

  /// Fonts, by the documents that name them.
  let fonts = SceneCache()
  /// What happens to the views by the document's script and the log, once it is known.
  private var courses: [Key: InputLog] = [:]
  /// When all rests; nil inside where it never does.
  private var ends: [Key: Double?] = [:]

  /// More of them are not kept.
  private static let most = 256

  func key(_ item: StudioItem, _ look: StudioLook, _ log: InputLog) -> Key {
    Key(
      item: item.id, revision: item.revision, look: look,
      log: log.entries.isEmpty
        ? "" : SHA256.hexDigest(of: Array(log.lines(includingSecrets: true).utf8)))
  }

  /// All that happens to the views of a scene from outside.
  func course(_ key: Key, _ make: () throws -> InputLog) rethrows -> InputLog {
    if let known = courses[key] { return known }
    let course = try make()
    if courses.count >= Self.most { courses = [:] }
    courses[key] = course
    return course
  }

  /// When a scene comes to rest; nil if that is not known yet.
  func end(_ key: Key) -> Double?? { ends[key] }

  func note(_ end: Double?, _ key: Key) {
    if ends.count >= Self.most { ends = [:] }
    ends[key] = .some(end)
  }
}
