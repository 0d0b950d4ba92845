import DocumentModel
import VectorGeometry
import ViewAnimation
import ViewTree

/// The phases of a document's view.
struct DocumentPhases: Sendable {
  private let phases: [JSONValue]
  private let modifiers: ModifierTemplate
  private let trigger: JSONValue?
  private let animations: [Animation?]

  init(
    phases: [JSONValue], modifiers: ModifierTemplate, trigger: JSONValue?,
    animations: [Animation?]
  ) throws(ArgumentProblem) {
    guard !phases.isEmpty, animations.count == phases.count else {
      throw ArgumentProblem(
        code: .outOfRange,
        message: "\(animations.count) animations for \(phases.count) phases",
        help: "specify at least one phase, and one animation per phase")
    }
    self.phases = phases
    self.modifiers = modifiers
    self.trigger = trigger
    self.animations = animations
    for phase in phases { try modifiers.check(phase) }
  }

  @MainActor func applied(to view: AnyView) -> AnyView {
    let indices = Array(phases.indices)
    guard let trigger else {
      return AnyView(
        view.phaseAnimator(indices) { place, index in
          modifiers.applied(to: AnyView(place), for: phases[index])
        } animation: {
          animations[$0]
        })
    }
    return AnyView(
      view.phaseAnimator(indices, trigger: trigger) { place, index in
        modifiers.applied(to: AnyView(place), for: phases[index])
      } animation: {
        animations[$0]
      })
  }
}

extension ModifierTemplate {
  /// Refuses a value that the modifiers cannot be made for.
  func check(_ value: JSONValue) throws(ArgumentProblem) {
    guard let problem = problem(for: value) else { return }
    throw ArgumentProblem(
      code: problem.code,
      message: "for the \(name) \(JSONWriter.compact(value)): \(problem.message)",
      help: problem.help)
  }
}

/// Numbers by their names.
struct NumberTable: Sendable {
  private(set) var numbers: [String: Double]

  init(_ numbers: [String: Double]) { self.numbers = numbers }

  subscript(name: String) -> Double {
    get { numbers[name] ?? 0 }
    set { numbers[name] = newValue }
  }

  /// The numbers as expressions see them.
  var json: JSONValue {
    var object = JSONObject()
    for name in numbers.keys.sorted() { object[name] = .number(JSONNumber(self[name])) }
    return .object(object)
  }
}

/// The keyframes of a document's view.
struct DocumentKeyframeAnimator: Sendable {
  private let initial: NumberTable
  private let keyframes: DocumentKeyframes
  private let modifiers: ModifierTemplate
  private let isRepeating: Bool
  private let trigger: JSONValue?

  init(
    initial: NumberTable, tracks: [NumberTrack], modifiers: ModifierTemplate, isRepeating: Bool,
    trigger: JSONValue?
  ) throws(ArgumentProblem) {
    for track in tracks where initial.numbers[track.name] == nil {
      throw ArgumentProblem(
        code: .unknownKey,
        message: "the track \(Diagnostic.quoted(track.name)) has no number in \"initialValue\"",
        help: Suggestion.help(for: track.name, among: initial.numbers.keys.sorted()))
    }
    self.initial = initial
    keyframes = DocumentKeyframes(tracks: tracks)
    self.modifiers = modifiers
    self.isRepeating = isRepeating
    self.trigger = trigger
    try modifiers.check(initial.json)
  }

  @MainActor func applied(to view: AnyView) -> AnyView {
    let keyframes = keyframes
    guard let trigger else {
      return AnyView(
        view.keyframeAnimator(initialValue: initial, repeating: isRepeating) { place, value in
          modifiers.applied(to: AnyView(place), for: value.json)
        } keyframes: { _ in
          keyframes
        })
    }
    return AnyView(
      view.keyframeAnimator(initialValue: initial, trigger: trigger) { place, value in
        modifiers.applied(to: AnyView(place), for: value.json)
      } keyframes: { _ in
        keyframes
      })
  }
}

/// The keyframes of one number.
struct NumberTrack: Sendable {
  /// One of SwiftUI's kinds of keyframes.
  enum Keyframe: Sendable {
    case linear(Double, duration: Double, UnitCurve)
    case cubic(Double, duration: Double)
    case spring(Double, duration: Double?, Spring)
    case move(Double)

    var keyframes: [_Keyframe<Double>] {
      switch self {
      case .linear(let to, let duration, let curve):
        LinearKeyframe(to, duration: duration, timingCurve: curve)._keyframes
      case .cubic(let to, let duration): CubicKeyframe(to, duration: duration)._keyframes
      case .spring(let to, let duration, let spring):
        SpringKeyframe(to, duration: duration, spring: spring)._keyframes
      case .move(let to): MoveKeyframe(to)._keyframes
      }
    }
  }

  let name: String
  let keyframes: [Keyframe]
}

/// The tracks of a document's keyframes.
struct DocumentKeyframes: Keyframes, Sendable {
  typealias Value = NumberTable

  let tracks: [NumberTrack]

  var body: Self { self }

  func _tracks(from value: NumberTable) -> [_KeyframeTrack<NumberTable>] {
    tracks.flatMap { track in
      KeyframeTrack(\NumberTable.[track.name]) {
        _KeyframeSequence(keyframes: track.keyframes.flatMap(\.keyframes))
      }._tracks(from: value)
    }
  }
}
