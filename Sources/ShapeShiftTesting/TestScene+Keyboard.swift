public import Foundation
import InputModel
public import ShapeShift
import ViewTree

// What a keyboard and a mouse without buttons do.
extension TestScene {
  // MARK: Text

  /// Taps a field and writes into it, one event a Character, as `type(_:)` does.
  public func type(_ text: String, into query: SceneQuery, at time: Double? = nil) throws {
    try tap(query, at: time)
    try type(text)
  }

  /// Writes into what has the focus, one event a Character.
  ///
  /// Letters are text and not keys. A line break by itself is Return for a field of one line.
  ///
  /// - Throws: `SceneError` if nothing has the focus, or what has it takes no text.
  public func type(_ text: String, at time: Double? = nil) throws {
    try step(to: time)
    try demandText("typing \"\(text)\"")
    for character in text {
      // A Character may have sent the focus elsewhere.
      try demandText("typing \"\(character)\"")
      try happen(.text(.insert(String(character))))
    }
  }

  /// Puts text that an input method has not settled yet in place of what it has put there before.
  ///
  /// - Parameters:
  ///   - text: The text, which is marked until it is settled.
  ///   - selection: What is chosen in it, in UTF-16 units; by default its end.
  ///   - time: When, in seconds; after the last step if none is given.
  public func compose(
    _ text: String, selection: Range<Int>? = nil, at time: Double? = nil
  ) throws {
    try enter(.compose(text, selection: selection), "composing \"\(text)\"", at: time)
  }

  /// Settles what an input method has composed.
  public func commit(_ text: String, at time: Double? = nil) throws {
    try enter(.commit(text), "committing \"\(text)\"", at: time)
  }

  /// Pastes text over what is selected.
  public func paste(_ text: String, at time: Double? = nil) throws {
    try enter(.paste(text), "pasting \"\(text)\"", at: time)
  }

  /// Selects a part of the text that has the focus, in UTF-16 units.
  public func select(_ range: Range<Int>, at time: Double? = nil) throws {
    try enter(.select(range), "selecting", at: time)
  }

  private func enter(_ input: TextInput, _ doing: String, at time: Double?) throws {
    try step(to: time)
    try demandText(doing)
    try happen(.text(input))
  }

  private func demandText(_ doing: String) throws {
    let report = graph.focusReport
    guard !report.takesText else { return }
    if let name = report.name {
      throw SceneError(
        .unfocused,
        "\(doing) at \(now.inSeconds): the focused view \"\(name)\" does not accept text"
      )
    }
    var sentence = "\(doing) at \(now.inSeconds): no view has the focus."
    if let former = report.former {
      sentence +=
        " Last focus: \"\(former.name)\", lost at \(former.time.inSeconds) because of \(former.reason)."
    }
    throw SceneError(.unfocused, sentence)
  }

  // MARK: Keys

  /// Presses a key: down and up at one time.
  ///
  /// Letters that are to be written are text: see `type(_:)`.
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], at time: Double? = nil
  ) throws {
    try step(to: time)
    for phase in [KeyInput.Phase.down, .up] {
      try happen(.key(KeyInput(key.name, phase: phase, modifiers: modifiers.input)))
    }
  }

  // MARK: Focus

  /// Gives the focus to a view.
  public func focus(_ query: SceneQuery, at time: Double? = nil) throws {
    try step(to: time)
    let element = try element(query)
    let ways = [element.identifier, element.name, element.prompt, element.id]
    guard let identifier = ways.compactMap(\.self).first(where: { !$0.isEmpty }) else {
      throw SceneError(
        .missing, "the \(query) has no identifier or name, so it cannot be focused")
    }
    try happen(.focus(identifier))
    guard try isFocused(query) else {
      throw SceneError(
        .unfocused,
        "the \(query) can't be focused at \(now.inSeconds): it is not focusable, or an earlier view has the same name"
      )
    }
  }

  /// Has no view have the focus.
  public func unfocus(at time: Double? = nil) throws {
    try step(to: time)
    try happen(.focus(nil))
  }

  /// Whether a view has the focus.
  public func isFocused(_ query: SceneQuery) throws -> Bool { graph.hasFocus(try element(query)) }

  /// The name of what has the focus; nil if nothing has it.
  public var focused: String? {
    get throws {
      try advance(to: now)
      return graph.focusReport.name
    }
  }

  // MARK: The mouse

  /// Moves the mouse over a view, without a button.
  public func hover(_ query: SceneQuery, at time: Double? = nil) throws {
    try hover(try place(of: query, at: time))
  }

  /// Moves the mouse to a point of the canvas, without a button.
  public func hover(_ place: CGPoint, at time: Double? = nil) throws {
    try step(to: time)
    try happen(.pointer(PointerEvent(.move, at: place, id: 0, kind: .mouse, button: nil)))
  }

  private func happen(_ event: InputEvent) throws {
    try play([LoggedInput(event, at: InputTime(seconds: now))])
  }

  /// Everything that has happened, as lines of JSON, with what was written into secure fields.
  public var logWithSecrets: String { lines(includingSecrets: true) }
}
