import Foundation
public import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

/// The bars at the edges of a scroll view that tell which part of the content is in sight.
///
/// They show while the content moves and go soon after; how much of them is seen at a time is a formula of that time.
struct ScrollIndicators {
  /// How long they stay after the content has come to rest, and how long they take to go, in seconds.
  ///
  /// Source: chosen, by the look of Apple's systems.
  private static let stay = 0.7
  private static let fade = 0.25
  /// The thickness of a bar, its distance from the edges, and its least length, in points.
  ///
  /// Source: chosen, by the look of Apple's systems.
  private static let thickness: CGFloat = 3
  private static let inset: CGFloat = 3
  private static let leastLength: CGFloat = 36
  private static let opacity = 0.35

  /// The axes that have a bar now.
  private(set) var axes: Axis.Set = []
  /// Whether a finger has hold of the content.
  var isHeld = false
  /// When something has shown them last, in seconds.
  private(set) var time = -Double.infinity

  /// Shows bars at a time, along axes; those of another reason stay.
  mutating func show(_ axes: Axis.Set, at time: Double) {
    guard !axes.isEmpty else { return }
    self.axes = isSeen(at: time, movingUntil: time) ? self.axes.union(axes) : axes
    self.time = time
  }

  /// When they have gone, if the content moves until a time.
  func end(movingUntil rest: Double) -> Double {
    isHeld ? .infinity : max(rest, time) + Self.stay + Self.fade
  }

  /// Whether any of them is seen at a time.
  func isSeen(at time: Double, movingUntil rest: Double) -> Bool {
    !axes.isEmpty && time < end(movingUntil: rest)
  }

  /// The bars in a window that shows a content from an offset on.
  ///
  /// - Parameters:
  ///   - track: Where they may be, in points.
  ///   - rest: When the content comes to rest, in seconds.
  func items(
    in track: CGRect, at offset: CGPoint, _ ranges: ScrollRanges, color: Color.Resolved,
    direction: LayoutDirection, time: Double, movingUntil rest: Double
  ) -> [DisplayItem] {
    guard isSeen(at: time, movingUntil: rest) else { return [] }
    let left = (end(movingUntil: rest) - time) / Self.fade
    let paint = Paint.color(color.multiplyingOpacity(by: Self.opacity * min(left, 1)))
    let shown = Axis.allCases.filter { axes.contains($0.set) && ranges[$0].end > 0 }
    return shown.compactMap { axis in
      // Where both show, neither goes into the corner.
      let corner = shown.count > 1 ? Self.thickness + Self.inset : 0
      let room = track.size[axis] - 2 * Self.inset - corner
      guard room > 0 else { return nil }
      let (start, length) = Self.extent(in: room, at: offset[axis], ranges[axis])
      let bar = Self.bar(
        along: axis, from: start, length: length, in: track, direction, corner: corner)
      let radius = CGSize(width: Self.thickness / 2, height: Self.thickness / 2)
      return DisplayItem(
        .fill(FillItem(path: Path(roundedRect: bar, cornerSize: radius), paint: paint)))
    }
  }

  /// Where a bar begins and how long it is, in points; beyond an end it is pressed together.
  private static func extent(
    in room: CGFloat, at offset: CGFloat, _ range: ScrollRange
  ) -> (start: CGFloat, length: CGFloat) {
    let whole = min(max(room * range.windowLength / range.contentLength, leastLength), room)
    let length = max(whole - abs(range.overshoot(offset)), min(2 * thickness, room))
    return ((room - length) * range.clamped(offset) / range.end, length)
  }

  private static func bar(
    along axis: Axis, from start: CGFloat, length: CGFloat, in track: CGRect,
    _ direction: LayoutDirection, corner: CGFloat
  ) -> CGRect {
    let isMirrored = direction == .rightToLeft
    guard axis == .horizontal else {
      let x = isMirrored ? track.minX + inset : track.maxX - inset - thickness
      return CGRect(x: x, y: track.minY + inset + start, width: thickness, height: length)
    }
    let x = isMirrored ? track.maxX - inset - start - length : track.minX + inset + start
    return CGRect(x: x, y: track.maxY - inset - thickness, width: length, height: thickness)
  }
}

/// Whether something of a scroll view shows.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// As the system has it: not in pictures.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// While it scrolls.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Not unless it must.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never shows indicators.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// What a scroll view is told about its bars.
struct IndicatorSettings: Equatable {
  var horizontal = ScrollIndicatorVisibility.automatic
  var vertical = ScrollIndicatorVisibility.automatic
  /// The room that they keep at the edges, in points.
  var margins = EdgeInsets()
  /// Whether they show for a moment as the scroll view appears.
  var flashesOnAppear = false
  /// They show for a moment when this changes.
  var trigger: AnyEquatable?

  /// The axes whose bars are asked for whenever the content moves.
  var asked: Axis.Set { axes { $0 == .visible } }
  /// The axes whose bars are not ruled out.
  var allowed: Axis.Set { axes { $0 == .visible || $0 == .automatic } }

  private func axes(_ condition: (ScrollIndicatorVisibility) -> Bool) -> Axis.Set {
    var axes = Axis.Set()
    if condition(horizontal) { axes.insert(.horizontal) }
    if condition(vertical) { axes.insert(.vertical) }
    return axes
  }
}

private enum IndicatorSettingsKey: EnvironmentKey {
  static var defaultValue: IndicatorSettings { IndicatorSettings() }
}

extension EnvironmentValues {
  /// What scroll views inside are told about their bars.
  var scrollIndicators: IndicatorSettings {
    get { self[IndicatorSettingsKey.self] }
    set { self[IndicatorSettingsKey.self] = newValue }
  }

  /// Whether the horizontal bars of scroll views inside show.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollIndicators.horizontal }
    set { scrollIndicators.horizontal = newValue }
  }

  /// Whether the vertical bars of scroll views inside show.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollIndicators.vertical }
    set { scrollIndicators.vertical = newValue }
  }
}

extension View {
  /// Shows or hides the bars of scroll views inside, along some axes.
  ///
  /// Pictures have none by themselves: `visible` shows them while the content moves and for 0.7 s after.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollIndicators) { settings in
      if axes.contains(.horizontal) { settings.horizontal = visibility }
      if axes.contains(.vertical) { settings.vertical = visibility }
    }
  }

  /// Shows the bars of scroll views inside for a moment as they appear.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    transformEnvironment(\.scrollIndicators) { $0.flashesOnAppear = onAppear }
  }

  /// Shows the bars of scroll views inside for a moment whenever a value changes.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    let trigger = AnyEquatable(value)
    return transformEnvironment(\.scrollIndicators) { $0.trigger = trigger }
  }
}
