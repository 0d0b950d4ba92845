import Foundation
package import InputModel
import VectorGeometry
package import VectorGraphics

/// The pointers of a session, to be drawn over its pictures: a disc for each, smaller while it is down.
package struct PointerOverlay {
  /// The diameters of the disc, in points.
  private static let (up, down): (CGFloat, CGFloat) = (28, 22)

  private let log: InputLog

  package init(_ log: InputLog) { self.log = log }

  /// A picture of a time, in seconds, with the pointers over it.
  package func list(over list: DisplayList, at time: Double) -> DisplayList {
    let discs = pointers(at: time).map { place, isDown in
      let diameter = isDown ? Self.down : Self.up
      let frame = CGRect(
        x: place.x - diameter / 2, y: place.y - diameter / 2, width: diameter, height: diameter)
      let gray = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5)
      return DisplayItem(
        .fill(FillItem(path: Path(ellipseIn: frame), paint: .color(gray))), origin: "pointer")
    }
    return discs.isEmpty ? list : DisplayList(size: list.size, items: list.items + discs)
  }

  /// Where pointers are at a time and whether they are down, by their numbers.
  private func pointers(at time: Double) -> [(CGPoint, Bool)] {
    var places: [Int: (CGPoint, Bool)] = [:]
    for entry in log.entries where entry.time.seconds <= time {
      guard case .pointer(let pointer) = entry.event else { continue }
      let isDown =
        switch pointer.phase {
        case .down: true
        case .move: places[pointer.id]?.1 ?? false
        case .up, .cancel: false
        }
      places[pointer.id] = (pointer.location, isDown)
    }
    return places.sorted { $0.key < $1.key }.map(\.value)
  }
}
