package import VectorGraphics

/// A scene that an image shows, such as a document in another document.
package final class EmbeddedScene: Sendable {
  /// The graph of the views around the image, for the scene inside.
  package struct Host {
    /// The values of the environment that scenes inherit, at the image.
    package let environment: EnvironmentValues
    /// Pixels per point.
    package let scale: Double
    /// Measures text.
    package let shaper: any TextShaper
    /// Limits the work of both graphs for one moment.
    let work: WorkBudget
  }

  /// The name in messages.
  package let name: String
  /// Creates the graph of the scene.
  let makeGraph: @MainActor @Sendable (Host) throws -> ViewGraph
  /// Returns the background at the graph's time, or `nil` for a transparent one.
  let background: @MainActor @Sendable (ViewGraph) -> Color.Resolved?

  package init(
    name: String, makeGraph: @escaping @MainActor @Sendable (Host) throws -> ViewGraph,
    background: @escaping @MainActor @Sendable (ViewGraph) -> Color.Resolved?
  ) {
    (self.name, self.makeGraph, self.background) = (name, makeGraph, background)
  }
}

extension EnvironmentValues {
  /// The default values, but with the color scheme, locale, direction, text size and font metrics of these ones.
  package var inheritedByScenes: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = colorScheme
    values.locale = locale
    values.layoutDirection = layoutDirection
    values.dynamicTypeSize = dynamicTypeSize
    values.fontMetrics = fontMetrics
    return values
  }

  /// Returns whether scenes inherit the same values.
  func isInheritedAlike(_ other: EnvironmentValues) -> Bool {
    colorScheme == other.colorScheme && locale == other.locale
      && layoutDirection == other.layoutDirection && dynamicTypeSize == other.dynamicTypeSize
      && fontMetrics == other.fontMetrics
  }
}

extension Image {
  /// Creates an image of a scene, with the size of the scene's canvas.
  package nonisolated init(_ scene: EmbeddedScene, label: Text? = nil) {
    source = .scene(scene)
    self.label = label
  }
}
