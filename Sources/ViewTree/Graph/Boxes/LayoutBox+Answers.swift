package import Foundation
package import VectorGeometry
package import ViewLayout

// What a box answers to its container, remembered.

extension LayoutBox {
  package final var layoutPriority: Double { traits.priority }

  package final func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value {
    traits.value(for: key)
  }

  package final var spacing: ViewSpacing {
    if let cachedSpacing { return cachedSpacing }
    let spacing = makeSpacing()
    cachedSpacing = spacing
    state.hasCachedLayout = true
    return spacing
  }

  package final var plainSize: PlainSize? {
    // A trace tells who was asked for what.
    guard session.trace == nil, let quickSize else { return nil }
    state.hasCachedLayout = true
    return quickSize
  }

  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if sizes == nil, remembersSizes, let size = plainSize?.size(for: proposal) { return size }
    let proposal = sound(proposal)
    guard remembersSizes else {
      state.hasCachedLayout = true
      return measure(proposal)
    }
    if let size = sizes?.size(for: proposal) { return size }
    let trace = isTraced ? session.trace : nil
    trace?.enter()
    let size = sound(measure(proposal), for: proposal)
    trace?.leave(self, proposal: proposal, size: size)
    remember(size, for: proposal)
    state.hasCachedLayout = true
    return size
  }

  private func remember(_ size: CGSize, for proposal: ProposedViewSize) {
    if let sizes { return sizes.store(size, for: proposal) }
    let sizes = SizeMemory()
    sizes.store(size, for: proposal)
    self.sizes = sizes
  }

  package final func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard hasGuides else { return nil }
    let question = GuideMemory.Question(key: key, size: size, proposal: proposal)
    if let known = guides.answer(to: question) { return known }
    let guide = sound(guide: makeGuide(key, in: size, proposal: proposal), in: size)
    guides.store(guide, for: question)
    state.hasCachedLayout = true
    return guide
  }

  /// Whether the box or one inside sets a guide.
  package final var hasGuides: Bool {
    if let known = state.hasGuides { return known }
    let hasGuides = maySetGuides
    state.hasGuides = hasGuides
    state.hasCachedLayout = true
    return hasGuides
  }

  package final func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    place(LayoutPlacement(position: position, anchor: anchor, proposal: proposal), in: .zero)
  }

  /// Whether all sizes that were answered meet a condition; false where that is not known.
  final func answersSatisfy(_ condition: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    sizes?.answersSatisfy(condition) ?? true
  }
}
