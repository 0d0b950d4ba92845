/// What a field of text knows while it is edited: its text, what is selected, what is being composed, and the way back.
///
/// Offsets count UTF-16 units, as browsers' events do, and always stand at borders of Characters: whatever
/// is given is taken to the border before it.
package struct TextSession: Hashable, Sendable {
  /// A place and how far the selection reaches from it.
  package struct Selection: Hashable, Sendable {
    /// Where the selection began.
    package var anchor: Int
    /// Where it ends, and the caret is.
    package var head: Int

    package init(anchor: Int, head: Int) { (self.anchor, self.head) = (anchor, head) }

    /// A caret.
    package init(_ offset: Int) { self.init(anchor: offset, head: offset) }

    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    package var isEmpty: Bool { anchor == head }
  }

  /// A way through the text in the order of reading.
  package enum Direction: Hashable, Sendable {
    case backward
    case forward
  }

  /// How far one step goes.
  package enum Unit: Hashable, Sendable {
    case character
    case word
    /// To the end of the line as it is set, or of the paragraph where the lines are not known.
    case line
    case document
  }

  /// What is done to the text.
  package enum Edit: Hashable, Sendable {
    case insert(String)
    case paste(String)
    case delete(Direction, Unit)
    case select(Selection)
    /// Puts text that may still change in place of what is composed; the selection counts within it.
    case compose(String, Selection)
    /// Puts text for good in place of what is composed.
    case commit(String)
    case move(Direction, Unit, extends: Bool)
    case undo
    case redo
  }

  package private(set) var text: String
  package private(set) var selection: Selection
  /// What is being composed, nil for nothing.
  package private(set) var marked: Range<Int>?
  /// When the last edit was, in seconds; the caret blinks from then on.
  package private(set) var lastEdit: Double
  /// Whether the text may have more than one line; where not, line breaks become spaces.
  package let isMultiline: Bool
  var history = History()

  /// A session whose caret is behind the text.
  package init(_ text: String, at time: Double, isMultiline: Bool = false) {
    self.text = text
    selection = Selection(text.utf16.count)
    lastEdit = time
    self.isMultiline = isMultiline
  }

  /// Does an edit at a time in seconds, and says whether the text is another one.
  ///
  /// - Parameter lines: Where the lines are that the text is set in; nil if that is not known.
  @discardableResult
  package mutating func apply(_ edit: Edit, at time: Double, lines: [Range<Int>]? = nil) -> Bool {
    let old = text
    lastEdit = time
    switch edit {
    case .insert(let string): insert(string, as: .typing)
    case .paste(let string): insert(string, as: .paste)
    case .delete(let direction, let unit): delete(direction, unit, lines)
    case .select(let selection): select(selection)
    case .compose(let string, let selection): compose(string, selection)
    case .commit(let string): commit(string)
    case .move(let direction, let unit, let extends): move(direction, unit, extends, lines)
    case .undo: restore(history.undo(from: state))
    case .redo: restore(history.redo(from: state))
    }
    return text != old
  }

  /// Takes over what the text's owner has stored, if that is another text; the selection stays where it can.
  package mutating func accept(_ stored: String) {
    guard stored != text else { return }
    text = stored
    marked = nil
    select(selection)
  }

  /// The selected text.
  package var selectedText: String { String(text[indices(selection.range)]) }
}

extension TextSession {
  private mutating func insert(_ string: String, as kind: History.Kind) {
    let string = allowed(string)
    guard !string.isEmpty || !selection.isEmpty else { return }
    marked = nil
    history.note(state, before: string.contains(where: \.isNewline) ? .paste : kind)
    replace(selection.range, by: string)
  }

  private mutating func delete(_ direction: Direction, _ unit: Unit, _ lines: [Range<Int>]?) {
    marked = nil
    var range = selection.range
    if range.isEmpty {
      let other = step(from: selection.head, direction, unit, lines)
      range = min(other, selection.head)..<max(other, selection.head)
    }
    // At the start of a line the break before it goes, at its end the one behind.
    if range.isEmpty, unit == .line {
      let other = step(from: selection.head, direction, .character, nil)
      range = min(other, selection.head)..<max(other, selection.head)
    }
    guard !range.isEmpty else { return }
    history.note(state, before: .deletion)
    replace(range, by: "")
  }

  private mutating func select(_ new: Selection) {
    marked = nil
    history.close()
    selection = Selection(anchor: border(new.anchor), head: border(new.head))
  }

  private mutating func compose(_ string: String, _ inner: Selection) {
    let string = allowed(string)
    if marked == nil { history.note(state, before: .composition) }
    let start = (marked ?? selection.range).lowerBound
    replace(marked ?? selection.range, by: string)
    marked = string.isEmpty ? nil : start..<selection.head
    let count = string.utf16.count
    let (anchor, head) = (min(max(inner.anchor, 0), count), min(max(inner.head, 0), count))
    selection = Selection(anchor: border(start + anchor), head: border(start + head))
  }

  private mutating func commit(_ string: String) {
    guard let range = marked else { return insert(string, as: .typing) }
    marked = nil
    replace(range, by: allowed(string))
    history.close()
  }

  private mutating func move(
    _ direction: Direction, _ unit: Unit, _ extends: Bool, _ lines: [Range<Int>]?
  ) {
    let range = selection.range
    if !extends, unit == .character, !range.isEmpty {
      return select(Selection(direction == .forward ? range.upperBound : range.lowerBound))
    }
    let head = step(from: selection.head, direction, unit, lines)
    select(Selection(anchor: extends ? selection.anchor : head, head: head))
  }

  /// Puts a string in place of a range and the caret behind it.
  ///
  /// A mark that is put behind a letter becomes one Character with it: the caret goes behind that.
  private mutating func replace(_ range: Range<Int>, by string: String) {
    text.replaceSubrange(indices(range), with: string)
    let end = range.lowerBound + string.utf16.count
    selection = Selection(isBorder(end) ? end : self.end(ofCharacterAt: end))
  }

  private func allowed(_ string: String) -> String {
    if isMultiline { return string }
    return String(string.map { $0.isNewline ? " " : $0 })
  }

  private var state: History.State { History.State(text: text, selection: selection) }

  private mutating func restore(_ state: History.State?) {
    guard let state else { return }
    marked = nil
    text = state.text
    selection = state.selection
  }
}
