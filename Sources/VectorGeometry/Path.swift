public import Foundation

/// The outline of a two-dimensional shape, in points, y down.
///
/// A path made whole from a rectangle, a rounded rectangle or an ellipse remembers which
/// (`Path.Primitive`) until it is changed, so that back ends can write the shape and not its curves.
public struct Path: Sendable {
  /// One step of an outline.
  public enum Element: Sendable, Hashable {
    /// Starts a new subpath.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath, joined to it.
    case closeSubpath
  }

  /// A whole path that has a simpler description than its elements.
  package enum Primitive: Sendable, Hashable {
    case rect(CGRect)
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    case ellipse(CGRect)
  }

  /// The steps of the outline in order.
  package private(set) var elements: ContiguousArray<Element> = []

  /// What the path is as a whole, if it was made as such and not changed since.
  package private(set) var primitive: Primitive?

  /// An empty path.
  public init() {}

  /// A path of the given steps.
  package init(elements: ContiguousArray<Element>, primitive: Primitive? = nil) {
    self.elements = elements
    self.primitive = primitive
  }

  /// A path that `callback` draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// The last point drawn to; nil in an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: return nil
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): return to
    case .closeSubpath: return lastSubpathStart
    }
  }

  /// Calls `body` with each step in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Adds a step; the path is no longer known to be a primitive.
  package mutating func append(_ element: Element) {
    primitive = nil
    elements.append(element)
  }

  /// Adds the steps of a whole path; into an empty path its primitive comes along.
  package mutating func append(_ other: Path) {
    primitive = elements.isEmpty ? other.primitive : nil
    elements.append(contentsOf: other.elements)
  }

  /// Puts the end of the curve drawn last where it belongs exactly, free of rounding.
  package mutating func endLastCurve(at end: CGPoint) {
    guard case .curve(_, let control1, let control2) = elements.last else { return }
    elements[elements.count - 1] = .curve(to: end, control1: control1, control2: control2)
  }

  /// The start of the last subpath.
  package var lastSubpathStart: CGPoint? {
    for element in elements.reversed() {
      if case .move(let to) = element { return to }
    }
    return nil
  }
}

extension Path: Equatable {
  /// Paths are equal when their steps are.
  public static func == (lhs: Path, rhs: Path) -> Bool { lhs.elements == rhs.elements }
}
