import Foundation
import InputModel

/// What a recognizer is told.
@MainActor
struct GestureInput {
  /// What happens.
  enum Event {
    case pointer(PointerEvent)
    /// Time has come to a deadline.
    case deadline
  }

  let event: Event
  /// In seconds.
  let time: Double
  /// Where the view of the recognizer is now.
  var place: ResponderPlace

  /// The time some seconds after the event, on a whole microsecond as the times of events are.
  func time(after seconds: Double) -> Double {
    InputTime(seconds: time + seconds).seconds
  }

  /// Whether some seconds have gone by since a time.
  func isLater(than start: Double, by seconds: Double) -> Bool {
    InputTime(seconds: time) >= InputTime(seconds: start + seconds)
  }
}

/// Where a gesture stands.
enum GesturePhase<Value> {
  /// It may still become one.
  case possible
  case active(Value)
  case ended(Value)
  case failed
}

/// What the other gestures leave to one.
enum GestureVerdict {
  /// It may tell.
  case chosen
  /// Others may still come before it.
  case open
  /// Another has it.
  case lost
}

/// The recognizer of a gesture, which lives as long as the view and receives each new value of the gesture.
@MainActor
public class _AnyRecognizer {
  /// Where a gesture stands, whatever it tells.
  enum Standing {
    case possible, active, ended, failed
  }

  init() {}

  var standing: Standing { preconditionFailure("subclasses must override standing") }

  /// Whether a pointer is held on it, so that it shows instead of those further out.
  var isPressing: Bool { false }

  /// The number of taps that it has ended with, or `nil` for other gestures and phases.
  var endedTaps: Int? { nil }

  /// The highest number of taps that it may still end with, or `nil` if it does not count taps.
  var possibleTaps: Int? { nil }

  /// Returns whether it makes a gesture of higher priority fail that is still possible.
  func takesOver(from other: _AnyRecognizer) -> Bool { standing == .active }

  /// When it must be asked again, in seconds.
  var deadline: Double? { nil }

  /// Takes an event; the phase follows.
  func receive(_ input: GestureInput) {}

  /// Adds what is to be called, now that it is known what the other gestures leave.
  func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {}

  /// Gives up.
  func fail() {}

  /// Begins anew.
  func reset() {}

  /// Begins anew what is over and was told: another pointer goes down.
  func renew() {}

  final var isOver: Bool { standing == .ended || standing == .failed }
}

/// A recognizer of gestures with a type of value.
@MainActor
public class _Recognizer<Value>: _AnyRecognizer {
  var phase: GesturePhase<Value> { preconditionFailure("subclasses must override phase") }

  override var standing: Standing {
    switch phase {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }
}

/// A recognizer that looks at pointers itself.
@MainActor
class PointerRecognizer<Value>: _Recognizer<Value> {
  private var current = GesturePhase<Value>.possible
  private var wasTold = false

  override init() {}

  final override var phase: GesturePhase<Value> { current }

  /// The phase after an event; called while the gesture is not over.
  func respond(to input: GestureInput) -> GesturePhase<Value> {
    switch input.event {
    case .deadline: return respondToDeadline(input)
    case .pointer(let pointer): return respond(to: pointer, input)
    }
  }

  /// The phase after a pointer's event.
  func respond(to pointer: PointerEvent, _ input: GestureInput) -> GesturePhase<Value> {
    phase
  }

  /// The phase at a time at which the recognizer may have asked to be called.
  func respondToDeadline(_ input: GestureInput) -> GesturePhase<Value> { phase }

  /// Forgets what it has seen.
  func forget() {}

  final override func receive(_ input: GestureInput) {
    guard !isOver else { return }
    current = respond(to: input)
  }

  override func deliver(
    _ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]
  ) {
    if verdict == .chosen, isOver { wasTold = true }
  }

  override func fail() {
    if !isOver { current = .failed }
  }

  final override func reset() {
    current = .possible
    wasTold = false
    forget()
  }

  final override func renew() {
    if standing == .failed || standing == .ended && wasTold { reset() }
  }
}
