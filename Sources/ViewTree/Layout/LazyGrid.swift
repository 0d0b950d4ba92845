public import Foundation
import VectorGeometry
public import ViewLayout

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// The length of a track across the grid, in points.
  public enum Size: Sendable {
    /// Always the same.
    case fixed(CGFloat)
    /// A share of the remaining length, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as the least length allows.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length of the track.
  public var size: Size
  /// The distance to the next track, in points; nil for 8.
  public var spacing: CGFloat?
  /// The alignment of views in their cells, or `nil` for that of the grid.
  public var alignment: Alignment?

  /// A track, or several adaptive ones.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  fileprivate var track: LazyGridTrack {
    let size: LazyGridTrack.Size =
      switch self.size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return LazyGridTrack(size: size, spacing: spacing, alignment: alignment)
  }
}

/// The headers and footers of sections that stay visible during scrolling.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Options by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Pins the headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Pins the footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in columns, row after row from the top.
public struct LazyVGrid<Content: View>: View {
  private let layout: LazyGridLayout
  private let content: Content
  private let pinnedViews: PinnedScrollableViews

  /// Views in the given columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns.map(\.track),
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    self.content = content()
    self.pinnedViews = pinnedViews
  }

  /// The views in their columns; headers and footers take all columns.
  public var body: some View {
    LazyGridBody(layout: layout, content: content, pinnedViews: pinnedViews)
  }
}

/// Views in rows, column after column from the leading edge.
public struct LazyHGrid<Content: View>: View {
  private let layout: LazyGridLayout
  private let content: Content
  private let pinnedViews: PinnedScrollableViews

  /// Views in the given rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows.map(\.track),
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.content = content()
    self.pinnedViews = pinnedViews
  }

  /// The views in their rows; headers and footers take all rows.
  public var body: some View {
    LazyGridBody(layout: layout, content: content, pinnedViews: pinnedViews)
  }
}

/// A lazy grid whose headers and footers take lines of their own.
private struct LazyGridBody<Content: View>: View {
  let layout: LazyGridLayout
  let content: Content
  let pinnedViews: PinnedScrollableViews

  var body: some View {
    layout {
      let pins = SectionPins(views: pinnedViews, axis: layout.axis)
      Group(rows: content.environment(\.sectionPins, pins)) { sections in
        ForEach(sections) { section in
          section.header.layoutValue(key: SpansLazyGrid.self, value: true)
          section.content.prefix(1).layoutValue(key: StartsLazyGridLine.self, value: true)
          section.content.dropFirst()
          section.footer.layoutValue(key: SpansLazyGrid.self, value: true)
        }
      }
    }
  }
}
