import Foundation
public import VectorGeometry
import ViewLayout

/// A frame of reference for positions.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The coordinate space of the canvas.
  case global
  /// The view itself.
  case local
  /// The nearest view above with `coordinateSpace` of that name.
  case named(AnyHashable)

  /// Whether it is the canvas.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view itself.
  public var isLocal: Bool { self == .local }
}

/// Something that says a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the canvas.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space of the canvas.
  public init() {}
  /// The coordinate space of the canvas.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The view itself.
  public init() {}
  /// The view itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view above, by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  /// The coordinate space with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the canvas.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The nearest view above with that name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The window of the scroll view around, at its top left corner.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: nil)))
  }

  /// The window of the nearest scroll view around that scrolls along an axis, at its top left corner.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
  }
}

/// The name of the space of scroll views: any, or those along an axis.
struct ScrollViewSpace: Hashable {
  let axis: Axis?
}

/// Gives a view's coordinates a name.
public struct _CoordinateSpaceModifier: BoxModifier {
  let name: AnyHashable

  @MainActor func update(_ box: NamedBox, of node: AnyViewNode) { box.spaceName = name }
}

/// A box whose coordinates have a name.
final class NamedBox: WrapperBox, ModifierBox {
  var spaceName: AnyHashable?
  override var isTraced: Bool { false }
}

extension LayoutBox {
  /// The node's rectangle in a coordinate space; in the canvas if no view above has that name.
  func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .global: return canvasFrame
    case .local: return CGRect(origin: .zero, size: frame.size)
    case .named(let name):
      guard let node = self.space(named: name) else { return canvasFrame }
      return canvasFrame.applying(node.fromCanvas)
    }
  }

  /// The nearest node around whose coordinates have a name.
  func space(named name: AnyHashable) -> LayoutBox? {
    let scrolling = name.base as? ScrollViewSpace
    var node = parent
    while let current = node {
      if let named = current as? NamedBox, named.spaceName == name { return named }
      if let scrolling, let window = current as? WindowBox, window.answers(to: scrolling) {
        return window
      }
      node = current.parent
    }
    return nil
  }

  /// Maps the canvas's coordinates to the node's own, whose origin is its top left corner.
  var fromCanvas: CGAffineTransform {
    transformToCanvas.inverted()
      .concatenating(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
  }
}

extension View {
  /// Gives the view's coordinates a name, for `GeometryProxy` inside.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  /// Gives the view's coordinates a name, for `GeometryProxy` inside.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
