import InputModel
import VectorGeometry

/// The gestures that follow one or several pointers, and which of them may tell.
@MainActor
final class GestureArena {
  /// What follows pointers, innermost first.
  private let contestants: [Contestant]
  private let root: _AnyRecognizer
  /// The pointers that are down.
  private(set) var pointers: Set<Int> = []
  /// Tells the deadline that counts from those that no longer do.
  private(set) var generation = 0

  /// An arena for the way from the canvas to what a pointer went down on; nil if nothing there follows pointers.
  init?(_ steps: [HitStep]) {
    var contestants: [Contestant] = []
    var root: _AnyRecognizer?
    for (index, step) in steps.enumerated().reversed() {
      guard let node = step.region.node, let responder = node.owner as? any GestureResponder,
        responder.isTouched(at: node)
      else { continue }
      if !responder.passesInside { (contestants, root) = ([], nil) }
      guard responder.recognizer != nil else { continue }
      let contestant = Contestant(responder, node: node, steps: Array(steps[...index]))
      contestants.append(contestant)
      // A gesture without others inside combines with nothing: a single tap waits for a double tap further out.
      guard let inner = root else {
        root = contestant
        continue
      }
      root =
        switch responder.combination {
        case .after: ExclusivePair(inner, contestant)
        case .before: ExclusivePair(contestant, inner)
        case .beside: SimultaneousPair(inner, contestant)
        }
    }
    guard let root else { return nil }
    self.contestants = contestants
    self.root = root
  }

  /// When it must be asked again, in seconds; nil if never.
  var deadline: Double? { root.isOver ? nil : root.deadline }

  /// Whether nothing follows from it any more.
  var isOver: Bool { pointers.isEmpty && (root.isOver || root.deadline == nil) }

  /// Whether a pointer that goes down on a way goes down on something that is followed here.
  func meets(_ steps: [HitStep]) -> Bool {
    contestants.contains { contestant in steps.contains { $0.region.node === contestant.node } }
  }

  /// Takes a pointer that goes down.
  func begin(_ pointer: PointerEvent, on steps: [HitStep]) {
    if pointers.isEmpty { root.renew() }
    pointers.insert(pointer.id)
    for contestant in contestants
    where steps.contains(where: { $0.region.node === contestant.node }) {
      contestant.pointers.insert(pointer.id)
    }
  }

  /// Tells all what happens, and calls what that leads to.
  func receive(_ event: GestureInput.Event, at time: Double, _ geometry: EventGeometry) {
    generation += 1
    for contestant in contestants { contestant.geometry = geometry }
    root.receive(GestureInput(event: event, time: time, place: ResponderPlace(steps: [])))
    if case .pointer(let pointer) = event, pointer.phase == .up || pointer.phase == .cancel {
      pointers.remove(pointer.id)
    }
    var calls: [@MainActor () -> Void] = []
    root.deliver(.chosen, to: &calls)
    for call in calls { call() }
    for contestant in contestants { contestant.geometry = nil }
  }

  /// Gives up what is left, and begins anew.
  func finish() {
    var calls: [@MainActor () -> Void] = []
    root.fail()
    root.deliver(.lost, to: &calls)
    for call in calls { call() }
    root.reset()
  }
}

/// A view's recogniser, which goes with the view.
private final class Contestant: _AnyRecognizer {
  private let responder: NodeLink<AnyViewNode>
  let node: LayoutBox
  private var steps: [HitStep]
  var pointers: Set<Int> = []
  var geometry: EventGeometry?

  init(_ responder: any GestureResponder, node: LayoutBox, steps: [HitStep]) {
    self.responder = responder.link
    self.node = node
    self.steps = steps
  }

  private var recognizer: _AnyRecognizer? {
    guard let node = responder.node, node.isMounted else { return nil }
    return (node as? any GestureResponder)?.recognizer
  }

  override var standing: Standing { recognizer?.standing ?? .failed }
  override var isPressing: Bool { recognizer?.isPressing ?? false }
  override var endedTaps: Int? { recognizer?.endedTaps }
  override var possibleTaps: Int? { recognizer?.possibleTaps }
  override func takesOver(from other: _AnyRecognizer) -> Bool {
    recognizer?.takesOver(from: other) ?? false
  }
  override var deadline: Double? { recognizer?.deadline }

  override func receive(_ input: GestureInput) {
    if case .pointer(let pointer) = input.event, !pointers.contains(pointer.id) { return }
    if let steps = geometry?.steps(to: node) { self.steps = steps }
    var input = input
    input.place = ResponderPlace(steps: steps)
    recognizer?.receive(input)
  }

  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    let known = calls.count
    recognizer?.deliver(verdict, to: &calls)
    guard calls.count > known, let node = responder.node else { return }
    if let graph = geometry?.graph, graph.tracesInput {
      graph.trace.called += Array(repeating: node.structuralPath, count: calls.count - known)
    }
    if standing == .ended, let afterUse = node.inputs.environment.afterUse,
      !(node is any PressableNode)
    {
      calls.append(afterUse)
    }
  }

  override func fail() { recognizer?.fail() }

  override func reset() {
    recognizer?.reset()
    pointers = []
  }

  override func renew() { recognizer?.renew() }
}
