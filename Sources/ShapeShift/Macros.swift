import InterfaceViews
public import ViewTree

/// A view for an editor to show: it is checked like any other, and no part of the program.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ShapeShiftMacros", type: "PreviewMacro")

/// A view for an editor to show, in surroundings: it is checked like any other, and no part of the program.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ShapeShiftMacros", type: "PreviewMacro")

/// Marks state that stands in the body of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ShapeShiftMacros", type: "PreviewableMacro")

/// Makes a value of the environment, of container values or of transactions of a variable with a value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ShapeShiftMacros", type: "EntryMacro")
