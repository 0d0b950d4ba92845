import DocumentModel
import Foundation
import VectorGeometry
import ViewTree

extension DocumentDecoder {
  /// The scene of a document of either form; nil after a report.
  func scene(_ node: JSONNode) -> SceneDocument? {
    guard let members = node.members else {
      report(
        .documentNotObject, "expected an object, found \(node.shownValue)", at: node.span,
        help: "write {\"kind\": \"circle\"} or {\"shapeshift\": 1, \"view\": {...}}")
      return nil
    }
    guard let version = node.member("shapeshift") else { return modelScene(members, of: node) }
    return documentScene(members, of: node, version: version)
  }

  /// The scene of a plain model: its preview on a ground of 400 by 400 points.
  private func modelScene(_ members: JSONNode.Members, of node: JSONNode) -> SceneDocument? {
    let arguments = ArgumentList(
      owner: .described("a model"), span: node.span, members: members, besides: .free)
    noteMisspeltVersion(in: node)
    guard let model = ShapeShifterModel.form.read(arguments, self) else { return nil }
    var canvas = SceneDocument.Canvas()
    canvas.width = 400
    canvas.height = 400
    return SceneDocument(
      canvas: canvas, fonts: [], environment: { _ in },
      makeView: { AnyView(ShapePreview(model: model)) }, files: [], warnings: [])
  }

  /// Tells those who forgot the version that a document with a view needs it.
  private func noteMisspeltVersion(in node: JSONNode) {
    guard let view = node.member("view") else { return }
    at("view") {
      report(
        .unknownKey, "unknown key \"view\" in a model", at: view.keySpan,
        help: "add \"shapeshift\": 1 to make it a document with views")
    }
  }
}

extension JSONNode.Member {
  /// Whether the key is for other tools: `$schema`, or one that begins with `x-`.
  var isFree: Bool { isFreeKey(key) }
}

/// Whether a key is for other tools: `$schema`, or one that begins with `x-`.
func isFreeKey(_ key: String) -> Bool { key == "$schema" || key.hasPrefix("x-") }
