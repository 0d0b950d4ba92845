public import Foundation
public import ViewTree

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a place in points.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// A look under a pointer.
public struct HoverEffect: Sendable {
  /// The platform's.
  public static let automatic = HoverEffect()
  /// Lighter.
  public static let highlight = HoverEffect()
  /// Raised.
  public static let lift = HoverEffect()
}

/// Something to feel or hear.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  /// A task was done.
  public static let success = SensoryFeedback(name: "success")
  /// Something is to be noticed.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// A choice changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value grew.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value shrank.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something began.
  public static let start = SensoryFeedback(name: "start")
  /// Something ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something snapped into place.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level was reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Things met.
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy things are that meet.
  public struct Weight: Equatable, Sendable {
    /// Light.
    public static let light = Weight()
    /// In between.
    public static let medium = Weight()
    /// Heavy.
    public static let heavy = Weight()
  }

  /// How hard things are that meet.
  public struct Flexibility: Equatable, Sendable {
    /// Rigid.
    public static let rigid = Flexibility()
    /// In between.
    public static let solid = Flexibility()
    /// Soft.
    public static let soft = Flexibility()
  }

  /// Things of a weight met.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }

  /// Things of a hardness met.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    impact
  }
}

/// Where the focus is: nowhere in a picture.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value

  /// Nothing is in focus.
  public init() where Value == Bool { initial = false }
  /// Nothing is in focus.
  public init<T: Hashable>() where Value == T? { initial = nil }

  /// False or nil; setting it does nothing.
  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }

  /// For `focused`.
  public var projectedValue: Binding { Binding(value: initial) }

  /// Ties views to the state.
  @propertyWrapper
  public struct Binding {
    private let value: Value
    init(value: Value) { self.value = value }
    /// False or nil.
    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// Nothing to link.
  public mutating func _link(_ context: inout _LinkContext) {}
}

/// What counts as entering text.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Searches.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The label of the return key.
public struct SubmitLabel: Sendable {
  /// Done.
  public static let done = SubmitLabel()
  /// Go.
  public static let go = SubmitLabel()
  /// Send.
  public static let send = SubmitLabel()
  /// Search.
  public static let search = SubmitLabel()
  /// Next.
  public static let next = SubmitLabel()
  /// Return.
  public static let `return` = SubmitLabel()
  /// Join.
  public static let join = SubmitLabel()
  /// Continue.
  public static let `continue` = SubmitLabel()
  /// Route.
  public static let route = SubmitLabel()
}

/// A key.
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// Its character.
  public var character: Character
  /// A key by its character.
  public init(_ character: Character) { self.character = character }
  /// A key by its character.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Delete.
  public static let delete = KeyEquivalent("\u{8}")
}

/// Keys held down with another.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Command.
  public static let command = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Option.
  public static let option = EventModifiers(rawValue: 4)
  /// Control.
  public static let control = EventModifiers(rawValue: 8)
}

/// A key with others held down.
public struct KeyboardShortcut: Sendable {
  /// A key with others held down.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
  private init() {}
  /// Return.
  public static let defaultAction = KeyboardShortcut()
  /// Escape.
  public static let cancelAction = KeyboardShortcut()
}

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static var allowsSelection: Bool { true }
}

/// Text that can not be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// It can not.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that can not be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension EnvironmentValues {
  /// The key that uses a button; nil for none.
  public var keyboardShortcut: KeyboardShortcut? { nil }
}
