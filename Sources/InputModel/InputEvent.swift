package import Foundation

/// Something that happens to a scene from outside.
///
/// Events are all that a scene is told, and know nothing of its views: played again, they give the same pictures.
package enum InputEvent: Sendable, Equatable {
  /// A finger, a mouse or a pen.
  case pointer(PointerEvent)
  /// A wheel, or two fingers on a trackpad.
  case wheel(WheelEvent)
  /// A key of a keyboard.
  case key(KeyInput)
  /// Text that is entered, wherever it comes from: keyboards and input methods differ between machines.
  case text(TextInput)
  /// The focus goes to the view with an identifier, or to none.
  case focus(String?)
  /// An accessibility action of a view.
  case action(ActionInput)
  /// The surroundings change.
  case surroundings(SurroundingsInput)
}

/// What a finger, a mouse or a pen does.
package struct PointerEvent: Sendable, Equatable {
  /// What points.
  package enum Kind: String, Sendable, CaseIterable {
    case touch, mouse, pen
  }

  /// What it does.
  package enum Phase: String, Sendable, CaseIterable {
    case down, move, up, cancel
  }

  /// The button of a mouse.
  package enum Button: String, Sendable, CaseIterable {
    case primary, secondary, middle
  }

  /// Tells pointers apart that are down at once; 0 for a mouse.
  package var id: Int
  package var kind: Kind
  package var phase: Phase
  /// Where it is, in points of the canvas.
  package var location: CGPoint
  /// The button that is held; nil for a mouse that only moves.
  package var button: Button?
  package var modifiers: InputModifiers

  package init(
    _ phase: Phase, at location: CGPoint, id: Int = 1, kind: Kind = .touch,
    button: Button? = .primary, modifiers: InputModifiers = []
  ) {
    self.id = id
    self.kind = kind
    self.phase = phase
    self.location = location
    self.button = button
    self.modifiers = modifiers
  }
}

/// Keys that are held while something else is done.
package struct InputModifiers: OptionSet, Sendable, Hashable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let shift = InputModifiers(rawValue: 1)
  package static let control = InputModifiers(rawValue: 2)
  package static let option = InputModifiers(rawValue: 4)
  package static let command = InputModifiers(rawValue: 8)

  /// All of them with their names, in the order in which they are written.
  package static let names: [(name: String, modifier: InputModifiers)] = [
    ("shift", .shift), ("control", .control), ("option", .option), ("command", .command),
  ]
}

/// What a wheel does.
package struct WheelEvent: Sendable, Equatable {
  /// Where in its course a wheel is; `none` for wheels that do not say.
  package enum Phase: String, Sendable, CaseIterable {
    case none, began, changed, ended
  }

  /// How far the content is to move on, in points.
  package var delta: CGSize
  /// Where the pointer is, in points of the canvas.
  package var location: CGPoint
  package var phase = Phase.none
  /// Whether nobody turns the wheel any more.
  package var isMomentum = false

  package init(
    delta: CGSize, at location: CGPoint, phase: Phase = .none, isMomentum: Bool = false
  ) {
    self.delta = delta
    self.location = location
    self.phase = phase
    self.isMomentum = isMomentum
  }
}

/// What a key does.
package struct KeyInput: Sendable, Equatable {
  package enum Phase: String, Sendable, CaseIterable {
    case down, `repeat`, up
  }

  /// The key: a character, or the name of a key without one, such as `return`.
  package var key: String
  package var phase: Phase
  package var modifiers: InputModifiers

  package init(_ key: String, phase: Phase = .down, modifiers: InputModifiers = []) {
    self.key = key
    self.phase = phase
    self.modifiers = modifiers
  }
}

/// What happens to the text that has the focus.
package enum TextInput: Sendable, Equatable {
  /// How much is deleted.
  package enum Unit: String, Sendable, CaseIterable {
    case character, word, line
  }

  /// To which side of the caret.
  package enum Direction: String, Sendable, CaseIterable {
    case backward, forward
  }

  case insert(String)
  /// Text that an input method has not settled yet, with the part that is chosen in it, in UTF-16 units.
  case compose(String, selection: Range<Int>?)
  case commit(String)
  case delete(Direction, Unit)
  /// The part that is chosen, in UTF-16 units.
  case select(Range<Int>)
  case paste(String)
}

/// What an assistive technology has a view do.
package struct ActionInput: Sendable, Equatable {
  package var target: InputHint
  /// `press`, `increment`, `decrement`, `dismiss`, or the name of a view's own action.
  package var name: String

  package init(_ name: String, on target: InputHint) {
    self.name = name
    self.target = target
  }
}

/// A change of what a scene is shown in; what is nil stays.
package struct SurroundingsInput: Sendable, Equatable {
  /// The size of the canvas, in points.
  package var size: CGSize?
  /// `light` or `dark`.
  package var colorScheme: String?
  /// The size of type, by the name of the case of `DynamicTypeSize`.
  package var dynamicTypeSize: String?
  /// The identifier of a locale.
  package var locale: String?

  package init(
    size: CGSize? = nil, colorScheme: String? = nil, dynamicTypeSize: String? = nil,
    locale: String? = nil
  ) {
    self.size = size
    self.colorScheme = colorScheme
    self.dynamicTypeSize = dynamicTypeSize
    self.locale = locale
  }
}

/// Which view was meant: by this an event finds its view again after views have changed.
package struct InputHint: Sendable, Equatable {
  package var identifier: String?
  package var role: String?
  package var name: String?
  /// Where the view was, in points of the canvas.
  package var frame: CGRect?
  /// The place as fractions of the view's frame.
  package var fraction: CGPoint?

  package init(
    identifier: String? = nil, role: String? = nil, name: String? = nil, frame: CGRect? = nil,
    fraction: CGPoint? = nil
  ) {
    self.identifier = identifier
    self.role = role
    self.name = name
    self.frame = frame
    self.fraction = fraction
  }
}
