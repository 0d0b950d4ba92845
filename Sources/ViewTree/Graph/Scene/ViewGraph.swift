package import Foundation
package import InputModel
import ValueStreams
package import VectorGeometry
package import VectorGraphics
package import ViewLayout

/// The views of a scene over virtual time: their identity, state, layout and drawing.
///
/// A discrete-event simulation. Events happen in the order of (time, sequence); nothing reads a clock. A picture
/// of a time needs no picture of an earlier one: what lies between events is in closed form, and going
/// back starts the scene anew.
@MainActor
package final class ViewGraph {
  /// What a graph is made with.
  package struct Configuration {
    /// What the root view is offered, in points.
    package var proposal: ProposedViewSize
    /// The canvas that the root view is centred in; nil for the root view's own size, or while anything is presented
    /// the proposal's lengths, where there are any.
    package var canvas: CGSize?
    /// Room around the root view, inside the proposal and inside the canvas.
    package var padding = EdgeInsets()
    /// How far the safe area, in which the root view goes, lies inside of what the padding leaves.
    package var safeAreaInsets = EdgeInsets()
    /// Whether a canvas that is not given takes the lengths of the proposal, where there are any.
    package var canvasFollowsProposal = false
    /// The environment's values at the root.
    package var environment: EnvironmentValues
    /// Pixels a point, for the pixel grid.
    package var scale: Double
    /// Ticks a second, for views that follow time.
    package var tickRate: Double
    /// The steps that laying out text, and combining and morphing paths, may take for one moment each; `nil` for
    /// any number.
    package var drawingSteps: Int?
    /// Measures text.
    package var shaper: any TextShaper
    /// The graph of the views around, which shares its limit of work; `nil` for a scene that is not embedded.
    package var host: EmbeddedScene.Host?

    package init(
      proposal: ProposedViewSize = .unspecified, canvas: CGSize? = nil,
      environment: EnvironmentValues = EnvironmentValues(), scale: Double = 1,
      tickRate: Double = 60, shaper: any TextShaper
    ) {
      self.proposal = proposal
      self.canvas = canvas
      self.environment = environment
      self.scale = scale
      self.tickRate = tickRate
      self.shaper = shaper
      self.environment.displayScale = scale
    }
  }

  /// What is wrong, and with which view.
  private struct KnownProblem: Hashable {
    let problem: ViewProblem
    let path: String
  }

  /// How often changes may cause changes at one instant.
  package static let maximumRounds = 100

  package let configuration: Configuration
  /// What the boxes share.
  package private(set) var session: LayoutSession
  /// The time that everything has been brought to, in seconds.
  package internal(set) var time = 0.0
  /// The number of the current update, to tell changes that come with it.
  package private(set) var pass = 0
  /// The transaction of the current update.
  package private(set) var transaction = Transaction()
  /// What is wrong with the views, once each, in the order of finding.
  package private(set) var problems: [(problem: ViewProblem, path: String)] = []
  private var knownProblems: Set<KnownProblem> = []
  /// Called with the type of each view whose body is about to run.
  package var onBody: ((Any.Type) -> Void)?
  /// Called with each step in the life of a view.
  package var onLife: ((ViewLifeStep) -> Void)? {
    get { unsafe storedOnLife }
    set { unsafe storedOnLife = newValue }
  }
  // As in `LayoutBox`: read and written whole, so that uses need no check for overlap.
  @exclusivity(unchecked) private var storedOnLife: ((ViewLifeStep) -> Void)?
  /// Whether views that are there already take on what has changed around them.
  var isRefreshing = false

  /// What refers to the graph without keeping it.
  nonisolated let link = NodeLink<ViewGraph>()

  var events = EventQueue()
  /// All that has happened from outside: it happens again whenever the scene starts anew.
  package internal(set) var input = InputLog()
  /// Whether it is taken down what events meet and who is called for them.
  var tracesInput = false
  /// What the last event has met.
  var trace = InputTrace()
  /// What follows the pointers.
  private(set) var pointers = PointerCenter()
  /// What has the focus.
  private(set) var focus = FocusCenter()
  /// What the mouse is over.
  private(set) var hover = HoverCenter()
  /// What is carried from view to view.
  private(set) var drops = DropCenter()
  /// The time of the last event that the scene had planned itself, in seconds.
  var lastInside: Double?
  var fault: ViewGraphError?
  /// The objects that this scene and others of the same views have changed.
  let history: ObjectHistory
  /// Whether the scene is being brought to a time, so that what changes does so by the scene.
  var isAdvancing = false
  /// Whether the scene is brought to the time of a picture, at which nothing happens.
  var isShowing = false
  /// Whether the scene has started anew.
  private(set) var hasGoneBack = false
  /// At how many moments something has happened in the second from a time on.
  var burst = (start: 0.0, instants: 0)
  private let makeScene: @MainActor () -> ViewScene
  private var root: RootNode?
  private var dirty: [AnyViewNode] = []
  private var collecting: [AnyViewNode] = []
  private var actions: [() -> Void] = []
  /// The actions of views that have gone, which run after those of views that have come.
  private var departures: [() -> Void] = []
  /// What watches preferences, and what it knows of them.
  var preferences = PreferenceWatch()
  /// The nodes that have shown something over the scene.
  var presenters: [any Presenter] = []
  /// Tasks that wait to be asked for.
  var tasks: [ViewTask] = []
  /// The jobs of tasks that run by the scene's time.
  private(set) var jobs = SceneJobs()
  /// What its code finds of time and chance.
  let moment = SceneMoment()
  /// What its views keep under names.
  private(set) var stored = StoredPlaces()
  /// Whether the scene starts anew, so that what goes does so for nobody.
  private(set) var isResetting = false
  /// How often the scene has come to rest, to tell what comes with a view from what comes later.
  private(set) var settlings = 0
  /// The transaction of the changes that are being settled.
  private var settling = Transaction()
  private var pendingID: Int?
  /// Whether views are being made.
  private(set) var isUpdating = false
  /// Whether what changes now follows something that is on its way, rather than an event.
  private(set) var isPresenting = false

  /// A graph of a scene, which is made again whenever time goes back.
  ///
  /// Graphs of one and the same views share a history.
  package init(
    _ configuration: Configuration, history: ObjectHistory = ObjectHistory(),
    scene: @escaping @MainActor () -> ViewScene
  ) {
    self.configuration = configuration
    self.history = history
    makeScene = scene
    session = Self.makeSession(configuration)
    link.set(self)
  }

  // The nodes keep what they share.
  isolated deinit {
    link.cut()
    session.forgetNodes()
  }

  /// A scene without a script: `root` makes the root view and its models.
  package convenience init(
    _ configuration: Configuration, history: ObjectHistory = ObjectHistory(),
    root: @escaping @MainActor () -> any View
  ) {
    self.init(configuration, history: history) { ViewScene(root: root()) }
  }

  /// The size of the canvas, in points; zero before the first picture.
  package var canvasSize: CGSize { root?.canvas ?? .zero }

  /// What the whole scene is told of its surroundings: at first those that it was made with.
  package var environment: EnvironmentValues {
    root?.inputs.environment ?? configuration.environment
  }

  /// The box of the whole scene; nil before the first picture.
  package var rootLayout: LayoutBox? { root?.container }

  /// Whether the views are there.
  var isStarted: Bool { root != nil }

  /// The node of the whole scene; nil before the first picture.
  var rootNode: RootNode? { root }

  // MARK: Starting and settling

  /// Makes the views, unless they are there.
  func start() {
    guard root == nil else { return }
    let root = RootNode(graph: self, session: session)
    self.root = root
    history.begin()
    history.countReaders()
    let scene = makeScene()
    for event in scene.script { events.add(at: max(event.time, 0), rank: .script, event.action) }
    planInput()
    update { root.show(scene.root) }
    settle()
  }

  /// Forgets everything, so that the scene starts anew.
  func reset() {
    hasGoneBack = true
    isResetting = true
    root.map { $0.unmount($0) }
    isResetting = false
    root = nil
    time = 0
    moment.come(to: 0)
    stored = StoredPlaces()
    jobs = SceneJobs()
    pass = 0
    transaction = Transaction()
    (dirty, collecting, actions, departures) = ([], [], [], [])
    (preferences, tasks, settling) = (PreferenceWatch(), [], Transaction())
    presenters = []
    pendingID = nil
    events = EventQueue()
    (pointers, lastInside) = (PointerCenter(), nil)
    (focus, hover, drops) = (FocusCenter(), HoverCenter(), DropCenter())
    trace = InputTrace()
    burst = (0, 0)
    session.forgetNodes()
    session = Self.makeSession(configuration)
    (problems, knownProblems) = ([], [])
    fault = nil
  }

  private static func makeSession(_ configuration: Configuration) -> LayoutSession {
    LayoutSession(
      shaper: configuration.shaper, scale: configuration.scale,
      drawingSteps: configuration.drawingSteps, work: configuration.host?.work)
  }

  /// Brings views and layout in line with the state, until nothing changes any more.
  func settle() {
    stored.refresh()
    preferences.beginSettling()
    defer {
      settling = Transaction()
      settlings += 1
    }
    for _ in 0..<Self.maximumRounds {
      flush()
      layOut()
      if !isShowing { noteScrolling() }
      readPreferences(under: settling)
      let round = actions + departures
      guard !round.isEmpty || !dirty.isEmpty || !session.resizedReaders.isEmpty else {
        guard focus.resolve(in: self) else { return }
        continue
      }
      (actions, departures) = ([], [])
      for action in round { action() }
    }
    fault = .unsettled(time: time, rounds: Self.maximumRounds)
  }

  /// Brings views and layout in line with what has changed from outside since the last picture.
  func settleChanges() {
    if !dirty.isEmpty { settle() }
  }

  /// Brings what is on its way to the current time.
  func present() {
    pass += 1
    transaction = Transaction()
    isPresenting = true
    defer { isPresenting = false }
    presentFollowers()
    let views = session.motions.views
    guard !views.isEmpty else { return }
    for node in views.sorted(by: { $0.depth < $1.depth }) where node.isMounted {
      update { node.present() }
      if !node.isAnimating { session.motions.remove(node) }
    }
    layOut()
  }

  // MARK: What nodes ask for

  /// Has the node's body run before the next picture, under the transaction in force.
  ///
  /// A change under another transaction than the one before brings that one to its end first.
  func invalidate(_ node: AnyViewNode) {
    let current = Transaction.current
    if !isUpdating {
      if let pendingID, pendingID != current.id { flush() }
      pendingID = current.id
      transaction = current.transaction
      for observer in transaction.observers { observer.isClaimed = true }
    }
    guard !node.isDirty else { return }
    node.isDirty = true
    dirty.append(node)
  }

  /// Has a node take its children's outputs anew.
  func collect(_ node: AnyViewNode) {
    preferencesDidChange()
    guard !node.isCollecting else { return }
    node.isCollecting = true
    collecting.append(node)
  }

  /// Has a node follow time until it says that it has arrived.
  func activate(_ node: AnyViewNode) { session.motions.insert(node) }

  /// Forgets a node that has left the graph.
  func forget(_ node: AnyViewNode) { session.motions.remove(node) }

  /// Calls a function once views and layout are in line.
  func enqueue(_ action: @escaping () -> Void) { actions.append(action) }

  /// Calls a function of a view that has gone, once views and layout are in line and new views have appeared.
  func enqueueDeparture(_ action: @escaping () -> Void) { departures.append(action) }

  /// Takes down what is wrong with a view, once.
  func report(_ problem: ViewProblem, at path: String) {
    guard knownProblems.insert(KnownProblem(problem: problem, path: path)).inserted else { return }
    problems.append((problem, path))
  }

  /// Reports what nodes of the layout have refused.
  func reportRefusals() {
    let refusals = session.refusals
    session.refusals = []
    for (owner, sentence) in refusals { owner.report(.layout(sentence)) }
  }

  func willRunBody(of type: Any.Type) { onBody?(type) }

  // MARK: Updating

  /// Runs the bodies that must run, the outermost first.
  private func flush() {
    guard !dirty.isEmpty else { return collectAll() }
    pass += 1
    update {
      for _ in 0..<Self.maximumRounds where !dirty.isEmpty {
        let nodes = dirty.sorted { $0.depth < $1.depth }
        dirty = []
        for node in nodes where node.isMounted { node.updateIfDirty() }
      }
    }
    layOut()
    planCompletions()
    pendingID = nil
    settling = transaction
    transaction = Transaction()
  }

  /// Has views made, and what they amount to taken anew.
  func update(_ body: () -> Void) {
    let wasUpdating = isUpdating
    isUpdating = true
    body()
    collectAll()
    isUpdating = wasUpdating
  }

  private func collectAll() {
    while !collecting.isEmpty {
      let nodes = collecting.sorted { $0.depth > $1.depth }
      collecting = []
      for node in nodes { node.isCollecting = false }
      for node in nodes where node.isMounted { node.collectChildren() }
    }
  }

  // MARK: Layout

  /// Places everything that has changed, and notes where drawn frames go.
  private func layOut() {
    for _ in 0..<Self.maximumRounds {
      guard session.needsLayout, let root else { break }
      session.needsLayout = false
      root.place()
      placeMatches()
      session.noteMovedReaders()
      let readers = session.resizedReaders
      session.resizedReaders = []
      update { for reader in readers where reader.isMounted { reader.updateForSize() } }
      growLazily()
    }
    noteMovedFrames()
    session.morphs.pair(at: time)
    reportRefusals()
  }
}
