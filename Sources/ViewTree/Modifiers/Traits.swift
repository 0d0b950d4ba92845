import Foundation
public import ViewLayout

/// Something that a view tells the container around it.
public nonisolated protocol _ViewTraitKey {
  /// The type of the trait's value.
  associatedtype Value

  /// Writes the value. Only the library's own keys say how.
  static func _write(_ value: Value, to traits: inout _ViewTraits)
}

/// The traits of a view, for their keys.
public struct _ViewTraits {
  package var layout: LayoutTraits
}

/// Tells the container around something of the view.
public struct _TraitWritingModifier<Trait: _ViewTraitKey>: BoxModifier {
  /// The value of the trait.
  public let value: Trait.Value

  package nonisolated init(value: Trait.Value) { self.value = value }

  @MainActor func update(_ box: TraitBox<Trait>, of node: AnyViewNode) {
    if let old = box.value, PropertyLinker.isEqual(old, value) { return }
    box.value = value
    box.invalidateLayout()
    // Containers that read values of their subviews look again.
    node.outputsDidChange()
  }
}

/// A box with traits of its own over those of its content.
final class TraitBox<Trait: _ViewTraitKey>: WrapperBox, ModifierBox {
  var value: Trait.Value?

  override var traits: LayoutTraits {
    guard let value else { return content.traits }
    var traits = _ViewTraits(layout: content.traits)
    Trait._write(value, to: &traits)
    return traits.layout
  }
}

/// The layout priority among siblings.
public enum LayoutPriorityTraitKey: _ViewTraitKey {
  /// Writes the priority.
  public static func _write(_ value: Double, to traits: inout _ViewTraits) {
    traits.layout.priority = value.isNaN ? 0 : value
  }
}

/// The place in the drawing order.
public enum ZIndexTraitKey: _ViewTraitKey {
  /// Writes the place.
  public static func _write(_ value: Double, to traits: inout _ViewTraits) {
    traits.layout.zIndex = value.isNaN ? 0 : value
  }
}

/// A value for a custom layout.
public enum _LayoutTrait<Key: LayoutValueKey>: _ViewTraitKey {
  /// Sets the trait's value.
  public static func _write(_ value: Key.Value, to traits: inout _ViewTraits) {
    traits.layout.set(value, for: Key.self)
  }
}

extension View {
  /// Lets the view choose its size before siblings of lower priority.
  public nonisolated func layoutPriority(
    _ value: Double
  ) -> ModifiedContent<Self, _TraitWritingModifier<LayoutPriorityTraitKey>> {
    modifier(_TraitWritingModifier(value: value))
  }

  /// Draws the view over siblings of lower index.
  public nonisolated func zIndex(
    _ value: Double
  ) -> ModifiedContent<Self, _TraitWritingModifier<ZIndexTraitKey>> {
    modifier(_TraitWritingModifier(value: value))
  }

  /// Tells a custom layout something of the view.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> ModifiedContent<Self, _TraitWritingModifier<_LayoutTrait<K>>> {
    modifier(_TraitWritingModifier(value: value))
  }
}
