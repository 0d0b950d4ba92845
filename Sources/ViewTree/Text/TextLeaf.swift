import Foundation
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

/// Shaped text in the layout.
final class TextLeaf: LayoutNode {
  private var text = StyledText(spans: [])
  private var recipes: [AnimatedRecipe] = []
  private var layouts: [(constraints: TextConstraints, layout: TextLayout)] = []

  override var name: String? { "Text" }

  func update(
    _ text: StyledText, recipes: [_StyleRecipe], at time: Double, change: () -> AttributeChange
  ) {
    if recipes.count == self.recipes.count {
      for (index, recipe) in recipes.enumerated() {
        self.recipes[index].set(recipe, at: time, change: change)
      }
    } else {
      self.recipes = recipes.map(AnimatedRecipe.init)
    }
    for sentence in recipes.flatMap(\.flaws) { refuse(sentence) }
    invalidateDrawing()
    if text != self.text {
      self.text = text
      layouts = []
      invalidateLayout()
    }
    if isAnimating(at: time) { session.animating[ObjectIdentifier(self)] = self }
  }

  override func isAnimating(at time: Double) -> Bool {
    super.isAnimating(at: time) || recipes.contains { $0.isActive(at: time) }
  }

  override var motion: MotionLength {
    recipes.reduce(super.motion) { $0.combined(with: $1.motion) }
  }

  // MARK: Layout

  /// The widest line and the sum of the lines, rounded up to whole pixels.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = layout(for: proposal).size
    return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  override func makeSpacing() -> ViewSpacing { .text(leading: 0) }

  override var maySetGuides: Bool { true }

  override func makeGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let lines = layout(for: proposal).lines
    if key == VerticalAlignment.firstTextBaseline.key { return lines.first?.origin.y }
    if key == VerticalAlignment.lastTextBaseline.key { return lines.last?.origin.y }
    return nil
  }

  private func layout(for proposal: ProposedViewSize) -> TextLayout {
    let constraints = TextConstraints(
      width: proposal.width.flatMap(bounded), height: proposal.height.flatMap(bounded))
    if let known = layouts.first(where: { $0.constraints == constraints }) { return known.layout }
    let layout = session.layout(text, in: constraints)
    if layouts.count == 8 { layouts.removeFirst() }
    layouts.append((constraints, layout))
    return layout
  }

  private func bounded(_ length: CGFloat) -> CGFloat? { length == .infinity ? nil : max(length, 0) }

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    let pixels = (length * session.scale - 1.0 / 256).rounded(.up)
    return max(pixels, 0) / session.scale
  }

  // MARK: Drawing

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let layout = layout(for: proposal)
    let rect = context.placed(drawnFrame.frame(at: context.time))
    let origin = context.path(of: "Text")
    let runs = layout.lines.flatMap(\.runs)
    return finished(
      runs.compactMap { run in
        item(of: run, in: rect, at: context.time, origin: origin).map { (run.span, $0) }
      }, at: context.time)
  }

  /// The items of runs, with those of neighbouring runs of one style finished together.
  private func finished(
    _ items: [(span: Int, item: DisplayItem)], at time: Double
  ) -> [DisplayItem] {
    var rest = items[...]
    var result: [DisplayItem] = []
    while let first = rest.first {
      let recipe = recipes[first.span].recipe(at: time)
      let same = rest.prefix { recipes[$0.span].recipe(at: time) == recipe }
      result += recipe.finished(same.map(\.item))
      rest = rest.dropFirst(same.count)
    }
    return result
  }

  private func item(
    of run: TextLayout.Run, in rect: CGRect, at time: Double, origin: String
  ) -> DisplayItem? {
    guard recipes.indices.contains(run.span) else { return nil }
    let paint = recipes[run.span].recipe(at: time).paint(in: rect)
    guard !paint.isClear else { return nil }
    let position = CGPoint(x: rect.minX + run.origin.x, y: rect.minY + run.origin.y)
    return DisplayItem(
      .text(TextItem(run: run.run, position: position, paint: paint)), origin: origin)
  }
}
