import VectorGeometry
import ViewLayout

/// Tells the views above something made of an anchor.
public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: PrimitiveViewModifier {
  package let source: Anchor<AnchorValue>.Source
  /// Changes what the views inside tell; an anchor alone takes its place.
  package let transform: (inout Key.Value, Anchor<AnchorValue>) -> Void
  package let keepsInside: Bool

  package nonisolated init(
    source: Anchor<AnchorValue>.Source,
    transform: @escaping (inout Key.Value, Anchor<AnchorValue>) -> Void, keepsInside: Bool
  ) {
    self.source = source
    self.transform = transform
    self.keepsInside = keepsInside
  }

  /// A node that tells where its content is.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    AnchorNode<Base, AnchorValue, Key>()
  }
}

private final class AnchorNode<Base: View, AnchorValue, Key: PreferenceKey>:
  WrapperNode<Base, _AnchorWritingModifier<AnchorValue, Key>, AnchorPlaceBox>
{
  private var places: [WrapperBox] = []
  private var isNoted = false

  override func receive(
    _ view: ModifiedContent<Base, _AnchorWritingModifier<AnchorValue, Key>>
  ) {
    super.receive(view)
    inputs.graph?.preferencesDidChange()
    guard !isNoted else { return }
    isNoted = true
    inputs.graph?.anchorCount += 1
  }

  override func willUnmount() {
    if isNoted { inputs.graph?.anchorCount -= 1 }
  }

  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> AnchorPlaceBox {
    AnchorPlaceBox(around: box, owner: self, session: session)
  }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    let start = outputs.count
    super.addOutputs(to: &outputs)
    places = outputs[start...].compactMap { $0 as? WrapperBox }
  }

  override func addPreferences<K: PreferenceKey>(to sum: inout PreferenceSum<K>) {
    guard K.self == Key.self, let modifier = view?.modifier else {
      return super.addPreferences(to: &sum)
    }
    var inside = modifier.keepsInside ? PreferenceSum<Key>.below(self) : nil
    for place in places {
      let anchor = Anchor(
        modifier.source,
        at: AnchorPlace(frame: place.frame, toCanvas: place.transformToCanvas))
      var value = inside ?? Key.defaultValue
      modifier.transform(&value, anchor)
      inside = nil
      sum.add(value)
    }
  }
}

/// The place of a view that an anchor is taken of.
private final class AnchorPlaceBox: WrapperBox {
  override var isTraced: Bool { false }
}

extension View {
  /// Tells the views above a value made of a point or rectangle of this one.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      _AnchorWritingModifier<A, K>(
        source: value, transform: { $0 = transform($1) }, keepsInside: false))
  }

  /// Changes the preference of views inside, using a point or rectangle of this view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(source: value, transform: transform, keepsInside: true))
  }
}
