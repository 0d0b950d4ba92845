// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
public import ShapeShift

/// The views of a live activity in the Dynamic Island of a phone.
@MainActor @preconcurrency
public struct DynamicIsland {
  let regions: [DynamicIslandRegion]
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView
  var margins: [DynamicIslandMode: EdgeInsets] = [:]

  /// Creates the views for the expanded, compact and minimal presentation.
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () ->
      DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    regions = expanded().regions
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }

  /// Opens an address when it is tapped, which nobody does in a picture.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// Sets the color of the outline, which is visible only on dark screens.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Sets the margins of the content, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var changed = self
    var margins = margins[mode] ?? mode.margins
    if edges.contains(.top) { margins.top = length }
    if edges.contains(.leading) { margins.leading = length }
    if edges.contains(.bottom) { margins.bottom = length }
    if edges.contains(.trailing) { margins.trailing = length }
    changed.margins[mode] = margins
    return changed
  }
}

/// A presentation of the Dynamic Island.
public struct DynamicIslandMode: Sendable, Hashable {
  private let name: String
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// Small, before the camera.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// Small, behind the camera.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// Beside another one.
  public static let minimal = DynamicIslandMode(name: "minimal")

  /// The margins, in points: what screens show, which Apple does not tell.
  var margins: EdgeInsets {
    switch self {
    case .expanded: EdgeInsets(top: 12, leading: 20, bottom: 16, trailing: 20)
    case .compactLeading: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 2)
    case .compactTrailing: EdgeInsets(top: 4, leading: 2, bottom: 4, trailing: 8)
    default: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    }
  }
}

/// A position in the expanded presentation.
public struct DynamicIslandExpandedRegionPosition: Sendable, Hashable {
  private let name: String
  /// Before the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// Behind the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Under the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Under the others.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The content of a region in the expanded presentation.
@MainActor @preconcurrency
public struct DynamicIslandExpandedRegion<Content: View> {
  let region: DynamicIslandRegion

  /// Views in a place; where there is too little room, those of a higher priority have it.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    region = DynamicIslandRegion(
      position: position, view: AnyView(content().layoutPriority(priority)))
  }
}

/// What is shown in a place around the camera, whatever its type.
struct DynamicIslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let view: AnyView
}

/// The content of the expanded presentation, with the type of its views.
public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [DynamicIslandRegion]
}

/// A result builder for the content of the expanded presentation.
@resultBuilder @MainActor @preconcurrency
public enum DynamicIslandExpandedContentBuilder {
  /// Views in a place.
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    DynamicIslandExpandedContent(regions: [region.region])
  }
  /// Returns the regions of an expression.
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }
  /// All places.
  public static func buildBlock<each Content: View>(
    _ parts: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<TupleView<(repeat each Content)>> {
    var regions: [DynamicIslandRegion] = []
    repeat regions.append(contentsOf: (each parts).regions)
    return DynamicIslandExpandedContent(regions: regions)
  }
  /// Returns the regions of a condition, if it holds.
  public static func buildOptional<Content: View>(
    _ part: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> {
    DynamicIslandExpandedContent(regions: part?.regions ?? [])
  }
  /// Returns the regions of the first branch.
  public static func buildEither<First: View, Second: View>(
    first part: DynamicIslandExpandedContent<First>
  ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> {
    DynamicIslandExpandedContent(regions: part.regions)
  }
  /// Returns the regions of the second branch.
  public static func buildEither<First: View, Second: View>(
    second part: DynamicIslandExpandedContent<Second>
  ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> {
    DynamicIslandExpandedContent(regions: part.regions)
  }
}

/// The vertical placement of views that are too wide for their region.
public struct DynamicIslandExpandedRegionVerticalPlacement: Sendable, Hashable {
  private let name: String
  /// In their place.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
  /// Under the camera.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
    name: "belowIfTooWide")
}

extension View {
  /// Sets the vertical placement of views that are too wide for their region; without effect in images.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}
