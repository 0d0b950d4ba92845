import Foundation
public import VectorGeometry

/// A view around a scroll view that is told of it, or says where it stands: it means the first one inside.
@MainActor
protocol ScrollWatcher: AnyViewNode {
  /// The scroll view that is watched.
  var watched: Scroller? { get set }
  /// Looks, once views and layout are in line.
  func look(at scroller: Scroller)
  /// What moves the content has changed.
  func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, of scroller: Scroller)
}

/// The node of a modifier that watches a scroll view.
@MainActor
class ScrollWatchNode<Base: View, Modifier: ViewModifier>:
  _ViewNode<ModifiedContent<Base, Modifier>>, ScrollWatcher
{
  private var content: _ViewNode<Base>?
  final weak var watched: Scroller?

  final override func passesOn(_ child: AnyViewNode) -> Bool { true }
  final override var onlyChild: AnyViewNode? { content }

  /// What the content gets from above.
  var contentInputs: ViewInputs { inputs }

  override func receive(_ view: ModifiedContent<Base, Modifier>) {
    childNode(in: &content).update(view.content, contentInputs)
  }

  func look(at scroller: Scroller) {}
  func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, of scroller: Scroller) {}
}

// MARK: Geometry

private struct ScrollGeometryModifier<Value: Equatable>: PrimitiveViewModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ScrollGeometryNode<Base, Value>()
  }
}

private final class ScrollGeometryNode<Base: View, Value: Equatable>:
  ScrollWatchNode<Base, ScrollGeometryModifier<Value>>
{
  private var last: Value?

  override func look(at scroller: Scroller) {
    guard let modifier = view?.modifier, let geometry = scroller.geometry else { return }
    let value = modifier.transform(geometry)
    let known = last ?? begin(modifier)
    last = value
    guard known != value else { return }
    inputs.graph?.enqueue { modifier.action(known, value) }
  }

  /// Reports the value of an empty geometry, from which the first change starts.
  ///
  /// Source: measured on macOS 26 and iOS 26: two calls before anything is scrolled.
  private func begin(_ modifier: ScrollGeometryModifier<Value>) -> Value {
    let value = modifier.transform(.zero)
    inputs.graph?.enqueue { modifier.action(value, value) }
    return value
  }
}

// MARK: Phases

private struct ScrollPhaseModifier: PrimitiveViewModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ScrollPhaseNode<Base>()
  }
}

private final class ScrollPhaseNode<Base: View>: ScrollWatchNode<Base, ScrollPhaseModifier> {
  private var hasBegun = false

  /// Reports the phase once at rest, as measured on macOS 26 and iOS 26.
  override func look(at scroller: Scroller) {
    guard !hasBegun, scroller.geometry != nil else { return }
    hasBegun = true
    phaseDidChange(from: scroller.phase, to: scroller.phase, of: scroller)
  }

  override func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, of scroller: Scroller) {
    guard let action = view?.modifier.action, let geometry = scroller.geometry else { return }
    let context = ScrollPhaseChangeContext(geometry: geometry, velocity: scroller.velocity)
    inputs.graph?.enqueue { action(old, new, context) }
  }
}

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// The visible part of the content.
  public let geometry: ScrollGeometry
  /// The velocity of content that moves by itself, in points per second, or `nil` at rest.
  public let velocity: CGVector?
}

extension View {
  /// Calls a function when a value of the first inner scroll view's geometry changes, and once before the first layout
  /// with the value of an empty geometry.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Calls a function when the phase of the first inner scroll view changes, and once when the scroll view appears.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls a function when the phase of the first inner scroll view changes, with its geometry.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}
