// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A look under a pointer.
public struct HoverEffect: Sendable {
  /// The platform's.
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
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
    public static let light = Weight()
    public static let medium = Weight()
    public static let heavy = Weight()
  }

  /// How hard things are that meet.
  public struct Flexibility: Equatable, Sendable {
    public static let rigid = Flexibility()
    public static let solid = Flexibility()
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

/// The label of the return key.
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let search = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let join = SubmitLabel()
  public static let `continue` = SubmitLabel()
  public static let route = SubmitLabel()
}

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
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
