import SwiftUI

/// The pictures of the guide, and the code of its pages that makes files.
@MainActor
enum Guide {
  static let pictures: [Gallery.Picture] = [
    Gallery.Picture(name: "guide-first-picture") { WeatherCard(city: "Lisbon", degrees: 21) },
    Gallery.Picture(name: "guide-badge") { ProgressBadge(name: "tests", progress: 0.97) },
    Gallery.Picture(name: "guide-charge-0") { BatteryCharge() },
    Gallery.Picture(name: "guide-charge-90", time: 0.9) { BatteryCharge() },
    Gallery.Picture(name: "guide-charge-200", time: 2) { BatteryCharge() },
  ]

  /// The first picture as three files.
  static func drawCard(in folder: URL) throws {
    let renderer = ImageRenderer(content: WeatherCard(city: "Lisbon", degrees: 21))
    renderer.scale = 2
    try renderer.data(.png).write(to: folder.appending(path: "weather.png"))
    try renderer.data(.svg).write(to: folder.appending(path: "weather.svg"))
    try renderer.data(.pdf).write(to: folder.appending(path: "weather.pdf"))
  }

  /// One moment, and the whole motion as a file.
  static func drawCharge(in folder: URL) async throws {
    let renderer = ImageRenderer(content: BatteryCharge())
    let moment = try renderer.data(.png, at: 0.9)
    try moment.write(to: folder.appending(path: "charge.png"))
    let timeline = FrameTimeline(rate: .standard, duration: 2)
    let film = try await renderer.data(.gif, timeline: timeline)
    try film.write(to: folder.appending(path: "charge.gif"))
  }
}
