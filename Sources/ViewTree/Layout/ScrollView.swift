import Foundation
public import VectorGeometry
import VectorGraphics
import ViewLayout

/// A window that shows part of its content; in an image it is at its initial position.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The axes along which the content may be larger.
  public var axes: Axis.Set
  /// Whether indicators may show while it scrolls; pictures have them where `scrollIndicators(.visible)` asks for them.
  public var showsIndicators: Bool
  /// The views in the scroll view.
  public var content: Content
  /// Whether the views are made as far as they are in sight.
  var isLazy = false

  /// A window on views.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// A node with one window.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { ScrollViewNode<Content>() }
}

private final class ScrollViewNode<Content: View>:
  BoxNode<ScrollView<Content>, Content, WindowBox>, ScrollingNode,
  AccessibleNode
{
  private var contentInputs = StackInputs()

  private var scope: LazyScope?

  override var scrollWindow: WindowBox? { box }

  /// Made when it is asked for first: most scroll views stand still.
  private var knownScroller: Scroller?
  private var pan: ScrollPan?
  private var knownIndicators: IndicatorSettings?

  var scroller: Scroller? {
    guard let box else { return nil }
    let scroller = knownScroller ?? Scroller(self, box)
    scroller.manner = inputs.environment.scrollManner
    knownScroller = scroller
    return scroller
  }

  var recognizer: _AnyRecognizer? {
    guard inputs.environment.isScrollEnabled, let scroller else { return nil }
    let pan = pan ?? ScrollPan(scroller)
    self.pan = pan
    return pan
  }

  let combination = GestureCombination.after
  let passesInside = true
  func isTouched(at node: LayoutBox) -> Bool { node === box }

  var accessibility: AccessibilityProperties {
    var properties = AccessibilityProperties()
    properties.role = .scrollArea
    return properties
  }

  override var ownLazyScope: LazyScope? {
    guard let view, view.isLazy, let box else { return nil }
    let axis: Axis = view.axes == .horizontal ? .horizontal : .vertical
    let scope = scope ?? LazyScope(axis, of: self, in: box)
    self.scope = scope
    return scope
  }

  override func makeBox(session: LayoutSession) -> WindowBox {
    WindowBox(owner: self, session: session)
  }

  override func update(_ box: WindowBox, with view: ScrollView<Content>) {
    box.settings = WindowBox.Settings(
      axes: view.axes, isClipped: !inputs.environment.showsScrollOverflow,
      anchors: inputs.environment.scrollAnchors, place: inputs.environment.scrollPlace,
      direction: inputs.environment.layoutDirection)
    let refresh = inputs.environment.refresh.map { _ in
      Color.secondary.resolve(in: inputs.environment)
    }
    box.refresh = refresh.map { (box.refresh?.sign ?? RefreshSign(), $0) }
    box.margins = inputs.environment.scrollContentMargins
    if box.refresh?.sign.start != nil { box.margins.top += RefreshSign.room }
    updateIndicators(of: box, view)
    knownScroller?.manner = inputs.environment.scrollManner
  }

  private func updateIndicators(of box: WindowBox, _ view: ScrollView<Content>) {
    let settings = inputs.environment.scrollIndicators
    let isNew = knownIndicators == nil
    let isTriggered = !isNew && settings.trigger != knownIndicators?.trigger
    knownIndicators = settings
    guard view.showsIndicators, !settings.allowed.isEmpty else {
      box.indicators = nil
      return
    }
    box.askedIndicators = settings.asked
    box.indicatorMargins = settings.margins
    let isFlashing = isTriggered || isNew && settings.flashesOnAppear
    guard isFlashing || box.indicators != nil || !settings.asked.isEmpty else { return }
    let indicators = box.indicators?.bars ?? ScrollIndicators()
    box.indicators = (indicators, Color.primary.resolve(in: inputs.environment))
    if isFlashing { box.showIndicators(settings.allowed, at: inputs.time) }
  }

  override func receive(_ view: ScrollView<Content>) {
    let isNew = box == nil
    super.receive(view)
    // Nobody looks for those around without a reason: a scroller is made for those who watch.
    if isNew, hasWatchers { scroller?.findWatchers() }
  }

  private var hasWatchers: Bool {
    var node = parent
    while let current = node, current.scrollWindow == nil {
      if current is any ScrollWatcher { return true }
      node = current.parent
    }
    return false
  }

  override func content(of view: ScrollView<Content>) -> (Content, ViewInputs) {
    (view.content, contentInputs.inputs(from: innerInputs, stackAxis: .vertical))
  }

  /// Margins and places are those of the nearest scroll view, not of the ones in it.
  private var innerInputs: ViewInputs {
    let environment = inputs.environment
    guard
      environment.scrollContentMargins != EdgeInsets() || environment.scrollPlace != .start
        || environment.scrollTargetBehavior != nil
        || environment.scrollIndicators.margins != EdgeInsets()
    else { return inputs }
    var inner = inputs
    inner.environment.scrollContentMargins = EdgeInsets()
    inner.environment.scrollPlace = .start
    inner.environment.scrollTargetBehavior = nil
    inner.environment.scrollIndicators.margins = EdgeInsets()
    return inner
  }

  override func show(_ contents: [LayoutBox], in box: WindowBox) { box.show(contents) }
}

extension EnvironmentValues {
  /// Where the nearest scroll view stands.
  var scrollPlace: ScrollPosition.Place {
    get { self[ScrollPlaceKey.self] }
    set { self[ScrollPlaceKey.self] = newValue }
  }

  fileprivate var showsScrollOverflow: Bool {
    get { self[ShowsScrollOverflowKey.self] }
    set { self[ShowsScrollOverflowKey.self] = newValue }
  }

  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}

private enum ShowsScrollOverflowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ScrollAnchorKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

private enum ScrollPlaceKey: EnvironmentKey {
  static var defaultValue: ScrollPosition.Place { .start }
}

extension ScrollView {
  /// The window, whose views are made as far as they are in sight.
  package func madeInSight() -> ScrollView {
    var copy = self
    copy.isLazy = true
    return copy
  }
}

extension View {
  /// Draws what scroll views inside hold beyond their windows as well.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.showsScrollOverflow, disabled)
  }

  /// Sets which point of their content scroll views inside start with.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchors, ScrollAnchors(start: anchor))
  }
}
