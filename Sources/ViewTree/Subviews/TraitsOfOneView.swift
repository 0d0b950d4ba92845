extension View {
  /// What the view tells the container around it as far as its value shows, without a body that runs; nil where it may
  /// amount to no view or to several.
  package var traitsOfOneView: LayoutTraits? {
    if let wrapper = self as? any WrapsOneView { return wrapper.traitsInside }
    // A view with a body counts as one, as a tab does that has one view.
    return Body.self != Never.self || self is any OneBoxView ? LayoutTraits() : nil
  }
}

/// A view without a body that is one box, whatever its value.
package protocol OneBoxView {}

extension Text: OneBoxView {}
extension Image: OneBoxView {}
extension Spacer: OneBoxView {}
extension Divider: OneBoxView {}
extension Canvas: OneBoxView {}
extension ScrollView: OneBoxView {}
extension GeometryReader: OneBoxView {}
extension ViewThatFits: OneBoxView {}
extension SVGFileView: OneBoxView {}
extension _ShapeView: OneBoxView {}

/// A view around another one, of which it has as many views.
private protocol WrapsOneView {
  @MainActor var traitsInside: LayoutTraits? { get }
}

/// A modifier that changes what a view tells the container around it.
private protocol WritesTraits {
  func write(to traits: inout _ViewTraits)
}

extension _TraitWritingModifier: WritesTraits {
  fileprivate func write(to traits: inout _ViewTraits) { Trait._write(value, to: &traits) }
}

extension ModifiedContent: WrapsOneView where Content: View, Modifier: ViewModifier {
  @MainActor fileprivate var traitsInside: LayoutTraits? {
    guard let inside = content.traitsOfOneView else { return nil }
    guard let writer = modifier as? any WritesTraits else { return inside }
    var traits = _ViewTraits(layout: inside)
    writer.write(to: &traits)
    return traits.layout
  }
}

extension IDView: WrapsOneView {
  @MainActor fileprivate var traitsInside: LayoutTraits? { content.traitsOfOneView }
}

extension AnyView: WrapsOneView {
  @MainActor fileprivate var traitsInside: LayoutTraits? { view.traitsOfOneView }
}

/// Has a view tell what another one would.
package enum StandInTrait: _ViewTraitKey {
  /// Writes all that the other tells.
  public static func _write(_ value: LayoutTraits, to traits: inout _ViewTraits) {
    traits.layout = value
  }
}
