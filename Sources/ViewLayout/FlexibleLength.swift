import Foundation
import VectorGeometry

/// The bounds of a flexible frame along one axis, put in order.
struct FlexibleLength: Equatable, Sendable {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?
  let diagnostic: LayoutDiagnostic?

  /// Bounds with the least at least 0, the ideal at least the least, the greatest at least both.
  ///
  /// NaN counts as nil, and so do an infinite least and an infinite ideal length.
  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?, axis: Axis) {
    let lowest = minimum.flatMap { $0.isFinite ? max($0, 0) : nil }
    let middle = ideal.flatMap { $0.isFinite ? max($0, lowest ?? 0) : nil }
    let highest = maximum.flatMap { $0.isNaN ? nil : max($0, middle ?? lowest ?? 0) }
    self.minimum = lowest
    self.ideal = middle
    self.maximum = highest
    diagnostic = Self.diagnose((minimum, ideal, maximum), (lowest, middle, highest), axis)
  }

  private typealias Bounds = (minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?)

  private static func diagnose(
    _ given: Bounds, _ used: Bounds, _ axis: Axis
  ) -> LayoutDiagnostic? {
    let pairs = [
      (given.minimum, used.minimum), (given.ideal, used.ideal), (given.maximum, used.maximum),
    ]
    let changed = pairs.compactMap { $0 == $1 ? nil : $0 }
    guard let first = changed.first else { return nil }
    let invalid = changed.first { $0 < 0 || !$0.isFinite }
    return invalid.map { .frameLength($0, axis: axis) }
      ?? (first.isFinite ? .frameOrder(axis: axis) : nil)
  }

  /// Whether any bound is given.
  var isBounded: Bool { minimum != nil || ideal != nil || maximum != nil }

  /// What the child is offered: the proposal, or else the ideal, within the bounds.
  func offer(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

  /// What the child is offered when it is placed in a frame of `length`: that length.
  ///
  /// A nil proposal stays nil where neither a bound nor the ideal decided the length.
  func placedOffer(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
    guard proposal == nil, ideal == nil else { return length }
    let isFree = length > (minimum ?? -.infinity) && length < (maximum ?? .infinity)
    return isFree ? nil : length
  }

  /// The frame's length if the child's does not matter.
  func fixedLength(_ proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal }
    return minimum != nil && maximum != nil ? clamp(proposal) : nil
  }

  /// The frame's length around a child of `child`.
  func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
    if let fixed = fixedLength(proposal) { return fixed }
    let offered = offer(proposal)
    switch (minimum, maximum) {
    case (nil, nil): return child
    case (.some, .some): return clamp(child)
    case (let minimum?, nil): return max(min(offered ?? .infinity, child), minimum)
    case (nil, let maximum?): return min(max(offered ?? -.infinity, child), maximum)
    }
  }

  private func clamp(_ length: CGFloat) -> CGFloat {
    min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
  }
}
