import Foundation
import ShapeShift

/// The views of a live activity in one of the places where it shows.
struct ActivityPicture: View {
  let kind: ActivityPreviewViewKind
  let views: ActivityViews

  var body: some View {
    switch kind.place {
    case .content: LockedScreenPlate(content: views.content)
    case .expanded: island(ExpandedIsland(island: views.island), radius: 44)
    case .compact:
      island(CompactIsland(island: views.island), radius: ActivityLengths.islandHeight / 2)
    case .minimal: island(minimal, radius: ActivityLengths.islandHeight / 2)
    }
  }

  private var minimal: some View {
    views.island.minimal
      .padding(views.island.margins(of: .minimal))
      .frame(minWidth: ActivityLengths.islandHeight, maxWidth: 45)
      .frame(height: ActivityLengths.islandHeight)
      .fixedSize(horizontal: true, vertical: false)
  }

  private func island(_ content: some View, radius: CGFloat) -> some View {
    content
      .environment(\.colorScheme, .dark)
      .foregroundStyle(.white)
      .background(.black)
      .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }
}

/// Lengths in points, on a screen of 393 by 852.
///
/// Source: Apple, Human Interface Guidelines, Live Activities, dimensions: a small island is 230 wide in all.
enum ActivityLengths {
  /// The width of an activity on the locked screen and of a large island.
  static let width: CGFloat = 371
  /// How high these are.
  static let heights: ClosedRange<CGFloat> = 84...160
  /// The height of a small island.
  static let islandHeight: CGFloat = 36.67
  /// The width of each side of a small island.
  static let sideWidth: CGFloat = 52.33
  /// The width of what is between the sides.
  static let cameraWidth: CGFloat = 230 - 2 * sideWidth
}

extension DynamicIsland {
  /// The margins of a size, in points.
  func margins(of mode: DynamicIslandMode) -> EdgeInsets { margins[mode] ?? mode.margins }

  /// What is shown in a place.
  @ViewBuilder
  func views(at position: DynamicIslandExpandedRegionPosition) -> some View {
    let views = regions.filter { $0.position == position }.map(\.view)
    ForEach(views.indices, id: \.self) { views[$0] }
  }
}

/// An activity on the locked screen: a plate as wide as the screen allows, at most 160 points high.
private struct LockedScreenPlate: View {
  private let heights = ActivityLengths.heights
  let content: AnyView

  var body: some View {
    content
      .frame(width: ActivityLengths.width)
      .frame(minHeight: heights.lowerBound, maxHeight: heights.upperBound)
      .fixedSize(horizontal: false, vertical: true)
      .backgroundPreferenceValue(ActivityTintKey.self) { tint in
        ZStack {
          Rectangle().fill(.background)
          tint
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
      .frame(maxHeight: .infinity)
  }
}

/// What is shown around the camera when it is large.
private struct ExpandedIsland: View {
  private let heights = ActivityLengths.heights
  let island: DynamicIsland

  var body: some View {
    VStack(spacing: 8) {
      HStack(alignment: .top, spacing: 8) {
        island.views(at: .leading)
          .frame(maxWidth: .infinity, alignment: .leading)
        VStack(spacing: 0) {
          Color.clear.frame(width: ActivityLengths.cameraWidth, height: camera)
          island.views(at: .center)
        }
        .layoutPriority(1)
        island.views(at: .trailing)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
      island.views(at: .bottom)
    }
    .padding(island.margins(of: .expanded))
    .frame(width: ActivityLengths.width)
    .frame(minHeight: heights.lowerBound, maxHeight: heights.upperBound)
    .fixedSize(horizontal: false, vertical: true)
  }

  /// How far the camera reaches below the margin, in points.
  private var camera: CGFloat {
    max(0, ActivityLengths.islandHeight - island.margins(of: .expanded).top)
  }
}

/// What is shown beside the camera when it is small.
private struct CompactIsland: View {
  let island: DynamicIsland

  var body: some View {
    CompactIslandLayout {
      island.compactLeading.padding(island.margins(of: .compactLeading))
      island.compactTrailing.padding(island.margins(of: .compactTrailing))
    }
  }
}

/// Two views on both sides of the camera, which stays in the middle: the wider one says how far the island reaches.
private struct CompactIslandLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: ActivityLengths.cameraWidth + 2 * side(subviews), height: ActivityLengths.islandHeight)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let offer = ProposedViewSize(width: side(subviews), height: bounds.height)
    subviews.first?.place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: offer)
    subviews.last?.place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: offer)
  }

  /// The width of each side, in points.
  private func side(_ subviews: Subviews) -> CGFloat {
    let most = (ActivityLengths.width - ActivityLengths.cameraWidth) / 2
    let offer = ProposedViewSize(width: most, height: ActivityLengths.islandHeight)
    let widths = subviews.map { $0.sizeThatFits(offer).width }
    return min(most, max(ActivityLengths.sideWidth, widths.max() ?? 0))
  }
}
