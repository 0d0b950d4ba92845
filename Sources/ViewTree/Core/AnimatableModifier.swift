public import VectorGeometry

/// A modifier with animatable data; a `ViewModifier` that is `Animatable` does the same.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
