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

  /// Types into the focused view, with one event per Character.
  ///
  /// Letters are text and not keys. A line break by itself is Return for a field of one line.
  ///
  /// - Throws: `SceneError` if no view has the focus, or the focused view accepts no text.
  public func type(_ text: String, at time: Double? = nil) throws {
    try step(to: time)
    try demandText("typing \"\(text)\"")
    for character in text {
      // A Character may have sent the focus elsewhere.
      try demandText("typing \"\(character)\"")
      try happen(.text(.insert(String(character))))
    }
  }

  /// Replaces the uncommitted text of an input method.
  ///
  /// - Parameters:
  ///   - text: The text, which is marked until it is committed.
  ///   - selection: The selection within it, in UTF-16 units; by default its end.
  ///   - time: The time in seconds; by default after the last step.
  public func compose(
    _ text: String, selection: Range<Int>? = nil, at time: Double? = nil
  ) throws {
    try enter(.compose(text, selection: selection), "composing \"\(text)\"", at: time)
  }

  /// Commits the text of an input method.
  public func commit(_ text: String, at time: Double? = nil) throws {
    try enter(.commit(text), "committing \"\(text)\"", at: time)
  }

  /// Pastes text over the selection.
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

  /// Removes the focus from all views.
  public func unfocus(at time: Double? = nil) throws {
    try step(to: time)
    try happen(.focus(nil))
  }

  /// Whether a view has the focus.
  public func isFocused(_ query: SceneQuery) throws -> Bool { graph.hasFocus(try element(query)) }

  /// The name of the focused view, or `nil` if no view has the focus.
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

  /// All events as lines of JSON, including the text of secure fields.
  public var logWithSecrets: String { lines(includingSecrets: true) }
}
