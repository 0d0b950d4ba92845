public import Foundation
public import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// What fingers do on a plot: they scroll it, and tell of the values that they are at.
struct ChartTouch: View {
  let proxy: ChartProxy
  let scrolls: (ChartScroll) -> Void

  var body: some View {
    Group {
      if proxy.scrolledAxes.isEmpty {
        touched
      } else {
        // What is touched stays where the plot is in sight, so that places count from there.
        let offset = proxy.point(of: proxy.offset)
        ScrollPane(proxy, scrolls: { scrolls(proxy.scroll(to: $0)) }) {
          touched
            .frame(width: proxy.plotSize.width, height: proxy.plotSize.height)
            .offset(x: offset.x, y: offset.y)
            .frame(
              width: proxy.contentSize.width, height: proxy.contentSize.height,
              alignment: .topLeading)
        }
      }
    }
    .frame(width: proxy.plotSize.width, height: proxy.plotSize.height)
    .position(x: proxy.frame.midX, y: proxy.frame.midY)
  }

  @ViewBuilder private var touched: some View {
    let ground = Color.clear.contentShape(Rectangle())
    if let gesture = proxy.settings.gesture {
      ground.gesture(gesture(proxy))
    } else if proxy.settings.selects {
      if proxy.scrolledAxes.isEmpty {
        ground.gesture(drag)
      } else {
        ground.gesture(LongPressGesture(minimumDuration: 0.2).sequenced(before: drag))
      }
    } else {
      ground
    }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { drag in proxy.select(drag.startLocation, drag.location) }
      .onEnded { _ in proxy.deselect() }
  }
}

extension ChartSettings {
  /// Whether something is told of values under a finger.
  var selects: Bool {
    x.select != nil || y.select != nil || x.selectRange != nil || y.selectRange != nil
      || selectAngle != nil
  }
}

extension ChartProxy {
  /// Has the value at a place told, in points from the left of the plot.
  public func selectXValue(at position: CGFloat) {
    settings.x.select?(plotted(atX: position))
  }

  /// Has the value at a place told, in points from the top of the plot.
  public func selectYValue(at position: CGFloat) {
    settings.y.select?(plotted(atY: position))
  }

  /// Has the values at two places told, in points from the left of the plot.
  public func selectXRange(from: CGFloat, to: CGFloat) {
    settings.x.selectRange?(plotted(atX: min(from, to)), plotted(atX: max(from, to)))
  }

  /// Has the values at two places told, in points from the top of the plot.
  public func selectYRange(from: CGFloat, to: CGFloat) {
    settings.y.selectRange?(plotted(atY: max(from, to)), plotted(atY: min(from, to)))
  }

  /// Has the running sum of the sectors at an angle told, clockwise from the top.
  public func selectAngleValue(at angle: Angle) {
    settings.selectAngle?(plotted(atAngle: angle))
  }

  /// The angle of a place about the middle of the plot, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let (dx, dy) = (position.x - plotSize.width / 2, position.y - plotSize.height / 2)
    return Angle(radians: Double(atan2(dx, -dy)))
  }

  /// Tells of all that a finger is at, which has come from somewhere in the plot.
  fileprivate func select(_ start: CGPoint, _ point: CGPoint) {
    selectXValue(at: point.x)
    selectYValue(at: point.y)
    selectXRange(from: start.x, to: point.x)
    selectYRange(from: start.y, to: point.y)
    selectAngleValue(at: angle(at: point))
  }

  fileprivate func deselect() {
    settings.x.select?(nil)
    settings.y.select?(nil)
    settings.x.selectRange?(nil, nil)
    settings.y.selectRange?(nil, nil)
  }
}
