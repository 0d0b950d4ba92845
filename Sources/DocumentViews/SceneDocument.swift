public import DocumentModel
public import Foundation
package import InterfaceViews
package import VectorGeometry
package import VectorGraphics
package import ViewAnimation
import ViewLayout
package import ViewTree

/// A document read, checked and ready to be drawn: a canvas, fonts and a view.
///
/// Made by ``SceneReader``; both forms of a document, the plain model and the one with views, end here.
package struct SceneDocument: Sendable {
  /// The ground that the view is drawn on.
  package struct Canvas: Sendable, Equatable {
    /// The width in points; nil for the view's ideal one.
    package var width: CGFloat?
    /// The height in points; nil for the view's ideal one.
    package var height: CGFloat?
    /// Room around the view, inside the canvas.
    package var padding = EdgeInsets()
    /// How far the area that views keep to lies inside of what the padding leaves.
    package var safeArea = EdgeInsets()
    /// What is painted under the view; nil for nothing.
    package var background: Color?

    package init() {}
  }

  /// The ground.
  package var canvas: Canvas
  /// The font files, in the document's order.
  package var fonts: [NamedFontFile]
  /// Changes of the environment at the root: color scheme, locale and so on.
  package var environment: @Sendable (inout EnvironmentValues) -> Void
  /// Makes the view as it is before the script; each call makes a view of its own.
  package var makeView: @MainActor @Sendable () -> AnyView
  /// Frames a second, the length, and what follows keyframes.
  package var timeline = SceneTimeline()
  /// The steps that a picture may take.
  package var drawingSteps = DocumentLimits().drawingSteps
  /// What the script does to the document, in the order of time.
  var steps: [SceneStep] = []
  /// What the script does to the views, in the order of time.
  var session: [SessionStep] = []
  /// The document, if controls or actions change it.
  var live: LiveDocument?
  /// What the view is offered where the canvas has no size, in points; nil for its ideal size.
  var offered: CGSize?
  /// The frame that a preview of Swift code requests; `nil` for other scenes.
  package var previewFrame: PreviewFrame?
  /// What the picture is called, and what it shows.
  package var title: String?
  package var description: String?
  /// The language of what is written, as HTML has it; nil where none is given.
  package var language: String?
  /// Reads the document in an environment, and returns `nil` if the result would be the same; `nil` if no expression
  /// depends on the environment.
  var inEnvironment: (@Sendable (RequestedEnvironment) throws(DocumentErrors) -> SceneDocument?)?
  /// The document with all that it refers to and what was changed in it; nil for what is no document.
  package var root: JSONNode?
  /// Every file that was read for the document, itself first: what `watch` looks at.
  package var files: [URL]
  /// Whether it is an SVG file: a still picture, which no event, time or environment changes.
  package var isStill = false
  /// Runs what may be a person's code, where the view has any.
  package var watch: (@MainActor @Sendable (_ body: () -> Void) -> Void)?
  /// The documents that its images show, in the order of first use.
  package var embedded: [SceneDocument] = []
  /// Warnings: what is odd but can be drawn.
  package var warnings: [Diagnostic]
}

extension SceneDocument {
  /// Whether the script uses views, as a person would.
  package var usesViews: Bool { !session.isEmpty }

  /// Whether the document changes while it is shown: by its script, its controls or its actions.
  package var changes: Bool { !steps.isEmpty || !session.isEmpty || live != nil }

  /// Returns the document with its expressions evaluated in an environment; `nil` values are those of the document.
  package func evaluated(
    locale: String?, colorScheme: ColorScheme?
  ) throws(DocumentErrors) -> SceneDocument {
    guard let inEnvironment else { return self }
    return try inEnvironment(RequestedEnvironment(locale: locale, colorScheme: colorScheme)) ?? self
  }

  /// A scene of a view that comes from code.
  ///
  /// - Parameters:
  ///   - size: The canvas, in points; nil for what the view takes.
  ///   - offered: What the view is offered where it has no canvas, in points; nil for its ideal size.
  ///   - files: What the code was read from.
  ///   - makeView: Makes the view; each call makes a view of its own.
  package init(
    size: CGSize?, offered: CGSize? = nil, files: [URL],
    makeView: @escaping @MainActor @Sendable () -> AnyView
  ) {
    var canvas = Canvas()
    (canvas.width, canvas.height) = (size?.width, size?.height)
    self.init(
      canvas: canvas, fonts: [], environment: { _ in }, makeView: makeView, files: files,
      warnings: [])
    self.offered = offered
  }

  /// The documents that images show, with the color scheme, locale, direction and text size of this document where they
  /// have none of their own.
  package var embeddedInSurroundings: [SceneDocument] {
    embedded.map { inner in
      var inner = inner
      let (outer, own) = (environment, inner.environment)
      inner.environment = { values in
        var around = EnvironmentValues()
        outer(&around)
        values = around.inheritedByScenes
        own(&values)
      }
      return inner
    }
  }

  /// What is painted under the views of a graph, in its present surroundings; nil for nothing.
  @MainActor package func background(in graph: ViewGraph) -> Color.Resolved? {
    canvas.background?.resolve(in: graph.environment)
  }

  /// What can be painted under all pictures of a graph to which nothing has happened yet; nil for nothing.
  ///
  /// A background that lets something through can't be changed by painting over it: each picture paints its own.
  @MainActor package func ground(of graph: ViewGraph) -> Color.Resolved? {
    background(in: graph).flatMap { $0.opacity == 1 ? $0 : nil }
  }

  /// The last picture of a graph, over a ground that it has in common with others: on what the background is now.
  @MainActor package func painted(
    _ list: DisplayList, of graph: ViewGraph, over ground: Color.Resolved?
  ) -> DisplayList {
    guard let background = background(in: graph), background != ground else { return list }
    let path = Path(CGRect(origin: .zero, size: list.size))
    let item = DisplayItem(.fill(FillItem(path: path, paint: .color(background))))
    return DisplayList(size: list.size, items: [item] + list.items)
  }

  /// The scene over time; each call makes one of its own.
  @MainActor package func makeScene() -> ViewScene { ViewScene(makeView, steps, live) }

  /// What a graph of the scene is made with: the document's canvas and environment.
  ///
  /// - Parameters:
  ///   - width: The canvas's width in points, in place of the document's.
  ///   - height: The canvas's height in points, in place of the document's.
  ///   - scale: Pixels a point.
  ///   - shaper: Measures text, with the document's fonts.
  ///   - inherited: The environment where the document does not set it.
  @MainActor package func configuration(
    width: CGFloat? = nil, height: CGFloat? = nil, scale: Double, shaper: any TextShaper,
    inheriting inherited: EnvironmentValues = EnvironmentValues()
  ) -> ViewGraph.Configuration {
    var values = inherited
    environment(&values)
    let asked = (width: width ?? canvas.width, height: height ?? canvas.height)
    var configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(
        width: asked.width ?? offered?.width, height: asked.height ?? offered?.height),
      environment: values, scale: scale, shaper: shaper)
    configuration.padding = canvas.padding
    configuration.safeAreaInsets = canvas.safeArea
    configuration.canvasFollowsProposal =
      offered == nil || asked.width != nil || asked.height != nil
    configuration.drawingSteps = drawingSteps
    return configuration
  }

  /// How long the scene lasts: as the document says, else as long as something of it moves.
  ///
  /// - Parameter graph: A graph of this document's scene.
  @MainActor package func length(in graph: ViewGraph) throws(ViewGraphError) -> MotionLength {
    guard let duration = timeline.duration else { return try graph.length() }
    return timeline.repeatsForever ? .loop(from: 0, period: duration) : .rest(at: duration)
  }
}

/// All that is wrong with a document, in the order of places.
public struct DocumentErrors: Error, Sendable {
  /// At least one error.
  public var diagnostics: [Diagnostic]
  /// Every file that the document asked for, there or not: what `watch` looks at.
  public var files: [URL]

  /// Errors, and the files that were asked for.
  public init(_ diagnostics: [Diagnostic], files: [URL] = []) {
    self.diagnostics = diagnostics
    self.files = files
  }
}

extension DocumentErrors: CustomStringConvertible {
  /// Each with its line, its place and what may help.
  public var description: String { DiagnosticRenderer().text(for: diagnostics) }
}
