import DocumentModel
import DocumentViews
import Foundation
import IntegerConversion
import ShapeShift
import VectorGeometry
import VectorGraphics

/// Views that are drawn outside of the canvas, and letters, shadows and blurs that go beyond its edge.
struct CanvasLint {
  let content: PlacedContent
  let size: CGSize

  private var items: [PlacedItem] { content.items }

  /// By how much letters may go beyond the edge, in points: their outlines have room around them.
  private static let tolerance: CGFloat = 1

  private var canvas: CGRect { CGRect(origin: .zero, size: size) }

  var findings: [LintFinding] { outside + cut + cutEffects }

  /// The outermost views of which nothing is seen; what a clip inside of the canvas hides is meant so.
  private var outside: [LintFinding] {
    var seen: Set<String> = []
    var drawn: [String] = []
    for item in items where !item.bounds.isNull && !item.bounds.isEmpty {
      let isSeen = canvas.touches(item.bounds)
      for pointer in item.outer + [item.pointer].compactMap(\.self) {
        if isSeen {
          seen.insert(pointer)
        } else if !drawn.contains(pointer) {
          drawn.append(pointer)
        }
      }
    }
    let unseen = drawn.filter { !seen.contains($0) }
    return unseen.filter { pointer in !unseen.contains { pointer.hasPrefix($0 + "/") } }.map {
      LintFinding(
        .outsideCanvas, at: $0, "the view is completely outside the canvas",
        help: "move it inside, enlarge the canvas, or remove it")
    }
  }

  private var cut: [LintFinding] {
    var found: [LintFinding] = []
    for item in items {
      guard case .text(let text) = item.item.content, let pointer = item.pointer,
        canvas.touches(item.bounds),
        !canvas.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(item.bounds),
        !found.contains(where: { $0.pointer == pointer })
      else { continue }
      found.append(
        LintFinding(
          .outsideCanvas, at: pointer,
          "\(Diagnostic.quoted(text.run.text)) extends beyond the \(edges(of: item.bounds).first ?? "") edge of the canvas",
          help: "move the text inside, or enlarge the canvas"
        ))
    }
    return found
  }

  /// The shadows and blurs of views inside the canvas that its edge cuts; views that extend past the edge are meant to.
  private var cutEffects: [LintFinding] {
    let room = canvas.insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
    var found: [LintFinding] = []
    for effect in content.effects
    where room.contains(effect.content) && !effect.bounds.isNull && !room.contains(effect.bounds) {
      let name = if case .blur = effect.filter { "blur" } else { "shadow" }
      let overhang = max(
        effect.bounds.maxX - canvas.maxX, canvas.minX - effect.bounds.minX,
        effect.bounds.maxY - canvas.maxY, canvas.minY - effect.bounds.minY)
      let finding = LintFinding(
        .effectCutOff, at: effect.pointer,
        "the \(name) is cut off by the \(Self.words(edges(of: effect.bounds))) of the canvas",
        help:
          "add {\"padding\": \(Int(clamping: overhang.rounded(.up)))} after \"\(name)\", or enlarge the canvas"
      )
      if !found.contains(where: { $0.key == finding.key }) { found.append(finding) }
    }
    return found
  }

  /// The edges that a rectangle extends past.
  private func edges(of bounds: CGRect) -> [String] {
    let room = canvas.insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
    return [
      ("right", bounds.maxX > room.maxX), ("left", bounds.minX < room.minX),
      ("lower", bounds.maxY > room.maxY), ("upper", bounds.minY < room.minY),
    ].filter(\.1).map(\.0)
  }

  /// `right, left and lower edges`.
  private static func words(_ edges: [String]) -> String {
    guard let last = edges.last, edges.count > 1 else { return "\(edges.first ?? "") edge" }
    return "\(edges.dropLast().joined(separator: ", ")) and \(last) edges"
  }
}
