import Foundation
import InputModel
import VectorGraphics

/// The node of a field: keeps what is being written, and follows pointers and keys.
final class TextEntryNode<Base: View>:
  WrapperNode<Base, TextEntryModifier, TextEntryBox>, TextTakingNode, GestureResponder,
  AccessibleNode
{
  /// What is being written; nil while the field has not got the focus.
  private(set) var session: TextSession?
  private var name: _ViewNode<AnyView>?
  /// What was stored when the field looked last.
  private var lastStored = ""
  /// The place to which arrows up and down keep, in points.
  private var goalX: CGFloat?
  /// What a pointer selects from: where it went down.
  private var anchor = 0..<0
  private lazy var pointing = TextPointing { [weak self] in self?.follow($0) }

  let combination = GestureCombination.after
  let passesInside = false

  var entry: TextEntry? { view?.modifier.entry }
  var recognizer: _AnyRecognizer? { canTakeFocus ? pointing : nil }
  var canTakeFocus: Bool { inputs.environment.isEnabled }
  var isFocusedAsOne: Bool { true }
  var isSecret: Bool { entry?.isSecret ?? false }
  var nameNode: AnyViewNode? { name }

  private var layout: TextEntryBox? {
    outputs.lazy.compactMap { $0 as? TextEntryBox }.first
  }

  // MARK: Views

  override func receive(_ view: ModifiedContent<Base, TextEntryModifier>) {
    noteStored(view.modifier.entry)
    super.receive(view)
    childNode(in: &name).update(view.modifier.name, inputs)
  }

  override func willUnmount() {
    if let name { unmount(name) }
  }

  override func updateIfDirty() {
    guard isDirty else { return }
    isDirty = false
    update(inputs)
  }

  override func contentInputs(for modifier: TextEntryModifier) -> ViewInputs {
    guard let session else { return inputs }
    var result = inputs
    result.environment.isFocused = true
    result.environment.editedText = session.text
    return result
  }

  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> TextEntryBox {
    TextEntryBox(around: box, owner: self, session: session)
  }

  override func update(_ wrapper: TextEntryBox, with modifier: TextEntryModifier) {
    wrapper.insets = modifier.entry.insets
    wrapper.isMultiline = modifier.entry.isMultiline
    wrapper.show(session.map { TextEntryLook($0, modifier.entry, in: inputs.environment) })
  }

  var accessibility: AccessibilityProperties {
    var properties = AccessibilityProperties()
    properties.role = .textbox
    properties.isNamedByContent = true
    guard let entry else { return properties }
    let text = session?.text ?? entry.stored(inputs.environment, inputs.time)
    properties.value = Text(
      verbatim: entry.isSecret ? TextSession(text, at: 0).maskedText : text)
    properties.prompt = entry.prompt
    properties.isSecret = entry.isSecret
    return properties
  }

  /// Takes over what is stored, if that is another text than before.
  private func noteStored(_ entry: TextEntry) {
    guard session != nil else { return }
    let stored = entry.stored(inputs.environment, inputs.time)
    guard stored != lastStored else { return }
    lastStored = stored
    session?.accept(stored)
  }

  // MARK: Focus

  func focusDidChange(to isFocused: Bool) {
    guard let entry else { return }
    if isFocused {
      lastStored = entry.stored(inputs.environment, inputs.time)
      session = TextSession(lastStored, at: inputs.time, isMultiline: entry.isMultiline)
      layout?.scrollToStart()
    } else {
      if let session, !entry.isLive { entry.store(session.text, inputs.environment) }
      session = nil
      goalX = nil
    }
    entry.onEditingChanged(isFocused)
    invalidate()
    if isFocused { showCaret() }
  }

  // MARK: Edits

  func take(_ input: TextInput) {
    switch input {
    case .insert(let text):
      // A break alone is the key.
      if entry?.isMultiline == false, text.count == 1, text.first?.isNewline == true {
        submit()
      } else {
        edit(.insert(text))
      }
    case .compose(let text, let range):
      let end = text.utf16.count
      edit(
        .compose(
          text,
          TextSession.Selection(
            anchor: range?.lowerBound ?? end, head: range?.upperBound ?? end)))
    case .commit(let text): edit(.commit(text))
    case .delete(let direction, let unit): edit(.delete(direction.inSession, unit.inSession))
    case .select(let range):
      edit(.select(TextSession.Selection(anchor: range.lowerBound, head: range.upperBound)))
    case .paste(let text): edit(.paste(text))
    }
  }

  /// Does an edit, stores what comes of it, and keeps the caret in sight.
  private func edit(_ edit: TextSession.Edit) {
    guard let entry, session != nil else { return }
    goalX = nil
    let lines = entry.isSecret ? nil : layout?.places?.ranges
    let isNew = session?.apply(edit, at: inputs.time, lines: lines) ?? false
    if isNew, entry.isLive, let session { entry.store(session.text, inputs.environment) }
    invalidate()
    showCaret()
  }

  /// Once all is in line, shows what was stored in place of what was written, and scrolls to the caret.
  private func showCaret() {
    inputs.graph?.enqueue { [weak self] in
      guard let self, let entry, let session else { return }
      if entry.isLive {
        let stored = entry.stored(inputs.environment, inputs.time)
        if stored != session.text {
          lastStored = stored
          self.session?.accept(stored)
          invalidate()
        }
      }
      layout?.scrollToCaret()
    }
  }

  /// Enters the text: what is called then may send the focus elsewhere.
  private func submit() {
    guard let entry, let graph = inputs.graph else { return }
    if !entry.isLive, let session {
      entry.store(session.text, inputs.environment)
      lastStored = entry.stored(inputs.environment, inputs.time)
      self.session?.accept(lastStored)
      invalidate()
    }
    let moves = graph.focus.moves
    entry.onCommit()
    inputs.environment.submitAction?(entry.trigger)
    guard graph.focus.moves == moves, !graph.focus.isAsked else { return }
    graph.focus.move(to: nil, because: .submission, at: graph.time)
  }

  // MARK: Keys

  func use(_ press: KeyPress) -> Bool {
    guard let entry, session != nil else { return false }
    if press.key == .return, press.modifiers.isEmpty {
      if entry.isMultiline { edit(.insert("\n")) } else { submit() }
      return true
    }
    if let edit = TextKeys.edit(for: press) {
      self.edit(edit)
      return true
    }
    if let move = TextKeys.move(for: press) {
      go(move)
      return true
    }
    return TextKeys.isWriting(press)
  }

  /// Moves the caret as it is seen.
  private func go(_ move: TextKeys.Move) {
    guard let session else { return }
    let range = session.selection.range
    let head = shown(session.selection.head)
    let extends = move.extends
    switch move.way {
    case .left, .right:
      let toTheRight = move.way == .right
      let shownRange = shown(range.lowerBound)..<shown(range.upperBound)
      if !extends, !range.isEmpty, let ends = layout?.ends(of: shownRange) {
        return select(stored(toTheRight ? ends.right : ends.left), extends: false)
      }
      let isForward = toTheRight != (layout?.isRightToLeft ?? false)
      let fallback = isForward ? session.text.utf16.count : 0
      let next = layout?.neighbor(of: head, toTheRight: toTheRight).map { stored($0) }
      select(next ?? fallback, extends: extends)
    case .wordLeft, .wordRight:
      let isForward = (move.way == .wordRight) != (layout?.isRightToLeft ?? false)
      edit(.move(isForward ? .forward : .backward, .word, extends: extends))
    case .lineStart: edit(.move(.backward, .line, extends: extends))
    case .lineEnd: edit(.move(.forward, .line, extends: extends))
    case .lineLeft, .lineRight:
      let isForward = (move.way == .lineRight) != (layout?.isRightToLeft ?? false)
      edit(.move(isForward ? .forward : .backward, .line, extends: extends))
    case .start: edit(.move(.backward, .document, extends: extends))
    case .end: edit(.move(.forward, .document, extends: extends))
    case .up, .down:
      let goal = goalX ?? layout?.caret(at: head)?.minX ?? 0
      let distance = move.way == .up ? -1 : 1
      let end = move.way == .up ? 0 : session.text.utf16.count
      let next = layout?.offset(lines: distance, from: head, x: goal).map { stored($0) }
      select(next ?? end, extends: extends)
      goalX = goal
    }
  }

  private func select(_ head: Int, extends: Bool) {
    guard let session else { return }
    let anchor = extends ? session.selection.anchor : head
    edit(.select(TextSession.Selection(anchor: anchor, head: head)))
  }

  /// The offset in the text as it is shown of one in the text.
  private func shown(_ offset: Int) -> Int {
    isSecret ? session?.maskedOffset(of: offset) ?? offset : offset
  }

  /// The offset in the text of one in the text as it is shown.
  private func stored(_ offset: Int) -> Int {
    isSecret ? session?.offset(ofMasked: offset) ?? offset : offset
  }

  // MARK: Pointers

  /// Puts the caret where a pointer is, or selects up to there.
  private func follow(_ step: TextPointing.Step) {
    guard let graph = inputs.graph else { return }
    if graph.focus.current !== self {
      graph.focus.move(to: self, because: .pointer, at: graph.time)
    }
    guard let session, let layout else { return }
    func offset(_ point: CGPoint) -> Int {
      session.text.isEmpty ? 0 : stored(layout.offset(at: point))
    }
    func around(_ offset: Int) -> Range<Int> {
      switch step.clicks {
      case 1: offset..<offset
      case 2: session.word(at: offset)
      default: session.paragraph(at: offset)
      }
    }
    let end = offset(step.end)
    if step.isTouch, step.clicks == 1 {
      return select(session.wordEnd(near: end), extends: false)
    }
    if step.isDown { anchor = around(offset(step.start)) }
    let (first, last) = (anchor, around(end))
    let isBackward = last.lowerBound < first.lowerBound
    edit(
      .select(
        TextSession.Selection(
          anchor: isBackward ? first.upperBound : first.lowerBound,
          head: isBackward ? last.lowerBound : last.upperBound)))
  }
}

extension TextInput.Direction {
  fileprivate var inSession: TextSession.Direction { self == .forward ? .forward : .backward }
}

extension TextInput.Unit {
  fileprivate var inSession: TextSession.Unit {
    switch self {
    case .character: .character
    case .word: .word
    case .line: .line
    }
  }
}
