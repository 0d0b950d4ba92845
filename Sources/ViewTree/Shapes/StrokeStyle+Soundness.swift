import Foundation
import VectorGeometry

extension StrokeStyle {
  /// The style with numbers that can be drawn; a line of no width is not drawn.
  func sound(_ check: inout NumberCheck) -> StrokeStyle {
    var sound = self
    sound.lineWidth = max(check.number(lineWidth, "line width"), 0)
    sound.miterLimit = check.length(miterLimit, "miter limit", or: 10)
    sound.dashPhase = check.number(dashPhase, "dash phase")
    guard !dash.allSatisfy({ $0 >= 0 && $0.flaw == nil }) else { return sound }
    check.note("a dash is negative, infinite or not a number; a solid line is drawn")
    sound.dash = []
    return sound
  }
}
