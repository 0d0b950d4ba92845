import DocumentModel
import DocumentViews
import Foundation
import ShapeShift

/// Views that are drawn outside of the canvas, and letters that go beyond its edge.
struct CanvasLint {
  let items: [PlacedItem]
  let size: CGSize

  /// By how much letters may go beyond the edge, in points: their outlines have room around them.
  private static let tolerance: CGFloat = 1

  private var canvas: CGRect { CGRect(origin: .zero, size: size) }

  var findings: [LintFinding] { outside + cut }

  /// The outermost views of which nothing is seen; what a clip inside of the canvas hides is meant so.
  private var outside: [LintFinding] {
    var seen: Set<String> = []
    var drawn: [String] = []
    for item in items where !item.bounds.isNull && !item.bounds.isEmpty {
      let isSeen = canvas.intersects(item.bounds)
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
      LintFinding(.outsideCanvas, at: $0, "the view is completely outside the canvas")
    }
  }

  private var cut: [LintFinding] {
    var found: [LintFinding] = []
    for item in items {
      guard case .text(let text) = item.item.content, let pointer = item.pointer,
        canvas.intersects(item.bounds),
        !canvas.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(item.bounds),
        !found.contains(where: { $0.pointer == pointer })
      else { continue }
      found.append(
        LintFinding(
          .outsideCanvas, at: pointer,
          "\(Diagnostic.quoted(text.run.text)) extends beyond the \(edge(of: item.bounds)) edge of the canvas"
        ))
    }
    return found
  }

  private func edge(of bounds: CGRect) -> String {
    if bounds.maxX > canvas.maxX + Self.tolerance { return "right" }
    if bounds.minX < canvas.minX - Self.tolerance { return "left" }
    return bounds.maxY > canvas.maxY + Self.tolerance ? "lower" : "upper"
  }
}
