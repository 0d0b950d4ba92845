import Foundation
import VectorGeometry
import VectorGraphics
import ViewTree

/// Tells of the values that a finger is at, while it is down.
struct SelectionLayer: View {
  let proxy: ChartProxy
  let settings: ChartSettings

  var body: some View {
    Color.clear.contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in select(drag.startLocation, drag.location) }
          .onEnded { _ in deselect() })
  }

  private func inPlot(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - proxy.frame.minX, y: point.y - proxy.frame.minY)
  }

  private func select(_ start: CGPoint, _ location: CGPoint) {
    let (start, point) = (inPlot(start), inPlot(location))
    settings.x.select?(proxy.plotted(atX: point.x))
    settings.y.select?(proxy.plotted(atY: point.y))
    settings.x.selectRange?(
      proxy.plotted(atX: min(start.x, point.x)), proxy.plotted(atX: max(start.x, point.x)))
    settings.y.selectRange?(
      proxy.plotted(atY: max(start.y, point.y)), proxy.plotted(atY: min(start.y, point.y)))
    let (dx, dy) = (point.x - proxy.plotSize.width / 2, point.y - proxy.plotSize.height / 2)
    settings.selectAngle?(
      proxy.plotted(atAngle: Angle(radians: Double(atan2(dx, -dy)))))
  }

  private func deselect() {
    settings.x.select?(nil)
    settings.y.select?(nil)
    settings.x.selectRange?(nil, nil)
    settings.y.selectRange?(nil, nil)
  }
}

extension ChartSettings {
  /// Whether something is told of values under a finger.
  var follows: Bool {
    x.select != nil || y.select != nil || x.selectRange != nil || y.selectRange != nil
      || selectAngle != nil
  }
}
