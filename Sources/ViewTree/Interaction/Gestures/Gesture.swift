/// A gesture: a function of pointers over time that may report values, and end with one.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the reported values.
  associatedtype Value
  /// The gestures that it is made of.
  associatedtype Body: Gesture

  /// The gesture that it is made of.
  var body: Body { get }

  /// Returns the recognizer of the gesture, reusing that of the previous gesture value if it has the same type.
  func _recognizer(_ last: _Recognizer<Value>?) -> _Recognizer<Value>
}

extension Gesture where Value == Body.Value {
  /// Returns the recognizer of the gesture's body.
  public func _recognizer(_ last: _Recognizer<Body.Value>?) -> _Recognizer<Body.Value> {
    body._recognizer(last)
  }
}

extension Never: Gesture {
  /// Never there.
  public typealias Value = Never

  /// Never asked for.
  public func _recognizer(_ last: _Recognizer<Never>?) -> _Recognizer<Never> {
    preconditionFailure("this gesture type has no value")
  }
}

/// A gesture of the library's own.
public nonisolated protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
  /// There is none.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// The values of the wrapped gesture.
  public typealias Value = Wrapped.Value

  /// There is none.
  public var body: Never { preconditionFailure("an optional gesture has no body") }

  /// Returns the recognizer of the wrapped gesture; for `nil`, one that always fails.
  public func _recognizer(_ last: _Recognizer<Wrapped.Value>?) -> _Recognizer<Wrapped.Value> {
    self?._recognizer(last) ?? FailingRecognizer()
  }
}

/// Never becomes a gesture.
final class FailingRecognizer<Value>: PointerRecognizer<Value> {
  override func respond(to input: GestureInput) -> GesturePhase<Value> { .failed }
}

/// A gesture of some type.
public struct AnyGesture<Value>: _PrimitiveGesture {
  private let make: @MainActor (_Recognizer<Value>?) -> _Recognizer<Value>

  /// Hides the type of a gesture.
  public nonisolated init<T: Gesture<Value>>(_ gesture: T) {
    let gesture = Unchecked(gesture)
    make = { gesture.value._recognizer($0) }
  }

  /// Returns the recognizer of the wrapped gesture.
  @MainActor public func _recognizer(_ last: _Recognizer<Value>?) -> _Recognizer<Value> {
    make(last)
  }
}

/// The gestures that receive events.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// A set by its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Disables the gesture and those of the subviews.
  public static let none: GestureMask = []
  /// The view's own.
  public static let gesture = GestureMask(rawValue: 1)
  /// Enables only the gestures of the subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// Enables the gesture and those of the subviews.
  public static let all: GestureMask = [.gesture, .subviews]
}
