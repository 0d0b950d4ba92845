import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout

/// The layout of the root view: several views stand in a column, as in SwiftUI.
struct RootLayout: Layout {
  private let column = VStackLayout()

  func makeCache(subviews: Subviews) -> VStackLayout.Cache { column.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
  ) -> CGSize {
    guard subviews.count == 1 else {
      return column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) {
    guard subviews.count == 1 else {
      return column.placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
  }
}

/// The node above the root view.
final class RootNode: AnyViewNode, PreferenceReader {
  /// The root view's rectangles.
  let container: ContainerBox<RootLayout>
  /// The size of the canvas, in points.
  private(set) var canvas = CGSize.zero

  /// Stands for the root view in the layout, whose type is not known to the container.
  private var holder: AnyViewNode?
  private var child: AnyViewNode?
  /// Takes new inputs for the root view.
  private var refresh: ((ViewInputs) -> Void)?
  /// Whether surroundings are light or dark where no view asks for either.
  private var ownColorScheme: ColorScheme
  private var isWatchingColorScheme = false
  /// What the scene is shown in now.
  private var configuration: ViewGraph.Configuration

  init(graph: ViewGraph, session: LayoutSession) {
    configuration = graph.configuration
    let environment = configuration.environment
    let holder = AnyViewNode()
    container = ContainerBox(RootLayout(), name: nil, owner: holder, session: session)
    self.holder = holder
    ownColorScheme = environment.colorScheme
    super.init()
    inputs = ViewInputs(environment: environment.withSizeClasses(configuration), graph: graph)
    if environment.editMode == nil { inputs.environment.editMode = editMode }
  }

  // MARK: Editing

  private var isEditing = EditMode.inactive

  /// Whether lists are edited, where nobody else says so: another binding for each value, so that those who read it
  /// see that it is another.
  private var editMode: Binding<EditMode> {
    let mode = isEditing
    return Binding {
      mode
    } set: { [weak self] in
      self?.edit($0)
    }
  }

  private func edit(_ mode: EditMode) {
    guard mode != isEditing else { return }
    inputs.graph?.invalidate(self)
    isEditing = mode
    inputs.environment.editMode = editMode
  }

  override var onlyChild: AnyViewNode? { child }

  override func outputsDidChange() { inputs.graph?.collect(self) }

  override func collectChildren() { container.update(children: child?.outputs ?? []) }

  /// Makes `view` the root view.
  func show(_ view: any View) {
    func open<V: View>(_ view: V) {
      var node: _ViewNode<V>?
      childNode(in: &node).update(view, inputs)
      child = node
      refresh = { [weak node] in node?.update($0) }
    }
    open(view)
    outputsDidChange()
  }

  override func updateIfDirty() {
    guard isDirty else { return }
    isDirty = false
    refresh?(inputs)
  }

  // MARK: Light or dark

  /// Looks from now on at what views ask for: the whole scene is one presentation.
  func watchColorScheme() {
    guard !isWatchingColorScheme else { return }
    isWatchingColorScheme = true
    inputs.graph?.addPreferenceReader(self)
  }

  func beginSettling() {}

  func readPreference() {
    let asked = PreferenceSum<PreferredColorSchemeKey>.below(self) ?? nil
    let scheme = asked ?? ownColorScheme
    guard inputs.environment.colorScheme != scheme else { return }
    inputs.environment.colorScheme = scheme
    inputs.graph?.invalidate(self)
  }

  // MARK: Surroundings

  /// Takes on what has changed around the scene.
  func take(_ change: SurroundingsChange) {
    inputs.graph?.invalidate(self)
    if let size = change.size { resize(to: size) }
    if let scheme = change.colorScheme {
      ownColorScheme = scheme
      let asked = isWatchingColorScheme ? PreferenceSum<PreferredColorSchemeKey>.below(self) : nil
      inputs.environment.colorScheme = (asked ?? nil) ?? scheme
    }
    if let size = change.dynamicTypeSize { inputs.environment.dynamicTypeSize = size }
    if let locale = change.locale { inputs.environment.locale = locale }
  }

  private func resize(to size: CGSize) {
    configuration.proposal = ProposedViewSize(size)
    if configuration.canvas != nil { configuration.canvas = size }
    let values = configuration.environment.withSizeClasses(configuration)
    inputs.environment.horizontalSizeClass = values.horizontalSizeClass
    inputs.environment.verticalSizeClass = values.verticalSizeClass
    container.session.needsLayout = true
  }

  // MARK: Layout

  /// Gives the root view its size and centres it in what the padding leaves of the canvas.
  func place() {
    let configuration = sound(configuration)
    let (padding, insets) = (configuration.padding, configuration.safeAreaInsets)
    let proposal = configuration.proposal.inset(by: padding).inset(by: insets)
    if let width = proposal.width, let height = proposal.height {
      container.session.canvasSize = CGSize(width: width, height: height)
    }
    let size = container.sizeThatFits(proposal)
    let stages = inputs.graph?.stages ?? []
    // What is presented needs the whole proposal, however little of it the root view takes.
    let isWhole = configuration.canvasFollowsProposal || !stages.isEmpty
    let lengths = isWhole ? configuration.proposal : .unspecified
    canvas = configuration.canvas ?? Self.canvas(around: size, configuration, lengths)
    let direction = inputs.environment.layoutDirection
    let room = CGRect(origin: .zero, size: canvas).inset(by: padding, direction: direction)
    let safe = room.inset(by: insets, direction: direction)
    container.session.safeArea = SafeArea(full: room, safe: safe)
    let origin = CGPoint(
      x: safe.minX + (canvas.width - padding.horizontal - insets.horizontal - size.width) / 2,
      y: safe.minY + (canvas.height - padding.vertical - insets.vertical - size.height) / 2)
    container.place(in: CGRect(origin: origin, size: size), proposal: proposal)
    let whole = CGRect(origin: .zero, size: canvas)
    for stage in stages {
      stage.place(on: whole, safe: whole.inset(by: insets, direction: direction))
    }
  }

  /// The configuration with lengths that can be: views take their ideal length of what is endless.
  private func sound(_ configuration: ViewGraph.Configuration) -> ViewGraph.Configuration {
    var (sound, check) = (configuration, NumberCheck())
    for axis in Axis.allCases {
      guard let length = configuration.proposal[axis], let flaw = length.flaw else { continue }
      sound.proposal[axis] = nil
      check.note("the \(axis.lengthName) proposed to the root view \(flaw); the ideal size is used")
    }
    let padding = configuration.padding
    sound.padding = EdgeInsets(
      top: check.number(padding.top, "the canvas's top padding"),
      leading: check.number(padding.leading, "the canvas's leading padding"),
      bottom: check.number(padding.bottom, "the canvas's bottom padding"),
      trailing: check.number(padding.trailing, "the canvas's trailing padding"))
    let insets = configuration.safeAreaInsets
    sound.safeAreaInsets = EdgeInsets(
      top: check.length(insets.top, "the safe area's top inset"),
      leading: check.length(insets.leading, "the safe area's leading inset"),
      bottom: check.length(insets.bottom, "the safe area's bottom inset"),
      trailing: check.length(insets.trailing, "the safe area's trailing inset"))
    sound.canvas = configuration.canvas.map {
      CGSize(
        width: check.length($0.width, "the canvas's width"),
        height: check.length($0.height, "the canvas's height"))
    }
    for sentence in check.sentences { report(.layout(sentence)) }
    return sound
  }

  private static func canvas(
    around size: CGSize, _ configuration: ViewGraph.Configuration, _ lengths: ProposedViewSize
  ) -> CGSize {
    let (padding, insets) = (configuration.padding, configuration.safeAreaInsets)
    let whole = CGSize(
      width: size.width + padding.horizontal + insets.horizontal,
      height: size.height + padding.vertical + insets.vertical)
    return lengths.replacingUnspecifiedDimensions(by: whole).sanitized
  }
}
