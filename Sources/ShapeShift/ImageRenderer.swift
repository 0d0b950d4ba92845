public import Foundation
public import InterfaceViews
import SVGBackend
public import VectorGraphics
public import ViewAnimation
public import ViewLayout
public import ViewTree

/// Makes pictures of a view.
@MainActor
public final class ImageRenderer<Content: View> {
  /// The rendered view.
  public var content: Content {
    didSet {
      let content = content
      makeContent = { content }
      (made, history, graph) = (nil, ObjectHistory(), nil)
    }
  }

  /// Makes the view with its models.
  private var makeContent: () -> Content
  /// The view that was made first, until a scene shows it.
  private var made: Content?
  /// The objects that the scenes of the view have changed.
  private var history = ObjectHistory()

  /// The size offered to the view, in points; by default its ideal size.
  public var proposedSize = ProposedViewSize.unspecified {
    didSet { if proposedSize != oldValue { graph = nil } }
  }

  /// Pixels per point.
  public var scale: CGFloat = 1 {
    didSet { if scale != oldValue { graph = nil } }
  }

  /// Whether the image has a black background instead of a transparent one.
  public var isOpaque = false

  /// The fonts that text is shaped with.
  public var fonts: Fonts {
    didSet { graph = nil }
  }

  private var graph: ViewGraph?

  /// Creates a renderer of `content`, which is created again, with its objects, whenever time goes back.
  ///
  /// - Parameter content: The view; evaluated at once for the first image.
  public init(@_implicitSelfCapture content: @autoclosure @escaping () -> Content) {
    let first = content()
    (self.content, made, makeContent) = (first, first, content)
    fonts = .standard
  }

  /// Creates a renderer of a view that is already made, for closures that may not escape.
  ///
  /// Images of earlier times show the objects of the view as later ones have left them, which is reported.
  public convenience init(holding content: Content) { self.init(content: content) }

  /// A renderer of the view that a function makes, with all models that the view needs.
  ///
  /// The function is called again whenever time goes back, so that each picture is that of its time:
  ///
  ///     ImageRenderer {
  ///       let model = Model()
  ///       ContentView(model: model)
  ///     }
  public init(@ViewBuilder content: @escaping () -> Content) {
    let first = content()
    (self.content, made, makeContent) = (first, first, content)
    fonts = .standard
  }

  /// The picture at a time of the view's life, in seconds, resolved down to shapes and glyphs.
  ///
  /// - Throws: `RenderError`.
  public func displayList(at time: Double = 0) throws(RenderError) -> DisplayList {
    do throws(ViewGraphError) {
      return try preparedGraph().displayList(at: time)
    } catch {
      throw RenderError(error)
    }
  }

  /// The picture at a time, in pixels.
  ///
  /// - Throws: `RenderError`.
  public func bitmap(at time: Double = 0) throws(RenderError) -> Bitmap {
    try displayList(at: time).bitmap(options: options)
  }

  /// The picture at a time as a file.
  ///
  /// - Throws: `RenderError`.
  public func data(
    _ format: PictureFormat, at time: Double = 0
  ) throws(RenderError) -> Data {
    Data(try displayList(at: time).encoded(as: format, options: options).bytes)
  }

  /// A renderer of previews: offered the screen of the device, or the size, that they ask for.
  public convenience init<P: PreviewProvider>(
    previews provider: P.Type
  ) where Content == P.Previews {
    self.init(content: P.previews)
    let graph = preparedGraph()
    guard (try? graph.advance(to: 0)) != nil, let size = graph.previewSettings.size else { return }
    proposedSize = ProposedViewSize(size)
    // Initializers do not run observers.
    self.graph = nil
  }

  /// Runs the tasks of the views that are there at time 0, so that pictures show what they change.
  ///
  /// - Throws: `RenderError`.
  public func runTasks() async throws(RenderError) {
    do throws(ViewGraphError) {
      try await preparedGraph().runTasks()
    } catch {
      throw RenderError(error)
    }
  }

  /// Returns the duration of the view's animation from time 0, until it rests or as a loop.
  ///
  /// - Throws: `RenderError`.
  public func length() throws(RenderError) -> MotionLength {
    do throws(ViewGraphError) {
      return try preparedGraph().length()
    } catch {
      throw RenderError(error)
    }
  }

  /// The problems found while drawing the views, as sentences with the views' paths.
  public var problems: [String] {
    guard let graph else { return [] }
    if history.hasChanges { graph.reportShared(in: makeContent()) }
    return graph.problems.map { problem, path in
      path.isEmpty ? problem.message : "\(path): \(problem.message)"
    } + graph.session.texts.missingFonts + graph.session.texts.missingTexts.map(\.sentence)
  }

  /// The type of an object that the last picture shows as an earlier one has left it.
  package var leftoverType: String? {
    graph?.problems.lazy.compactMap { entry in
      if case .sharedObject(let type) = entry.problem { type } else { nil }
    }.first
  }

  var options: RenderOptions {
    RenderOptions(scale: Double(scale), background: isOpaque ? .black : nil)
  }

  private func takeFirst() -> Content? {
    defer { made = nil }
    return made
  }

  private func preparedGraph() -> ViewGraph {
    if let graph { return graph }
    let configuration = ViewGraph.Configuration(
      proposal: proposedSize, scale: Double(scale), shaper: fonts.shaper)
    let graph = ViewGraph(configuration, history: history) { [weak self, makeContent] in
      self?.takeFirst() ?? makeContent()
    }
    self.graph = graph
    return graph
  }
}
