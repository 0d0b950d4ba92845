public import Foundation
public import VectorGeometry
public import ViewTree

/// What a person does with a view.
///
/// Nobody touches a picture: gestures compile and do nothing.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
  /// The gestures that it is made of.
  associatedtype Body: Gesture

  /// The gesture that it is made of.
  var body: Body { get }
}

extension Never: Gesture {
  /// Never there.
  public typealias Value = Never
}

/// A gesture of the library's own.
public nonisolated protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
  /// There is none.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture tells.
  public typealias Value = Wrapped.Value

  /// There is none.
  public var body: Never { preconditionFailure("an optional gesture has no body") }
}

/// A gesture made of another; nothing of it is ever called.
public struct _InertGesture<Value>: _PrimitiveGesture {}

/// A gesture of some type.
public struct AnyGesture<Value>: _PrimitiveGesture {
  /// Hides the type of a gesture.
  public nonisolated init<T: Gesture<Value>>(_ gesture: T) {}
}

extension Gesture {
  /// Would call a function when the gesture ends.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _InertGesture<Value> {
    _InertGesture()
  }

  /// Would call a function when the gesture's value changes.
  public nonisolated func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _InertGesture<Value> {
    _InertGesture()
  }

  /// Would keep state while the gesture lasts.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _InertGesture<Value> {
    _InertGesture()
  }

  /// Would change the gesture's value.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _InertGesture<T> {
    _InertGesture()
  }

  /// Would wait for this gesture, then for another.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Would take this gesture and another at once.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Would take this gesture or else another.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Taps.
public struct TapGesture: _PrimitiveGesture {
  /// Nothing but the signal.
  public typealias Value = Void
  /// How many.
  public var count: Int
  /// A number of taps.
  public nonisolated init(count: Int = 1) { self.count = count }
}

/// Taps with their place.
public struct SpatialTapGesture: _PrimitiveGesture {
  /// The place.
  public struct Value: Equatable, Sendable {
    /// The place, in points.
    public var location: CGPoint
  }
  /// How many.
  public var count: Int
  /// A number of taps.
  public nonisolated init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
  }
}

/// A long press.
public struct LongPressGesture: _PrimitiveGesture {
  /// Whether it is on.
  public typealias Value = Bool
  /// How long, in seconds.
  public var minimumDuration: Double
  /// How far the finger may stray, in points.
  public var maximumDistance: CGFloat
  /// A press of some duration.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// A drag.
public struct DragGesture: _PrimitiveGesture {
  /// Where the drag is.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where, in points.
    public var location: CGPoint
    /// Where it began, in points.
    public var startLocation: CGPoint
    /// How fast, in points a second.
    public var velocity: CGSize
    /// How far from where it began, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint { location }
    /// How far from where it began it would come to rest.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// How far it must go before it counts, in points.
  public var minimumDistance: CGFloat
  /// The coordinates that it is told in.
  public var coordinateSpace: CoordinateSpace

  /// A drag of some length.
  @_disfavoredOverload
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// A drag of some length.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

/// Two fingers that part.
public struct MagnifyGesture: _PrimitiveGesture {
  /// By how much.
  public struct Value: Equatable, Sendable {
    /// The factor.
    public var magnification: CGFloat
    /// Where, as fractions of the view.
    public var startAnchor: UnitPoint
  }
  /// A change of scale of some size.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that part, as a factor.
public struct MagnificationGesture: _PrimitiveGesture {
  /// The factor.
  public typealias Value = CGFloat
  /// A change of scale of some size.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotateGesture: _PrimitiveGesture {
  /// By how much.
  public struct Value: Equatable, Sendable {
    /// The angle.
    public var rotation: Angle
    /// Where, as fractions of the view.
    public var startAnchor: UnitPoint
  }
  /// A turn of some size.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn, as an angle.
public struct RotationGesture: _PrimitiveGesture {
  /// The angle.
  public typealias Value = Angle
  /// A turn of some size.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// One gesture, then another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// Which of them is on.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second, if it has begun.
    case second(First.Value, Second.Value?)
  }
  /// One gesture, then another.
  public nonisolated init(_ first: First, _ second: Second) {}
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// Both values.
  public struct Value {
    /// The first one's.
    public var first: First.Value?
    /// The second one's.
    public var second: Second.Value?
  }
  /// Two gestures at once.
  public nonisolated init(_ first: First, _ second: Second) {}
}

/// One gesture or else another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// Which of them is on.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second.
    case second(Second.Value)
  }
  /// One gesture or else another.
  public nonisolated init(_ first: First, _ second: Second) {}
}

/// State while a gesture lasts: in a picture always what it starts with.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// State that starts with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// State that starts with a value.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// State that starts with a value.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    self.wrappedValue = wrappedValue
  }
  /// State that starts with a value.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }
  /// State that starts with nil.
  public init() where Value: ExpressibleByNilLiteral { wrappedValue = nil }
  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }
  /// Nothing to link.
  public mutating func _link(_ context: inout _LinkContext) {}
}

extension GestureState: Sendable where Value: Sendable {}

/// Which gestures count.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// A set by its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The view's own.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Adds a gesture; without effect in a picture.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  /// Adds a gesture; without effect in a picture.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  /// Adds a gesture of a name; without effect in a picture.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { self }

  /// Adds a gesture beside others; without effect in a picture.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View { self }

  /// Adds a gesture before others; without effect in a picture.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View { self }

  /// Adds a gesture before others; without effect in a picture.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  /// Adds a gesture beside others; without effect in a picture.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  /// Would call a function on taps; nobody taps a picture.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Would call a function on taps; nobody taps a picture.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  /// Would call a function on long presses; nobody presses a picture.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Would call a function on long presses; nobody presses a picture.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> some View { self }
}
