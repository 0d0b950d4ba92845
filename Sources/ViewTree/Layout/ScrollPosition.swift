public import Foundation
public import VectorGeometry

/// The position of a scroll view: at an edge, at a point, at a view, or the position set by the user.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, @unchecked Sendable {
    case start
    case edge(Edge)
    /// The point of the content at the window's start, in points.
    case point(CGPoint)
    /// The view with an id, at a point of the window.
    case id(AnyHashable, UnitPoint?)
    /// Where people have left it, and the id of the view that is in sight there.
    case user(AnyHashable?)

    var isOfView: Bool { if case .id = self { true } else { false } }
    var isOfUser: Bool { if case .user = self { true } else { false } }
  }

  private(set) var place: Place
  /// Whether people have scrolled since a program did.
  public var isPositionedByUser: Bool { place.isOfUser }
  /// The edge that was asked for.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  /// The point that was asked for.
  public var point: CGPoint? { if case .point(let point) = place { point } else { nil } }
  /// The distance from the leading edge that was asked for.
  public var x: CGFloat? { point?.x }
  /// The distance from the top that was asked for.
  public var y: CGFloat? { point?.y }

  /// Where people have left it.
  init(seen id: AnyHashable?) { place = .user(id) }

  /// At the start; views may be asked for by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { place = .start }
  /// At the view with an id, whose point is on the same point of the window; without a point as near as shows all of it.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    place = .id(AnyHashable(id), anchor)
  }
  /// Creates a position at an edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    place = .edge(edge)
  }
  /// At a point of the content, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    place = .point(point)
  }
  /// At a distance from the leading edge and the top of the content, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(CGPoint(x: x, y: y))
  }
  /// At a distance from the top of the content, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    place = .point(CGPoint(x: 0, y: y))
  }
  /// At a distance from the leading edge of the content, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    place = .point(CGPoint(x: x, y: 0))
  }

  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }
  /// Goes to a point of the content, in points.
  public mutating func scrollTo(point: CGPoint) { place = .point(point) }
  /// Goes to a place of the content, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(CGPoint(x: x, y: y)) }
  /// Goes to a distance from the leading edge, in points.
  public mutating func scrollTo(x: CGFloat) { place = .point(CGPoint(x: x, y: y ?? 0)) }
  /// Goes to a distance from the top, in points.
  public mutating func scrollTo(y: CGFloat) { place = .point(CGPoint(x: x ?? 0, y: y)) }
  /// Goes to the view with an id.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    place = .id(AnyHashable(id), anchor)
  }
  /// The id of a type of the view that was asked for, or which people have scrolled to.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    switch place {
    case .id(let id, _): id.base as? T
    case .user(let id): id?.base as? T
    case .start, .edge, .point: nil
    }
  }
}

/// The sizes or positions that a scroll anchor applies to.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// The initial position of the content.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// The position after changes of size.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// The position of content that is smaller than its window.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The geometry of a scroll view's visible part.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the start of the scroll view, in points: minus the insets at first.
  public var contentOffset: CGPoint
  /// The size of the content without its insets, in points.
  public var contentSize: CGSize
  /// The insets of the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view without the insets, in points.
  public var containerSize: CGSize

  /// Creates the geometry of a scroll view with given sizes at an offset.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible rectangle in the content's coordinates, with the insets: as large as the scroll view.
  public var visibleRect: CGRect {
    CGRect(
      origin: contentOffset,
      size: CGSize(
        width: containerSize.width + contentInsets.horizontal,
        height: containerSize.height + contentInsets.vertical))
  }

  /// The rectangle of the container's size at the content offset.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The geometry before the first layout.
  static let zero = ScrollGeometry(
    contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
}

/// The cause of a scroll view's movement.
public enum ScrollPhase: Hashable, Sendable {
  /// The scroll view is at rest.
  case idle
  /// A finger that has not moved yet.
  case tracking
  /// A finger moves the content.
  case interacting
  /// The content decelerates after a finger was lifted.
  case decelerating
  /// A program moves the content.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

extension View {
  /// Sets which point of their content scroll views inside start with, or stand with if they have room.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrollAnchors) { anchors in
      if role == .initialOffset { anchors.start = anchor }
      if role == .alignment { anchors.alignment = anchor }
    }
  }
}
