import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

extension WindowBox {
  /// Shows bars along axes from a time on, until the content has come to rest.
  func showIndicators(_ axes: Axis.Set, at time: Double) {
    let axes = axes.intersection(settings.axes)
    guard indicators != nil, !axes.isEmpty else { return }
    indicators?.bars.show(axes, at: time)
    invalidateDrawing()
    noteMotion(at: time)
  }

  /// A finger takes hold of the content, or lets go of it.
  func holdIndicators(_ isHeld: Bool, at time: Double) {
    guard indicators != nil else { return }
    indicators?.bars.isHeld = isHeld
    showIndicators(askedIndicators, at: time)
  }

  /// Whether a bar is seen at a time.
  func areIndicatorsSeen(at time: Double) -> Bool {
    guard let indicators, !indicators.bars.isHeld else { return false }
    return indicators.bars.isSeen(at: time, movingUntil: rest)
  }

  /// How long bars are on their way.
  var indicatorMotion: MotionLength {
    guard let indicators, !indicators.bars.axes.isEmpty, !indicators.bars.isHeld else {
      return .rest(at: 0)
    }
    return .rest(at: indicators.bars.end(movingUntil: rest))
  }

  /// When the content comes to rest, in seconds.
  private var rest: Double {
    guard case .rest(let end)? = course?.length else { return 0 }
    return end
  }

  /// The bars as they are drawn.
  func indicatorItems(in context: DrawContext) -> [DisplayItem] {
    guard let indicators else { return [] }
    let track = context.placed(
      drawnFrame.frame(at: context.time).inset(by: indicatorMargins, direction: settings.direction))
    return indicators.bars.items(
      in: track, at: offset(at: context.time), ranges, color: indicators.color,
      direction: settings.direction, time: context.time, movingUntil: rest)
  }
}
