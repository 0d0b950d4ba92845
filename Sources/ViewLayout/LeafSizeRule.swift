package import Foundation
package import VectorGeometry

/// How a view without children answers a proposal.
package enum LeafSizeRule: Equatable, Sendable {
  /// Takes what it is offered, 10 where that is nil: shapes, colors, gradients, `GeometryReader`.
  case filling
  /// Takes the largest square in what it is offered: `Circle`.
  case inscribedSquare
  /// At least `minLength` (8 if nil) along the axis of the stack, nothing across; both axes if nil.
  case spacer(minLength: CGFloat?, axis: Axis?)
  /// A line across the axis of the stack, of a thickness in points; horizontal if nil.
  case divider(stackAxis: Axis?, thickness: CGFloat)

  /// The size for `proposal`.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let full = proposal.replacingUnspecifiedDimensions().sanitized
    switch self {
    case .filling:
      return full
    case .inscribedSquare:
      let side = min(full.width, full.height)
      return CGSize(width: side, height: side)
    case .spacer(let minLength, let axis):
      return Self.spacerSize(proposal, least: minLength ?? ViewSpacing.defaultDistance, axis)
    case .divider(let stackAxis, let thickness):
      let axis = stackAxis ?? .vertical
      return CGSize(thickness, along: axis, cross: full[axis.perpendicular])
    }
  }

  /// The distances that the view prefers.
  package var spacing: ViewSpacing {
    switch self {
    case .filling, .inscribedSquare, .divider: ViewSpacing()
    case .spacer(_, let axis): .spacer(along: axis)
    }
  }

  /// The priority among siblings, unless the view sets it.
  package var layoutPriority: Double {
    switch self {
    case .filling, .inscribedSquare, .divider: 0
    case .spacer: -.infinity
    }
  }

  private static func spacerSize(
    _ proposal: ProposedViewSize, least: CGFloat, _ axis: Axis?
  ) -> CGSize {
    var size = CGSize.zero
    for expanded in Axis.allCases where axis == nil || axis == expanded {
      size[expanded] = max(proposal[expanded] ?? least, least)
    }
    return size.sanitized
  }
}
