package import InputModel

/// A key of the keyboard, by its character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public var character: Character

  /// A key by its character.
  public init(_ character: Character) { self.character = character }
  /// A key by its character.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// The up arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Delete key, which deletes the character before the caret.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes the character after the caret.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent {
  /// The names of keys without a character, as logs have them, the usual one first.
  private static let names: [(KeyEquivalent, [String])] = [
    (.return, ["return", "enter"]), (.tab, ["tab"]), (.escape, ["escape", "esc"]),
    (.space, ["space"]), (.delete, ["delete", "backspace"]),
    (.deleteForward, ["deleteForward", "forwardDelete"]),
    (.upArrow, ["upArrow", "arrowUp", "up"]), (.downArrow, ["downArrow", "arrowDown", "down"]),
    (.leftArrow, ["leftArrow", "arrowLeft", "left"]),
    (.rightArrow, ["rightArrow", "arrowRight", "right"]), (.home, ["home"]), (.end, ["end"]),
    (.pageUp, ["pageUp"]), (.pageDown, ["pageDown"]), (.clear, ["clear"]),
  ]

  /// The key that a log has by its character or its name; nil if there is none of the name.
  package init?(named name: String) {
    if name.count == 1, let character = name.first {
      self.init(character.isNewline ? "\r" : character)
    } else {
      let name = name.lowercased()
      let known = Self.names.first { $0.1.contains { $0.lowercased() == name } }
      guard let known else { return nil }
      self = known.0
    }
  }

  /// The name by which a log has the key, or its character.
  package var name: String {
    Self.names.first { $0.0 == self }?.1[0] ?? String(character)
  }

  /// The key whatever the case of its letter, for shortcuts.
  var folded: String { character.lowercased() }
}

/// Keys held down with another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The lock of capitals.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the block of digits.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]

  private static let pairs: [(EventModifiers, InputModifiers)] = [
    (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
  ]

  /// What a log has of them.
  package init(_ modifiers: InputModifiers) {
    self = Self.pairs.filter { modifiers.contains($0.1) }.reduce([]) { $0.union($1.0) }
  }

  /// What a log has of them: the locks are left out.
  package var input: InputModifiers {
    Self.pairs.filter { contains($0.0) }.reduce([]) { $0.union($1.1) }
  }
}

/// A key with others held down.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Whether a shortcut changes with the layout of the keyboard.
  public struct Localization: Hashable, Sendable {
    private let number: Int
    /// As the platform has it.
    public static let automatic = Localization(number: 0)
    /// With the layout, without mirroring.
    public static let withoutMirroring = Localization(number: 1)
    /// Not at all.
    public static let custom = Localization(number: 2)
  }

  /// The key of the shortcut.
  public var key: KeyEquivalent
  /// The keys held down with it.
  public var modifiers: EventModifiers
  /// Whether it changes with the layout of the keyboard: keys are logged by their characters, so that it does not.
  public var localization: Localization

  /// A key with others held down.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// A key with others held down.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
  }

  /// The Return key, which performs the default action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The Escape key, which cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether the shortcut is what was pressed, whatever the case of a letter.
  func matches(_ press: KeyPress) -> Bool {
    key.folded == press.key.folded && modifiers.subtracting(.capsLock) == press.modifiers
  }
}
