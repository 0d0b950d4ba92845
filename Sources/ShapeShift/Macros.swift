import InterfaceViews
public import ViewTree

/// A view to look at while working: `Preview.all` lists it, and `shapeshift render` draws it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ShapeShiftMacros", type: "PreviewMacro")

/// A view to look at while working, in surroundings.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ShapeShiftMacros", type: "PreviewMacro")

/// A view to look at while working, once for each argument.
///
/// The descriptions of the arguments tell the previews apart.
@freestanding(declaration)
public macro Preview<Argument>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [Argument],
  @ViewBuilder body: @escaping @MainActor (Argument) -> any View
) = #externalMacro(module: "ShapeShiftMacros", type: "PreviewMacro")

/// Marks a variable in the body of a preview as the preview's state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ShapeShiftMacros", type: "PreviewableMacro")

/// Makes a value of the environment, of container values or of transactions of a variable with a value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ShapeShiftMacros", type: "EntryMacro")

/// Makes a structure animatable by its stored variables, which need types; ``AnimatableIgnored()`` leaves one out.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "ShapeShiftMacros", type: "AnimatableMacro")

/// Leaves a variable out of the animation of a structure with ``Animatable()``.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "ShapeShiftMacros", type: "AnimatableIgnoredMacro")
