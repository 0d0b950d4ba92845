import ViewLayout

/// A page of a stack: its views, what they tell, and where it stands.
@MainActor
final class StackPage<Request: Equatable, Top: View, Bottom: View> {
  let id: PageID
  /// When the page was made, in seconds.
  let birth: Double
  let motion = PageMotion(at: 0)
  /// Whether the page has not been sent anywhere yet.
  var isNew = true
  /// Whether a finger has hold of the page.
  var isHeld = false
  /// Whether the page is in sight, as far as its views are told.
  var isShown: Bool
  /// What the content was made by: a destination, a link, or the stack itself, which keeps its pages.
  private(set) weak var maker: AnyObject?
  private(set) var destinations: [PageDestination] = []
  /// What the page wants of its bars.
  private(set) var request: Request

  let content: _ViewNode<AnyView>
  private var top: _ViewNode<Top>?
  private var bottom: _ViewNode<Bottom>?
  private var layers: PageLayers?
  private var known: (base: EnvironmentValues, isShown: Bool, result: EnvironmentValues)?

  init(_ id: PageID, content: _ViewNode<AnyView>, request: Request, birth: Double, isShown: Bool) {
    (self.id, self.content, self.request) = (id, content, request)
    (self.birth, self.isShown) = (birth, isShown)
  }

  var nodes: [AnyViewNode] {
    let nodes: [AnyViewNode?] = [content, top, bottom]
    return nodes.compactMap(\.self)
  }

  /// The environment of the page, the same as last time if nothing has changed.
  func environment(
    from base: EnvironmentValues, _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    if let known, known.isShown == isShown, known.base.isIdentical(to: base) {
      return known.result
    }
    var result = base
    change(&result)
    known = (base, isShown, result)
    return result
  }

  /// Shows something, which was made by `maker`.
  func show(_ view: AnyView, madeBy maker: AnyObject?, _ inputs: ViewInputs) {
    self.maker = maker
    content.update(view, inputs)
  }

  /// Hands on what has changed around the page.
  func pass(_ inputs: ViewInputs) {
    guard !inputs.environment.isIdentical(to: content.inputs.environment) else { return }
    content.update(inputs)
  }

  /// Looks at what the page says that values lead to.
  ///
  /// - Returns: Whether that has changed.
  func readDestinations() -> Bool {
    let new = PreferenceSum<PageDestinationsKey>.below(content) ?? []
    guard !new.elementsEqual(destinations, by: ===) else { return false }
    destinations = new
    return true
  }

  /// Looks at what the page wants of its bars.
  ///
  /// - Returns: Whether that has changed.
  func readRequest<Key: PreferenceKey>(_ key: Key.Type) -> Bool where Key.Value == Request {
    let new = PreferenceSum<Key>.below(content) ?? Key.defaultValue
    guard new != request else { return false }
    request = new
    return true
  }

  func updateBars(_ top: Top, _ bottom: Bottom, _ inputs: ViewInputs, in node: AnyViewNode) {
    node.childNode(in: &self.top).update(top, inputs)
    node.childNode(in: &self.bottom).update(bottom, inputs)
  }

  /// The page as it is laid out now.
  func layers(_ direction: LayoutDirection, _ session: LayoutSession) -> PageLayers {
    let layers =
      self.layers
      ?? PageLayers(
        content: ContainerBox(ZStackLayout(), name: nil, owner: content, session: session),
        top: ContainerBox(ZStackLayout(), name: nil, owner: content, session: session),
        bottom: ContainerBox(ZStackLayout(), name: nil, owner: content, session: session),
        motion: motion)
    self.layers = layers
    func update(_ container: ContainerBox<ZStackLayout>, _ node: AnyViewNode?) {
      container.update(
        layout: ZStackLayout(), children: node?.outputs ?? [], direction: direction,
        isSameLayout: true)
    }
    update(layers.content, content)
    update(layers.top, top)
    update(layers.bottom, bottom)
    return layers
  }
}
