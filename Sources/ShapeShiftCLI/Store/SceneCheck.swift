import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import ShapeShiftDocuments

/// Whether a document could be drawn after a change.
struct SceneCheck {
  private let name: String
  private let reader: SceneReader

  init(_ file: InputFile, _ limits: DocumentLimits) {
    name = file.name
    reader = SceneReader(limits: limits, root: file.folder)
  }

  /// What refuses a change: a document that is good now must be good after it.
  func validation(of value: JSONValue, _ console: Console) -> (JSONValue) throws -> Void {
    guard (try? check(value)) != nil else {
      console.warn("\(name) already has errors; see 'shapeshift check \(name.shellWord)'")
      return { _ in }
    }
    return check
  }

  private func check(_ value: JSONValue) throws {
    let text = JSONWriter.canonical(value)
    _ = try reader.read(SourceText(name: "\(name) after the edit", text: text))
  }
}
