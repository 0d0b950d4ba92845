public import Foundation
public import VectorGeometry

/// Where a scroll view stands.
///
/// A picture knows edges and points; a view's id, which only moves what is on a screen, leaves it at its start.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, Sendable {
    case start
    case edge(Edge)
    /// The point of the content at the window's start, in points.
    case point(CGPoint)
  }

  private(set) var place: Place
  /// Whether somebody has scrolled: nobody does in a picture.
  public var isPositionedByUser: Bool { false }
  /// The edge that was asked for.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  /// The point that was asked for.
  public var point: CGPoint? { if case .point(let point) = place { point } else { nil } }
  /// The distance from the leading edge that was asked for.
  public var x: CGFloat? { point?.x }
  /// The distance from the top that was asked for.
  public var y: CGFloat? { point?.y }

  /// At the start; views may be asked for by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { place = .start }
  /// At the start; the view with an id is not looked for.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { place = .start }
  /// At an edge.
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
  /// Goes to the start; the view with an id is not looked for.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    place = .start
  }
  /// The id of the view that is in sight; unknown.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { nil }
}

/// Which size or place a scroll anchor counts for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// Where the content stands at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Where it goes when its size changes.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where it stands if it is smaller than its window.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// What a scroll view shows.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the window's start, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The room around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the window, in points.
  public var containerSize: CGSize
  /// What of the content is in sight.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The window over the content.
  public var bounds: CGRect { visibleRect }
}

/// What moves a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger that has not moved yet.
  case tracking
  /// A finger.
  case interacting
  /// What a finger has set in motion.
  case decelerating
  /// A program.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

extension View {
  /// Puts the scroll views inside where a value says.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    environment(\.scrollPlace, position.wrappedValue.place)
  }

  /// Sets which point of their content scroll views inside start with, or stand with if they have room.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrollAnchors) { anchors in
      if role == .initialOffset { anchors.start = anchor }
      if role == .alignment { anchors.alignment = anchor }
    }
  }

  /// Would follow scrolling; nobody scrolls a picture.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }

  /// Would follow scrolling; nobody scrolls a picture.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Would tell when the view comes into sight by scrolling; nobody scrolls a picture.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }

  /// Would tell which views come into sight by scrolling; nobody scrolls a picture.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
}
