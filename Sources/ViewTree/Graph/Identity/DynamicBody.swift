import VectorGeometry
import ViewAnimation

/// What the graph keeps for a value with a body: a view or a modifier.
@MainActor
struct DynamicBody<Value> {
  private var storage = PropertyStorage()
  private var track: (any AnimatableTrack<Value>)?
  private var wasAnimating = false

  /// Notes a new value, from which its animatable data may start on its way.
  mutating func receive(_ value: Value, in node: AnyViewNode) {
    if track == nil { track = makeTrack(for: value) }
    track?.set(value, in: node)
  }

  /// Prepares a copy of the value for its body: animatable data as it is now, properties linked.
  ///
  /// - Returns: Whether a property shows a new value.
  mutating func prepare(_ value: inout Value, in node: AnyViewNode) -> Bool {
    track?.present(&value, at: node.inputs.time)
    wasAnimating = isAnimating(at: node.inputs.time)
    return PropertyLinker.link(&value, storage: &storage, node: node)
  }

  /// The stored properties that have changed, as of the last preparation.
  var changes: [String] { storage.changes }

  /// Whether the animatable data is on its way.
  func isAnimating(at time: Double) -> Bool { track?.isActive(at: time) ?? false }

  /// How long the animatable data moves, if it is not set anew.
  var motion: MotionLength { track?.motion ?? .rest(at: 0) }

  /// Whether the body shows another time than `time`.
  func needsPresentation(at time: Double) -> Bool { wasAnimating || isAnimating(at: time) }

  /// Cuts state loose from the node.
  func disconnect() { storage.disconnect() }

  private func makeTrack(for value: Value) -> (any AnimatableTrack<Value>)? {
    func open<A: Animatable>(_ value: A) -> (any AnimatableTrack<Value>)? {
      guard A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
      return CastAnimatableTrack<Value, A>(value)
    }
    guard let animatable = value as? any Animatable else { return nil }
    return open(animatable)
  }
}

/// The animatable data of a value, whose type is known to be animatable only at run time.
@MainActor
private protocol AnimatableTrack<Value> {
  associatedtype Value
  mutating func set(_ value: Value, in node: AnyViewNode)
  func present(_ value: inout Value, at time: Double)
  func isActive(at time: Double) -> Bool
  var motion: MotionLength { get }
}

private struct CastAnimatableTrack<Value, A: Animatable>: AnimatableTrack {
  private var attribute: AnimatableAttribute<A>?

  init(_ value: A) { attribute = AnimatableAttribute(value) }

  mutating func set(_ value: Value, in node: AnyViewNode) {
    guard let value = value as? A else { return }
    attribute.set(value, in: node)
  }

  func present(_ value: inout Value, at time: Double) {
    guard var animatable = value as? A, let attribute else { return }
    animatable.animatableData = attribute.value(at: time).animatableData
    if let presented = animatable as? Value { value = presented }
  }

  func isActive(at time: Double) -> Bool { attribute?.isActive(at: time) ?? false }

  var motion: MotionLength { attribute?.motion ?? .rest(at: 0) }
}
