public import Foundation
public import ViewLayout

/// A shape that draws another one somewhere else in its frame, and so takes the whole proposal.
///
/// Source: frames that SwiftUI gave on macOS 26.2: an offset or scaled circle takes 60 x 40 of 60 x 40, a trimmed or
/// stroked one 40 x 40.
public nonisolated protocol _MovedShape: _DerivedShape {}

extension _MovedShape {
  /// Returns the proposed size, with 10 for unspecified dimensions.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    LeafSizeRule.filling.sizeThatFits(proposal)
  }

  /// The whole proposal.
  public static var _sizing: _ShapeSizing { .filling }
}
