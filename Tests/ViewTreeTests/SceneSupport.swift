import Foundation
import TestSupport
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import ViewTree

/// A graph of a root view, with text of fixed widths.
@MainActor
func scene<V: View>(
  width: CGFloat? = 100, height: CGFloat? = 100, scale: Double = 1,
  environment: EnvironmentValues = EnvironmentValues(), _ root: @escaping @MainActor () -> V
) -> ViewGraph {
  var canvas: CGSize?
  if let width, let height { canvas = CGSize(width: width, height: height) }
  let configuration = ViewGraph.Configuration(
    proposal: ProposedViewSize(width: width, height: height), canvas: canvas,
    environment: environment, scale: scale, shaper: FixedWidthTextShaper())
  return ViewGraph(configuration, root: root)
}

extension DisplayList {
  /// The fills of the list with groups' contents in drawing order.
  var fills: [FillItem] { items.flatMap(\.fills) }

  /// The rectangles of the fills.
  var fillRects: [CGRect] { fills.map(\.path.boundingRect) }
}

extension DisplayItem {
  var fills: [FillItem] {
    switch content {
    case .fill(let fill): [fill]
    case .group(let group): group.items.flatMap(\.fills)
    case .stroke, .text, .image: []
    }
  }

  /// The origins of the items inside, in drawing order.
  var origins: [String] {
    switch content {
    case .group(let group): group.items.flatMap(\.origins)
    case .fill, .stroke, .text, .image: [origin ?? ""]
    }
  }
}
