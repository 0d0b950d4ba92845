public import Foundation
public import VectorGeometry

/// A point or a rectangle of a view, to be read in the coordinates of another.
public struct Anchor<Value> {
  /// The view's frame at the time of looking.
  let place: AnchorPlace
  private let value: (AnchorPlace, CGAffineTransform) -> Value

  /// The source of an anchor's geometry.
  public struct Source {
    fileprivate let value: (AnchorPlace, CGAffineTransform) -> Value
  }

  init(_ source: Source, at place: AnchorPlace) {
    self.place = place
    value = source.value
  }

  /// The value in the coordinates that `fromCanvas` leads to.
  func value(by fromCanvas: CGAffineTransform) -> Value { value(place, fromCanvas) }
}

/// Where a view is.
struct AnchorPlace: Hashable {
  /// The frame in the layout's coordinates.
  let frame: CGRect
  /// Maps those to the canvas.
  let toCanvas: CGAffineTransform
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are at one place of the canvas.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.place == rhs.place && lhs.value(by: .identity) == rhs.value(by: .identity)
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(value(by: .identity)) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    .init { $0.frame.applying($0.toCanvas.concatenating($1)) }
  }

  /// A rectangle in the view's own coordinates, in points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    .init { place, fromCanvas in
      rect.offsetBy(dx: place.frame.minX, dy: place.frame.minY)
        .applying(place.toCanvas.concatenating(fromCanvas))
    }
  }
}

extension Anchor where Value == CGRect {
  /// An empty rectangle, at the origin of all coordinates.
  package static var nowhere: Anchor<CGRect> {
    Anchor(Source { _, _ in .zero }, at: AnchorPlace(frame: .zero, toCanvas: .identity))
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates, in points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init { place, fromCanvas in
      CGPoint(x: place.frame.minX + point.x, y: place.frame.minY + point.y)
        .applying(place.toCanvas.concatenating(fromCanvas))
    }
  }

  /// A point by fractions of the view's bounds.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { place, fromCanvas in
      CGPoint(
        x: place.frame.minX + point.x * place.frame.width,
        y: place.frame.minY + point.y * place.frame.height
      ).applying(place.toCanvas.concatenating(fromCanvas))
    }
  }

  /// The top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left side.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right side.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several points or rectangles.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { place, fromCanvas in array.map { $0.value(place, fromCanvas) } }
  }

  /// A point or rectangle that may be missing.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init { place, fromCanvas in anchor?.value(place, fromCanvas) }
  }
}
