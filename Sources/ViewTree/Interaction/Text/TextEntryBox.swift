import Foundation
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

/// How a field is seen while somebody writes.
@MainActor
struct TextEntryLook {
  /// What is selected, and composed, in the text as it is shown.
  let selection: Range<Int>
  let head: Int
  let marked: Range<Int>?
  let isEmpty: Bool
  /// A line of the field's letters, for the caret where there is no text.
  let blank: StyledText
  let tint: _StyleRecipe
  let ink: _StyleRecipe
  /// Since when the caret goes on and off, in seconds; nil for a steady one.
  let blinkStart: Double?

  init(_ session: TextSession, _ entry: TextEntry, in environment: EnvironmentValues) {
    func shown(_ offset: Int) -> Int {
      entry.isSecret ? session.maskedOffset(of: offset) : offset
    }
    func shown(_ range: Range<Int>) -> Range<Int> {
      shown(range.lowerBound)..<shown(range.upperBound)
    }
    selection = shown(session.selection.range)
    head = shown(session.selection.head)
    marked = session.marked.map { shown($0) }
    isEmpty = session.text.isEmpty
    blank = StyledText.blank(in: environment)
    let context = _StyleContext(environment: environment)
    tint = TintShapeStyle()._recipe(in: context)
    ink = ForegroundStyle()._recipe(in: context)
    blinkStart = environment.caretBlinks ? session.lastEdit : nil
  }
}

/// The box around what a field shows: the text that does not fit is seen through a window, with caret and selection.
final class TextEntryBox: WrapperBox {
  /// The width of the caret, and of the line under what is composed, in points.
  ///
  /// Source: UITextField's caret is 2 points wide; the line is ours.
  private static let (caretWidth, markHeight) = (2.0, 1.0)
  /// How opaque the ground of what is selected is.
  ///
  /// Source: measured from UITextView's selection in iOS 17.
  private static let selectionOpacity = 0.2

  var insets = EdgeInsets() { didSet { if insets != oldValue { invalidateLayout() } } }
  var isMultiline = false { didSet { if isMultiline != oldValue { invalidateLayout() } } }
  private var look: TextEntryLook?
  /// How far the text is moved to the left and up in its window, in points.
  private var scroll = CGPoint.zero
  private var known: (text: StyledText, width: CGFloat?, places: TextPlaces)?

  override var isTraced: Bool { false }

  /// Shows somebody write, or nobody.
  func show(_ look: TextEntryLook?) {
    guard look != nil || self.look != nil else { return }
    // The layout around puts the text back where it was.
    if (look == nil) != (self.look == nil) { (content.firstTextLeaf ?? self).invalidateLayout() }
    self.look = look
    invalidateDrawing()
    if let time = look?.blinkStart { noteMotion(at: time) }
  }

  // MARK: The text

  /// The leaf that shows the text; nil while there is none.
  private var leaf: TextLeaf? {
    look?.isEmpty == true ? nil : content.firstTextLeaf
  }

  private var window: CGRect { frame.inset(by: insets) }

  /// The text with all of its letters where they are, whatever part of it is seen.
  var places: TextPlaces? {
    guard let leaf, let locator = session.texts.shaper as? any TextLocator else { return nil }
    var text = leaf.styledText
    if isMultiline || scrolls { text.lineLimit = isMultiline ? nil : 1 }
    let width = isMultiline ? window.width : nil
    if let known, known.text == text, known.width == width { return known.places }
    guard let places = try? locator.places(text, in: TextConstraints(width: width)) else {
      return nil
    }
    known = (text, width, places)
    return places
  }

  /// Whether the text does not fit, and is seen through a window.
  private var scrolls: Bool { look != nil && contentFrame != nil }

  /// Where all of the text stands; nil where the layout has put it.
  private var contentFrame: CGRect? {
    guard look != nil, let leaf else { return nil }
    let window = window
    let size = leaf.wholeSize(width: isMultiline ? window.width : nil)
    if isMultiline {
      guard size.height > window.height + 0.01 else { return nil }
      let x = leaf.isRightToLeft ? window.maxX - size.width : window.minX
      return CGRect(x: x, y: window.minY - scroll.y, width: size.width, height: size.height)
    }
    guard size.width > window.width + 0.01 else { return nil }
    return CGRect(
      x: window.minX - scroll.x, y: leaf.frame.minY, width: size.width, height: size.height)
  }

  override func placeChildren() {
    super.placeChildren()
    guard let leaf = content.firstTextLeaf else { return }
    let contentFrame = contentFrame
    leaf.showsWhole = contentFrame != nil
    guard let contentFrame else { return }
    leaf.place(
      in: contentFrame,
      proposal: ProposedViewSize(width: isMultiline ? window.width : nil, height: nil))
  }

  // MARK: Places

  var isRightToLeft: Bool { content.firstTextLeaf?.isRightToLeft ?? false }

  /// The caret at an offset of the shown text, from the top left of the text.
  func caret(at offset: Int) -> CGRect? { places?.caret(at: offset) }

  func neighbor(of offset: Int, toTheRight: Bool) -> Int? {
    places?.neighbor(of: offset, toTheRight: toTheRight)
  }

  func offset(lines distance: Int, from offset: Int, x: CGFloat) -> Int? {
    places?.offset(lines: distance, from: offset, x: x)
  }

  /// The ends of a part of the text, as they are seen.
  func ends(of range: Range<Int>) -> (left: Int, right: Int)? {
    guard let first = caret(at: range.lowerBound), let last = caret(at: range.upperBound) else {
      return nil
    }
    let isMirrored = first.minY == last.minY && last.minX < first.minX
    return isMirrored
      ? (range.upperBound, range.lowerBound) : (range.lowerBound, range.upperBound)
  }

  /// The offset in the shown text that is nearest to a point, from the top left of the box.
  func offset(at point: CGPoint) -> Int {
    guard let places, let leaf else { return 0 }
    let inner = CGPoint(
      x: point.x + frame.minX - leaf.frame.minX, y: point.y + frame.minY - leaf.frame.minY)
    return places.offset(at: inner)
  }

  // MARK: Scrolling

  /// Shows the start of the text.
  func scrollToStart() {
    scroll = .zero
    if isRightToLeft, !isMultiline, let leaf = content.firstTextLeaf {
      scroll.x = max(0, leaf.wholeSize(width: nil).width - window.width)
    }
  }

  /// Moves the text as little as shows the caret.
  func scrollToCaret() {
    guard let look, leaf != nil, let caret = caret(at: look.head), let leaf else { return }
    let size = leaf.wholeSize(width: isMultiline ? window.width : nil)
    var next = CGPoint.zero
    if isMultiline {
      next.y = min(max(scroll.y, caret.maxY - window.height), caret.minY)
      next.y = max(0, min(next.y, size.height - window.height))
    } else {
      let room = window.width - Self.caretWidth
      next.x = min(max(scroll.x, caret.minX - room), caret.minX)
      next.x = max(0, min(next.x, size.width - room))
    }
    guard next != scroll else { return }
    scroll = next
    invalidateLayout()
  }

  // MARK: Drawing

  override func isAnimating(at time: Double) -> Bool {
    super.isAnimating(at: time) || look?.blinkStart != nil && look?.selection.isEmpty == true
  }

  override var motion: MotionLength {
    guard let start = look?.blinkStart, look?.selection.isEmpty == true else { return super.motion }
    return super.motion.combined(with: .loop(from: start, period: 2 * TextSession.blink))
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let items = content.items(context)
    let frame = context.placed(drawnFrame.frame(at: context.time))
    if context.isForRegions { return items + context.region(frame) }
    guard let look else { return items }
    let text = textRect(in: context, frame)
    let origin = context.path(of: "TextEntry")
    let under = selection(look, at: text.origin, origin)
    let over = marks(look, at: text.origin, origin) + caret(look, at: text, context, origin)
    let all = under + items + over
    guard scrolls else { return all }
    // Accents and tails may stand out of a line, and lines out of their insets.
    let slack = isMultiline ? 0 : -frame.height
    let seen = frame.inset(
      by: EdgeInsets(
        top: slack, leading: insets.leading, bottom: slack, trailing: insets.trailing))
    var effects = DisplayGroup.Effects()
    effects.clip = DisplayClip(path: Path(seen), style: FillStyle())
    return [DisplayItem(.group(DisplayGroup(effects: effects, items: all)))]
  }

  /// Where the text is drawn; where there is none, a line of it.
  private func textRect(in context: DrawContext, _ frame: CGRect) -> CGRect {
    if let leaf { return context.placed(leaf.drawnFrame.frame(at: context.time)) }
    let window = frame.inset(by: insets)
    let prompt = content.firstTextLeaf.map {
      context.placed($0.drawnFrame.frame(at: context.time))
    }
    let isRightToLeft = look?.blank.isRightToLeft ?? false
    let x =
      prompt.map { isRightToLeft ? $0.maxX : $0.minX }
      ?? (isRightToLeft ? window.maxX : window.minX)
    return CGRect(x: x, y: prompt?.minY ?? window.minY, width: 0, height: 0)
  }

  private func selection(
    _ look: TextEntryLook, at place: CGPoint, _ origin: String
  ) -> [DisplayItem] {
    guard !look.selection.isEmpty, let places else { return [] }
    return places.rectangles(of: look.selection).map { rect in
      fill(
        rect.offsetBy(dx: place.x, dy: place.y), look.tint.opacity(Self.selectionOpacity), origin)
    }
  }

  /// Lines under what is composed.
  private func marks(
    _ look: TextEntryLook, at place: CGPoint, _ origin: String
  ) -> [DisplayItem] {
    guard let marked = look.marked, let places else { return [] }
    return places.rectangles(of: marked).map { rect in
      let line = CGRect(
        x: rect.minX, y: rect.maxY - Self.markHeight, width: rect.width, height: Self.markHeight)
      return fill(line.offsetBy(dx: place.x, dy: place.y), look.ink, origin)
    }
  }

  private func caret(
    _ look: TextEntryLook, at text: CGRect, _ context: DrawContext, _ origin: String
  ) -> [DisplayItem] {
    guard look.selection.isEmpty, showsCaret(look, at: context.time) else { return [] }
    guard let caret = look.isEmpty ? blankCaret(look) : caret(at: look.head) else { return [] }
    let window = context.placed(drawnFrame.frame(at: context.time)).inset(by: insets)
    let x = min(
      max(text.minX + caret.minX - Self.caretWidth / 2, window.minX),
      max(window.minX, window.maxX - Self.caretWidth))
    let rect = CGRect(
      x: (x * session.scale).rounded() / session.scale, y: text.minY + caret.minY,
      width: Self.caretWidth, height: caret.height)
    return [fill(rect, look.tint, origin)]
  }

  private func blankCaret(_ look: TextEntryLook) -> CGRect? {
    let line = session.texts.layout(look.blank, in: TextConstraints()).lines.first
    return line.map {
      CGRect(x: 0, y: $0.origin.y - $0.ascent, width: 0, height: $0.ascent + $0.descent)
    }
  }

  private func showsCaret(_ look: TextEntryLook, at time: Double) -> Bool {
    guard let start = look.blinkStart, time > start else { return true }
    let halves = ((time - start) / TextSession.blink + 1e-9).rounded(.down)
    return halves.truncatingRemainder(dividingBy: 2) == 0
  }

  private func fill(_ rect: CGRect, _ recipe: _StyleRecipe, _ origin: String) -> DisplayItem {
    DisplayItem(
      .fill(FillItem(path: Path(rect), paint: recipe.paint(in: rect))), origin: origin)
  }
}

extension LayoutBox {
  /// The first text in the box.
  fileprivate var firstTextLeaf: TextLeaf? {
    if let leaf = self as? TextLeaf { return leaf }
    return children.lazy.compactMap(\.firstTextLeaf).first
  }
}
