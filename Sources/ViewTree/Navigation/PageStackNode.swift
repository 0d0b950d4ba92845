import Foundation
import InputModel
import VectorGeometry
import ViewLayout

/// Keeps the pages of a stack: those that are covered stay as they are, and are not seen.
final class PageStackNode<Key: PreferenceKey, Top: View, Bottom: View>:
  _ViewNode<PageStack<Key, Top, Bottom>>, PreferenceReader, GestureResponder, LeavableNode
where Key.Value: Equatable {
  typealias Page = StackPage<Key.Value, Top, Bottom>

  /// The pages that are there, the first one first.
  private var pages: [Page] = []
  /// Pages that have gone and are on their way out.
  private var leaving: [Page] = []
  /// The links whose views are pages, and how many values of the path are below each.
  private var links: [(link: PageLink, base: Int)] = []
  /// The pages of links that have been made anew.
  private var renewed: Set<PageID> = []
  private var lastPath: [AnyHashable] = []
  /// How often what pages tell has changed while the scene comes to rest.
  private var changes = 0
  /// The first value that nothing has made a page of yet.
  private var unmade: PageID?
  /// Values that get a page which says that there is none.
  private var missing: Set<PageID> = []
  private var layout: PagesBox?
  private var birth: Int?
  private lazy var edgePan = PanRecognizer(panning)
  private lazy var navigation = Navigation(
    push: { [weak self] in self?.push($0) }, show: { [weak self] in self?.show($0) },
    hide: { [weak self] in self?.hide($0) })

  override var childNodes: [AnyViewNode] { (pages + leaving).flatMap(\.nodes) }

  // MARK: Following the path

  override func receive(_ view: PageStack<Key, Top, Bottom>) {
    guard let graph = inputs.graph else { return }
    if birth == nil {
      birth = graph.settlings
      layout = PagesBox(owner: self, session: graph.session)
      graph.addPreferenceReader(self)
    }
    inputs.environment.stackStart?.goBackInStack = { [weak self] in self?.cut(to: 1) }
    forgetLinks(beyond: view.path)
    lastPath = view.path
    followPath(hasNewRoot: true)
  }

  override func updateIfDirty() {
    if isDirty { followPath(hasNewRoot: false) }
  }

  /// The links whose pages stand on values that are not on the path any more are over.
  private func forgetLinks(beyond path: [AnyHashable]) {
    let common = zip(path, lastPath).prefix { $0 == $1 }.count
    guard lastPath.count > common else { return }
    for (link, base) in links where base > common { forget(link) }
  }

  private func forget(_ link: PageLink) {
    links.removeAll { $0.link === link }
    link.contentDidChange = nil
    inputs.graph?.enqueue { link.end() }
  }

  /// The pages that there should be, in order.
  private var wanted: [(id: PageID, link: PageLink?)] {
    guard let view else { return [] }
    var wanted: [(PageID, PageLink?)] = [(.root, nil)]
    for count in 0...view.path.count {
      if count > 0 { wanted.append((.value(count - 1, view.path[count - 1]), nil)) }
      for (link, base) in links where base == count {
        wanted.append((.link(ObjectIdentifier(link)), link))
      }
    }
    return wanted
  }

  /// Brings the pages in line with path and links.
  private func followPath(hasNewRoot: Bool) {
    isDirty = false
    let (old, wanted) = (pages, wanted)
    var new: [Page] = []
    unmade = nil
    for (id, link) in wanted {
      guard let making = making(of: id, link, above: new) else {
        unmade = id
        break
      }
      let page =
        old.first { $0.id == id } ?? newPage(id, isShown: new.count + 1 == wanted.count)
      new.append(page)
      if page.maker !== making.maker || renewed.contains(id) || id == .root && hasNewRoot {
        page.show(making.make(), madeBy: making.maker, inputs(of: page))
      } else {
        page.pass(inputs(of: page))
      }
      _ = page.readDestinations()
      _ = page.readRequest(Key.self)
    }
    renewed = []
    pages = new
    if unmade != nil { inputs.graph?.preferencesDidChange() }
    arrange(after: old)
    updateBars()
    outputsDidChange()
  }

  private func newPage(_ id: PageID, isShown: Bool) -> Page {
    Page(
      id, content: adopt(AnyView._makeNode()), request: Key.defaultValue, birth: inputs.time,
      isShown: isShown)
  }

  /// What makes a page; nil while nothing does.
  ///
  /// The first page that says what a value leads to counts, and of several views in it the innermost.
  private func making(
    of id: PageID, _ link: PageLink?, above pages: [Page]
  ) -> (maker: AnyObject, make: () -> AnyView)? {
    guard let view else { return nil }
    if let link { return (link, { view.page(link.content ?? AnyView(EmptyView())) }) }
    guard case .value(_, let value) = id else { return (self, { view.root }) }
    for destination in pages.lazy.flatMap(\.destinations) {
      if let content = destination.page(value) { return (destination, { view.page(content) }) }
    }
    return missing.contains(id) ? (self, { view.page(view.missing) }) : nil
  }

  /// What a page gets from above.
  private func inputs(of page: Page) -> ViewInputs {
    var result = inputs
    result.environment = page.environment(from: inputs.environment) { environment in
      environment.navigation = navigation
      environment.stackStart = nil
      environment.isInSight = environment.isInSight && page.isShown
      guard page.id != .root else { return }
      environment.presentation = Presentation { [weak self, weak page] in
        if let page { self?.leave(page) }
      }
    }
    return result
  }

  // MARK: What the pages tell

  func beginSettling() { changes = 0 }

  func readPreference() {
    var (hasChanged, hasNewBars) = (false, false)
    for page in pages {
      if page.readDestinations() { hasChanged = true }
      if page.readRequest(Key.self) { hasNewBars = true }
    }
    if let unmade, !hasChanged, case .value(_, let value) = unmade {
      missing.insert(unmade)
      report(.missingDestination(typeName(type(of: value.base))))
      hasChanged = true
    }
    guard hasChanged || hasNewBars else { return }
    changes += 1
    guard changes <= ViewGraph.maximumPreferenceChanges else {
      return report(.unsettledPreference(typeName(Key.self)))
    }
    invalidate()
  }

  /// Nothing outside of a stack makes its pages, and nothing wants its bars.
  override func addPreferences<Other: PreferenceKey>(to sum: inout PreferenceSum<Other>) {
    guard Other.self != PageDestinationsKey.self, Other.self != Key.self else { return }
    for page in pages { page.content.addPreferences(to: &sum) }
  }

  private func updateBars() {
    guard let view else { return }
    for (index, page) in pages.enumerated() {
      let place = PageBarPlace(
        request: page.request, below: index > 0 ? pages[index - 1].request : nil,
        back: { [weak self, weak page] in if let page { self?.leave(page) } })
      page.updateBars(view.top(place), view.bottom(place), inputs(of: page), in: self)
    }
  }

  // MARK: Going on and back

  private func push(_ value: AnyHashable) {
    guard let view, !view.append(value) else { return }
    report(.foreignPathValue(typeName(type(of: value.base))))
  }

  private func show(_ link: PageLink) {
    guard !links.contains(where: { $0.link === link }) else { return }
    links.append((link, lastPath.count))
    link.contentDidChange = { [weak self] in
      self?.renewed.insert(.link(ObjectIdentifier(link)))
      self?.invalidate()
    }
    invalidate()
  }

  /// Takes the page of a link away, with all that stand on it.
  private func hide(_ link: PageLink) {
    guard links.contains(where: { $0.link === link }) else { return }
    let id = PageID.link(ObjectIdentifier(link))
    if let index = pages.firstIndex(where: { $0.id == id }) { return cut(to: index) }
    links.removeAll { $0.link === link }
    link.contentDidChange = nil
    invalidate()
  }

  /// Goes back to the page below one, if that is there and not the first.
  private func leave(_ page: Page) {
    guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return }
    cut(to: index)
  }

  var canBeLeft: Bool { pages.count > 1 }

  func leave() {
    if let top = pages.last { leave(top) }
  }

  /// Goes back until there is a number of pages.
  private func cut(to count: Int) {
    guard count < pages.count else { return }
    let kept = pages[..<count].count { if case .value = $0.id { true } else { false } }
    let linked = pages[count...].compactMap { page in
      links.first { page.id == .link(ObjectIdentifier($0.link)) }?.link
    }
    for link in linked { forget(link) }
    if kept < lastPath.count { view?.cut(kept) }
    invalidate()
  }

  // MARK: Moving

  /// Whether what happens comes with the stack itself, so that nothing moves.
  private var isArriving: Bool { birth == inputs.graph?.settlings }

  /// Sends the pages where they belong, if others were there before.
  private func arrange(after old: [Page]) {
    let (time, last) = (inputs.time, old.last)
    let gone = old.filter { page in !pages.contains { $0 === page } }
    guard let top = pages.last, !gone.isEmpty || pages.count != old.count else { return }
    let isMoving = last != nil && !isArriving && !inputs.transaction.disablesAnimations
    let isBack = gone.contains { $0 === last } && (!top.isNew || pages.count < old.count)
    for page in pages where page.isNew {
      page.motion.jump(to: page !== top ? -1 : !isMoving ? 0 : isBack ? -1 : 1)
      page.isNew = false
      if page === top, isMoving { go(page, to: 0) }
    }
    for page in pages {
      send(page, to: page === top ? 0 : -1, isMoving: isMoving && (page === top || page === last))
    }
    for page in gone {
      leaving.append(page)
      send(page, to: isBack ? 1 : -1, isMoving: isMoving && page === last && page.birth < time)
    }
  }

  private func go(_ page: Page, to place: Double) {
    page.motion.go(to: place, at: inputs.time)
    layout?.noteMotions(at: inputs.time)
  }

  /// Has a page go to a place, and plans what is due when it is there.
  private func send(_ page: Page, to place: Double, isMoving: Bool) {
    let time = inputs.time
    if page.motion.target != place || page.isHeld {
      // What has not been seen yet does not move.
      if isMoving, page.birth < time { go(page, to: place) } else { page.motion.jump(to: place) }
    }
    page.isHeld = false
    if place == 0 { return setShown(true, page) }
    let end = page.motion.end(after: time)
    guard end > time else { return hasGone(page) }
    inputs.graph?.schedule(at: end) { [weak self, weak page] in
      guard let self, let page, page.motion.target != 0, !page.isHeld,
        page.motion.end(after: inputs.time) <= inputs.time
      else { return }
      hasGone(page)
    }
  }

  /// A page has come to rest where it is not seen.
  private func hasGone(_ page: Page) {
    guard let index = leaving.firstIndex(where: { $0 === page }) else {
      return setShown(false, page)
    }
    leaving.remove(at: index)
    for node in page.nodes { unmount(node) }
    outputsDidChange()
  }

  /// Tells the views of a page whether they are in sight.
  private func setShown(_ isShown: Bool, _ page: Page) {
    guard page.isShown != isShown else { return }
    page.isShown = isShown
    invalidate()
  }

  // MARK: The edge that pages are drawn away by

  let combination = GestureCombination.before
  let passesInside = true

  var recognizer: _AnyRecognizer? {
    guard let view, let top = pages.last, pages.count > 1, view.canBePulled(top.request) else {
      return nil
    }
    edgePan.panning = panning
    return edgePan
  }

  /// Source: a finger that goes down within 20 points of the leading edge, Flutter's figure for iOS; half the width or
  /// a width a second decide.
  private var panning: Panning {
    let isMirrored = inputs.environment.layoutDirection == .rightToLeft
    let side: CGFloat = isMirrored ? -1 : 1
    var panning = Panning(axis: .horizontal) { [weak self] value in
      self?.pull(max(side * value.translation / max(value.length, 1), 0))
    } end: { [weak self] value in
      guard let value else { return self?.release(isBack: false) ?? () }
      let (way, speed) = (side * value.translation / value.length, side * value.velocity)
      let isBack = abs(speed) >= value.length ? speed > 0 : way >= 0.5
      self?.release(isBack: isBack)
    }
    panning.begins = { place, size in (isMirrored ? size.width - place.x : place.x) <= 20 }
    panning.direction = side
    return panning
  }

  /// Has the last page follow a finger that is at a part of the width.
  private func pull(_ part: CGFloat) {
    guard pages.count > 1, let top = pages.last else { return }
    let (below, time) = (pages[pages.count - 2], inputs.time)
    for page in [top, below] { page.isHeld = true }
    top.motion.follow(Double(part), at: time)
    below.motion.follow(Double(part) - 1, at: time)
    setShown(true, below)
    layout?.noteMotions(at: time)
  }

  private func release(isBack: Bool) {
    guard pages.count > 1, let top = pages.last else { return }
    if isBack { leave(top) }
    // The path may be kept as it was by who owns it.
    inputs.graph?.enqueue { [weak self] in self?.comeToRest() }
  }

  /// Sends pages back that a finger has let go of.
  private func comeToRest() {
    for page in pages where page.isHeld {
      send(page, to: page === pages.last ? 0 : -1, isMoving: true)
    }
  }

  // MARK: Layout

  override func outputsDidChange() { inputs.graph?.collect(self) }

  override func collectChildren() {
    guard let graph = inputs.graph else { return }
    let direction = inputs.environment.layoutDirection
    let goingUnder = leaving.filter { $0.motion.target < 0 }
    let goingOut = leaving.filter { $0.motion.target > 0 }
    let current = pages.last.map { $0.layers(direction, graph.session) }
    let below = pages.dropLast().map { $0.layers(direction, graph.session) }
    func left(_ pages: [Page]) -> [PageLayers] {
      pages.map { page in
        var layers = page.layers(direction, graph.session)
        layers.isLeaving = true
        return layers
      }
    }
    layout?.show(
      below + left(goingUnder) + (current.map { [$0] } ?? []) + left(goingOut), current: current,
      direction: direction)
    // A page that has come just now was not there to be noted when it was sent on its way.
    layout?.noteMotion(at: inputs.time)
  }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    if let layout { outputs.append(layout) }
  }
}
