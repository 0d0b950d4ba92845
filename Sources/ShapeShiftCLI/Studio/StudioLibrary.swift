import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import ShapeShift
import ShapeShiftDocuments

/// All that the studio shows, and how it is found and read.
@MainActor
final class StudioLibrary {
  /// The items in the order in which pages list them.
  private(set) var items: [StudioItem] = []
  let limits = DocumentLimits()
  private let paths: [String]
  private let code: Bool?
  private var swift: [StudioSwift] = []
  /// Rows that documents are looked at with.
  private(set) var rows: StudioRows?

  /// More than these are not shown.
  private static let mostItems = 5000

  /// - Parameters:
  ///   - data: A file with rows.
  ///   - code: Whether the Swift code of folders is run.
  init(_ paths: [String], data: String?, code: Bool?) {
    (self.paths, self.code) = (paths, code)
    rows = data.map { StudioRows($0, limits: limits) }
  }

  func item(_ id: String) throws(Failure) -> StudioItem {
    guard let item = items.first(where: { $0.id == id }) else {
      throw .studio("unknown item \(Diagnostic.quoted(id))")
    }
    try item.checkInside(item.path)
    return item
  }

  /// The previews of Swift code as they were loaded last.
  func previews(of path: String) -> SwiftPreviews? {
    swift.first { $0.path == path }?.previews
  }

  // MARK: Finding

  /// Looks for what there is; items that were there before stay as they are.
  ///
  /// - Parameter building: Called before Swift code is compiled.
  /// - Returns: Whether other items are listed than before, and those that were read anew.
  func update(building: () -> Void) -> (isOtherList: Bool, changed: [StudioItem]) {
    let known = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })
    var (found, changed): ([StudioItem], [StudioItem]) = ([], [])
    let areOtherRows = updateRows()
    let sources = StudioSources(paths, code: code)
    for source in sources.found.prefix(Self.mostItems) {
      let new = StudioItem(
        source.kind, path: source.path, root: source.root, name: source.name,
        group: source.group, key: source.path)
      let item = known[new.id] ?? new
      if item.isOutdated || areOtherRows && item.isDocument {
        read(item)
        changed.append(item)
      }
      found.append(item)
    }
    for code in sources.code {
      let module = swift.first { $0.path == code } ?? StudioSwift(code)
      if !swift.contains(where: { $0 === module }) { swift.append(module) }
      changed += module.update(known: known, limits: limits, building: building)
      found += module.items
    }
    let isOther = found.map(\.id) != items.map(\.id)
    items = found
    return (isOther, changed)
  }

  /// Whether the rows are other ones than before.
  private func updateRows() -> Bool {
    guard let old = rows, StudioStamp(of: old.path) != old.stamp else { return false }
    rows = StudioRows(old.path, limits: limits)
    return true
  }

  /// The files to follow.
  var files: [String] {
    paths + (rows.map { [$0.path] } ?? []) + items.flatMap { $0.stamps.keys.sorted() }
      + swift.flatMap(\.followed)
  }

  /// The folders in which documents come and go.
  var folders: [String] { paths.flatMap { StudioSources.folders(from: $0, code: code) } }

  // MARK: Reading

  /// Reads a document or an SVG file anew.
  func read(_ item: StudioItem) {
    let file = InputFile(item.path)
    do throws(Failure) {
      try item.checkInside(item.path)
    } catch {
      return item.refuse(error)
    }
    do throws {
      try readDocument(item, try file.source(limits: limits))
    } catch {
      let files = (error as? DocumentErrors)?.files.map(\.path) ?? []
      item.fail(.of(error), files: files)
    }
  }

  private func readDocument(_ item: StudioItem, _ source: SourceText) throws {
    let file = InputFile(item.path)
    let scene = try SceneReader(limits: limits, root: file.folder).read(source)
    if item.isDocument {
      let value = JSONReader.read(source, limits: limits).root?.value
      let (history, change) = StudioStore(item, limits).news(becoming: value)
      (item.history, item.change, item.value) = (history, change, value)
      item.rowReader = rows.map { rows in
        { [limits] row in try rows.scene(of: source, row: row, limits: limits) }
      }
    }
    if let width = scene.canvas.width, let height = scene.canvas.height {
      item.size = CGSize(width: width, height: height)
    }
    item.take(
      scene, warnings: scene.warnings,
      files: scene.files.map(\.path) + scene.fonts.map(\.url.path))
  }
}
