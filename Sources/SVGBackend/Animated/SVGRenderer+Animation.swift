import Foundation
public import VectorGraphics

extension SVGRenderer {
  /// A sequence as one document that moves by itself, in images too: SVG's own animations.
  ///
  /// At the times of the frames points are off by at most 0.05 points and colors by at most half a level; between
  /// them everything goes straight. Where elements come and go, or paths change their kind, the picture is
  /// changed at the frame.
  ///
  /// - Parameter plays: How often it plays; 0 for ever. In the end the last frame stays.
  /// - Throws: As ``render(_:)`` does.
  public func render(
    _ sequence: DisplaySequence, plays: Int = 0
  ) throws(SVGError) -> SVGDocument {
    var (elements, unsupported): ([SVGElement], [UnsupportedEffect]) = ([], [])
    for list in sequence.lists {
      let document = try render(list)
      for effect in document.unsupported where !unsupported.contains(effect) {
        unsupported.append(effect)
      }
      guard let element = SVGElement(parsing: document.bytes) else {
        preconditionFailure("the writer's own document can be read")
      }
      elements.append(element)
    }
    guard sequence.timeline.duration > 0, elements.count > 1 else {
      let still = try render(sequence.lists[0])
      return SVGDocument(bytes: still.bytes, unsupported: unsupported)
    }
    let size = sequence.lists[0].size
    let animator = SVGAnimator(
      timeline: sequence.timeline, plays: plays, decimals: decimals,
      radius: hypot(Double(size.width), Double(size.height)))
    return SVGDocument(bytes: animator.document(of: elements), unsupported: unsupported)
  }
}
