package import Foundation
package import VectorGeometry

/// The answers of an element that needs not be asked: those of a rule, with insets around.
package struct PlainSize: Equatable, Sendable {
  private let rule: LeafSizeRule
  private var insets: EdgeInsets?

  /// The answers of a rule.
  package init(_ rule: LeafSizeRule) { self.rule = rule }

  /// The answers of padding around the element; nil around padding, whose sums would be others.
  package func padded(by insets: EdgeInsets) -> PlainSize? {
    guard self.insets == nil else { return nil }
    var padded = self
    padded.insets = insets
    return padded
  }

  /// The size for a proposal; nil where the element must be asked, since something is out of reach.
  package func size(for proposal: ProposedViewSize) -> CGSize? {
    guard !(proposal.width?.isNaN ?? false), !(proposal.height?.isNaN ?? false) else { return nil }
    guard let insets else { return Self.sound(rule.sizeThatFits(proposal)) }
    let inside = Self.sound(rule.sizeThatFits(proposal.inset(by: insets)))
    return inside.flatMap { Self.sound($0.outset(by: insets)) }
  }

  private static func sound(_ size: CGSize) -> CGSize? {
    guard isSound(size.width), isSound(size.height) else { return nil }
    return size
  }

  /// Infinite lengths are answers to infinite ones.
  private static func isSound(_ length: CGFloat) -> Bool {
    length >= 0 && (length <= .farthest || length == .infinity)
  }
}

extension CGSize {
  /// The size with insets around it, not below zero.
  func outset(by insets: EdgeInsets) -> CGSize {
    CGSize(width: max(width + insets.horizontal, 0), height: max(height + insets.vertical, 0))
  }
}
