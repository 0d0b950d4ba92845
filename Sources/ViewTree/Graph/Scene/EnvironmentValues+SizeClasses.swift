import Foundation
import ViewLayout

extension EnvironmentValues {
  /// The width from which on there is regular room, in points.
  ///
  /// Source: Apple, "Human Interface Guidelines", Layout, size classes: half of an iPad of 12.9 inches, 678 points, is
  /// regular, 639 points beside another app are compact.
  private static let regularWidth: CGFloat = 660

  /// The height from which on there is regular room, in points: phones that lie have 440 at most, the smallest tablet 744.
  private static let regularHeight: CGFloat = 600

  /// The values with the size classes of the canvas where nothing has been said of them.
  func withSizeClasses(_ configuration: ViewGraph.Configuration) -> EnvironmentValues {
    var values = self
    let (canvas, proposal) = (configuration.canvas, configuration.proposal)
    if horizontalSizeClass == nil, let width = canvas?.width ?? proposal.width {
      values.horizontalSizeClass = width < Self.regularWidth ? .compact : .regular
    }
    if verticalSizeClass == nil, let height = canvas?.height ?? proposal.height {
      values.verticalSizeClass = height < Self.regularHeight ? .compact : .regular
    }
    return values
  }
}
