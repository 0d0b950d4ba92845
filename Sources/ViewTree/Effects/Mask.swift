public import ViewLayout

/// Draws the view only where a second one is opaque.
public struct _MaskModifier<Mask: View>: SecondaryModifier {
  package static var role: SecondaryRole { .mask }

  /// The second view.
  public var mask: Mask
  /// The alignment of the mask in the view.
  public var alignment: Alignment

  package var secondary: Mask { mask }

  /// Masks a view by another.
  public nonisolated init(mask: Mask, alignment: Alignment = .center) {
    self.mask = mask
    self.alignment = alignment
  }
}

extension View {
  /// Draws the view only as far as views over it are opaque.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> ModifiedContent<Self, _MaskModifier<Mask>> {
    modifier(_MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Draws the view only as far as another over it is opaque.
  public nonisolated func mask<Mask: View>(
    _ mask: Mask
  ) -> ModifiedContent<Self, _MaskModifier<Mask>> {
    modifier(_MaskModifier(mask: mask))
  }
}
