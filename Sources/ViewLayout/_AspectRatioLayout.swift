public import Foundation
import VectorGeometry

/// The layout of `aspectRatio(_:contentMode:)`.
///
/// It offers its content a size of the ratio and takes the size that the content chooses, which
/// need not have the ratio.
public struct _AspectRatioLayout: _UnaryLayout, Equatable, Sendable {
  /// Width by height; nil for that of the content's ideal size.
  public var aspectRatio: CGFloat?
  /// Whether the offered size fits inside the proposal or covers it.
  public var contentMode: ContentMode

  /// A layout that offers sizes of `aspectRatio`.
  public init(aspectRatio: CGFloat? = nil, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }

  /// What is wrong with the ratio; the proposal then passes unchanged.
  package var diagnostic: LayoutDiagnostic? {
    aspectRatio.flatMap { Self.isValid($0) ? nil : .aspectRatio($0) }
  }

  /// The child's answer to the largest size inside, or the smallest around, the proposal.
  public func _sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
    child.sizeThatFits(offer(proposal, child))
  }

  /// Centers the child.
  public func _place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
    child.place(in: bounds, alignment: .center, proposal: offer(proposal, child))
  }

  private func offer(_ proposal: ProposedViewSize, _ child: LayoutSubview) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    let ratio = aspectRatio ?? Self.ratio(child.sizeThatFits(.unspecified))
    guard Self.isValid(ratio) else { return proposal }
    let fromHeight = proposal.height.map { $0 * ratio }
    let width =
      switch contentMode {
      case .fit: min(proposal.width ?? .infinity, fromHeight ?? .infinity)
      case .fill: max(proposal.width ?? 0, fromHeight ?? 0)
      }
    let height = width == fromHeight ? proposal.height ?? 0 : width / ratio
    return ProposedViewSize(width: width, height: height)
  }

  private static func ratio(_ size: CGSize) -> CGFloat { size.width / size.height }

  private static func isValid(_ ratio: CGFloat) -> Bool { ratio.isFinite && ratio > 0 }
}
