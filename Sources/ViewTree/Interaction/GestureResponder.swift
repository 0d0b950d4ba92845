/// How a gesture stands to those further inside.
enum GestureCombination: Sendable {
  /// After them.
  case after
  /// Before them.
  case before
  /// Together with them.
  case beside
}

/// A node that follows pointers which go down in it.
@MainActor
protocol GestureResponder: AnyViewNode {
  /// What follows them; nil while nothing does.
  var recognizer: _AnyRecognizer? { get }
  /// How it stands to those further inside.
  var combination: GestureCombination { get }
  /// Whether those further inside follow pointers.
  var passesInside: Bool { get }
  /// Whether it is met where one of its boxes is: one of several that lie in each other counts.
  func isTouched(at node: LayoutBox) -> Bool
}

extension GestureResponder {
  func isTouched(at node: LayoutBox) -> Bool { true }
}

/// Has a gesture follow the pointers that go down in the view.
struct GestureModifier<T: Gesture>: PrimitiveViewModifier {
  let gesture: T
  let combination: GestureCombination
  let mask: GestureMask

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    GestureNode<Base, T>()
  }
}

private final class GestureNode<Base: View, T: Gesture>:
  WrapperNode<Base, GestureModifier<T>, HitTestingBox>, GestureResponder
{
  private var known: _Recognizer<T.Value>?

  var recognizer: _AnyRecognizer? {
    guard let mask = view?.modifier.mask, mask.contains(.gesture) else { return nil }
    return inputs.environment.isEnabled ? known : nil
  }

  var combination: GestureCombination { view?.modifier.combination ?? .after }
  var passesInside: Bool { view?.modifier.mask.contains(.subviews) ?? true }

  override func receive(_ view: ModifiedContent<Base, GestureModifier<T>>) {
    known = view.modifier.gesture._recognizer(known)
    super.receive(view)
  }

  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> HitTestingBox {
    HitTestingBox(around: box, owner: self, session: session)
  }

  override func update(_ wrapper: HitTestingBox, with modifier: GestureModifier<T>) {
    wrapper.isEnabled =
      inputs.environment.isEnabled || !modifier.mask.contains(.gesture)
  }

  // The state that the gesture keeps goes back to what it was.
  override func willUnmount() {
    known?.fail()
    known?.reset()
  }
}
