import ActivityKit
import SwiftUI
import Testing
import WidgetKit

@Suite("ActivityKit")
@MainActor
struct ActivityKitTests {
  /// The points of a colour, and the middle of those in the first row that has them.
  private func place(of colour: UInt32, in bitmap: Bitmap) -> (count: Int, x: Int, y: Int) {
    var points: [(x: Int, y: Int)] = []
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] == colour { points.append((x, y)) }
    }
    let row = points.filter { $0.y == points.first?.y }.map(\.x)
    return (points.count, row.isEmpty ? -1 : row.reduce(0, +) / row.count, points.first?.y ?? -1)
  }

  // The system's red, green and blue in light and in dark surroundings, and cyan in light ones.
  private static let red: UInt32 = 0xFFFF_3B30
  private static let darkRed: UInt32 = 0xFFFF_453A
  private static let darkGreen: UInt32 = 0xFF30_D158
  private static let darkBlue: UInt32 = 0xFF0A_84FF
  private static let cyan: UInt32 = 0xFF32_ADE6

  @Test("on the locked screen an activity is a plate with its tint, and its states show in turn")
  func content() throws {
    let bitmap = try previewBitmap(of: "Delivery")
    #expect(bitmap.width == 371 && bitmap.height == 160)
    #expect(bitmap[0, 0] == 0 && bitmap[350, 80] == Self.cyan)
    #expect(place(of: Self.red, in: bitmap).count == 200)
    #expect(place(of: Self.red, in: try previewBitmap(of: "Delivery", at: 4)).count == 800)
  }

  @Test("a large island has its regions around the camera")
  func expanded() throws {
    let bitmap = try previewBitmap(of: "Island")
    let green = place(of: Self.darkGreen, in: bitmap)
    let blue = place(of: Self.darkBlue, in: bitmap)
    let red = place(of: Self.darkRed, in: bitmap)
    #expect(green.count == 600 && green.x == 38 && blue.count == 600 && blue.x == 331)
    #expect(green.y == blue.y && red.y > green.y && red.x == 185)
    #expect(bitmap[185, 20] == 0xFF00_0000 && bitmap[0, 0] == 0)
  }

  @Test("a small island has something on both sides of the camera")
  func compact() throws {
    let bitmap = try previewBitmap(of: "Small island")
    #expect(bitmap.width == 371 && bitmap[185, 18] == 0xFF00_0000 && bitmap[60, 18] == 0)
    #expect(place(of: Self.darkGreen, in: bitmap).x == 88)
    #expect(place(of: Self.darkRed, in: bitmap).x == 288)
    #expect(place(of: Self.darkRed, in: try previewBitmap(of: "Dot")).x == 22)
  }

  @Test("no activity can be started, and none is running")
  func start() async throws {
    #expect(
      DeliveryStarter.start() == "none"
        && ActivityKit.Activity<DeliveryAttributes>.activities.isEmpty)
    await DeliveryStarter.end()
    let state = DeliveryAttributes.ContentState(stops: 1)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try ActivityKit.Activity.request(
        attributes: DeliveryAttributes(name: "Tea"),
        content: ActivityContent(state: state, staleDate: nil))
    }
  }
}
