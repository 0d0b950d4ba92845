import DocumentModel
import DocumentViews
import FileStorage
import ShapeShift
import ShapeShiftDocuments

/// Swift code and its previews.
@MainActor
final class StudioSwift {
  let path: String
  private(set) var items: [StudioItem] = []
  /// What was loaded last.
  private(set) var previews: SwiftPreviews?
  /// The files to follow.
  private(set) var followed: [String] = []
  private var stamps: [String: StudioStamp] = [:]
  private var isRead = false

  init(_ path: String) { self.path = path }

  /// Compiles the code if it is another one than before.
  ///
  /// - Parameter known: The items by their ids.
  /// - Returns: The items that are other ones now.
  func update(
    known: [String: StudioItem], limits: DocumentLimits, building: () -> Void
  ) -> [StudioItem] {
    followed = [path] + SwiftSources.followed(from: path)
    let present = Dictionary(followed.map { ($0, StudioStamp(of: $0)) }) { first, _ in first }
    guard !isRead || present != stamps else { return [] }
    (stamps, isRead) = (present, true)
    building()
    do throws(Failure) {
      let swift = try SwiftPreviews(InputFile(path), type: nil, limits: limits, mayRun: true)
      previews = swift
      items = swift.previews.indices.map { item($0, of: swift, known) }
    } catch {
      if items.isEmpty { items = [placeholder(known)] }
      for item in items { item.fail(error, files: []) }
    }
    return items
  }

  private func item(
    _ index: Int, of swift: SwiftPreviews, _ known: [String: StudioItem]
  ) -> StudioItem {
    let preview = swift.previews[index]
    let names = swift.previews.prefix(index).filter { "\($0)" == "\(preview)" }.count
    let key = "\(path) \(swift.target(index)) \(preview) \(names)"
    let new = StudioItem(
      .preview, path: path, name: "\(preview)", group: swift.target(index), key: key)
    let item = known[new.id] ?? new
    (item.line, item.index) = (preview.line, index)
    item.enter = { swift.enter() }
    item.size = preview.size ?? item.size
    item.take(swift.scene(index), warnings: swift.warnings, files: [])
    return item
  }

  /// What stands for code that could not be compiled yet.
  private func placeholder(_ known: [String: StudioItem]) -> StudioItem {
    let name = InputFile(path).stem
    let new = StudioItem(.preview, path: path, name: name, group: name, key: path)
    return known[new.id] ?? new
  }
}
