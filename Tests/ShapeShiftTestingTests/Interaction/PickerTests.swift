import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

private let phone = CGSize(width: 390, height: 844)

/// A picker in a style.
private struct Choosing: View {
  let style: String
  let log: Recorder
  @State private var choice = 0

  var body: some View {
    NavigationStack {
      Form {
        let picker = Picker("Fruit", selection: $choice) {
          ForEach(0..<6) { Text(["Fig", "Plum", "Pear", "Kiwi", "Lime", "Date"][$0]).tag($0) }
        }
        switch style {
        case "link": picker.pickerStyle(.navigationLink)
        case "wheel": picker.pickerStyle(.wheel)
        default: picker.pickerStyle(.menu)
        }
      }
    }
    .onChange(of: choice) { log("\(choice)") }
  }
}

/// A date in a style.
private struct Dating: View {
  let isGraphical: Bool
  let log: Recorder
  @State private var date = Date(timeIntervalSinceReferenceDate: 14 * 86400 + 3600)
  @State private var days: Set<DateComponents> = [DateComponents(year: 2001, month: 1, day: 3)]

  var body: some View {
    VStack {
      if isGraphical {
        DatePicker("Day", selection: $date, in: ...Date(timeIntervalSinceReferenceDate: 20 * 86400))
          .datePickerStyle(.graphical)
      } else {
        DatePicker("Day", selection: $date, displayedComponents: .date)
        MultiDatePicker("Days", selection: $days)
      }
    }
    .environment(\.timeZone, .gmt)
    .onChange(of: date) { log("\(Int(date.timeIntervalSinceReferenceDate))") }
    .onChange(of: days) { log("\(days.compactMap(\.day).sorted())") }
  }
}

@MainActor
@Suite("Pickers that are opened and turned")
struct PickerTests {
  private func scene(_ style: String) throws -> (scene: TestScene, log: Recorder) {
    let log = Recorder()
    return (try TestScene(size: phone) { Choosing(style: style, log: log) }, log)
  }

  @Test("A picker opens a menu of its options, with a mark at the chosen one")
  func menu() throws {
    let (scene, log) = try scene("menu")
    #expect(try scene.value(of: .button("Fruit")) == "Fig")
    try scene.tap(.button("Fruit"), at: 1)
    try scene.advance(to: 2)
    #expect(try scene.count(.menuItem()) == 6)
    try scene.tap(.menuItem("Pear"))
    try scene.advance(to: 3)
    #expect(log.entries == ["2"])
    #expect(try scene.count(.menuItem()) == 0)
    #expect(try scene.value(of: .button("Fruit")) == "Pear")
  }

  @Test("A picker leads to a page of its options, and a choice leads back")
  func link() throws {
    let (scene, log) = try scene("link")
    try scene.tap(.button("Fruit"), at: 1)
    try scene.advance(to: 2)
    try scene.tap(.button("Kiwi"))
    try scene.advance(to: 3)
    #expect(log.entries == ["3"])
    #expect(try scene.value(of: .button("Fruit")) == "Kiwi")
  }

  @Test("A wheel is turned by its rows, and rests on the one that it would come to")
  func wheel() throws {
    let (scene, log) = try scene("wheel")
    let middle = try scene.frame(of: .text("Fig"))
    let start = CGPoint(x: middle.midX, y: middle.midY)
    // Two rows of 32 points, and then held still.
    try scene.point(.down, start, at: 1)
    try scene.point(.move, CGPoint(x: start.x, y: start.y - 64), at: 1.3)
    #expect(try abs(scene.frame(of: .text("Pear")).midY - start.y) < 1)
    try scene.point(.up, CGPoint(x: start.x, y: start.y - 64), at: 1.6)
    #expect(log.entries == ["2"])
    // A row a tenth of a second, 320 points a second: five rows more by themselves, of which three are there.
    for step in 0...4 {
      let y = start.y - CGFloat(step) * 8
      try scene.point(
        step == 0 ? .down : .move, CGPoint(x: start.x, y: y), at: 3 + Double(step) * 0.025)
    }
    try scene.point(.up, CGPoint(x: start.x, y: start.y - 32), at: 3.1)
    #expect(log.entries == ["2", "5"])
    try scene.advance(to: 5)
    try scene.tap(CGPoint(x: start.x, y: start.y - 34))
    #expect(log.entries == ["2", "5", "4"])
  }

  @Test("Days are tapped, at the same time of the day and in the range")
  func days() throws {
    let log = Recorder()
    let scene = try TestScene(size: phone) { Dating(isGraphical: true, log: log) }
    try scene.tap(.button("10"), at: 1)
    try scene.tap(.button("31"), at: 2)
    #expect(log.entries == ["\(9 * 86400 + 3600)", "\(20 * 86400)"])
    try scene.tap(.button("Previous Month"), at: 3)
    #expect(try scene.exists(.text("December 2000")))
  }

  @Test("A plate opens a month, and several days are chosen and left")
  func plates() throws {
    let log = Recorder()
    let scene = try TestScene(size: phone) { Dating(isGraphical: false, log: log) }
    try scene.tap(.button("5"), at: 1)
    try scene.tap(.button("3"), at: 2)
    #expect(log.entries == ["[3, 5]", "[5]"])
    try scene.tap(.button("Date"), at: 3)
    try scene.advance(to: 4)
    try scene.tap(.button("12").within(.role(.dialog)))
    #expect(log.entries.suffix(1) == ["\(11 * 86400 + 3600)"])
  }

  @Test("A colour is a swatch, or made by sliders")
  func colors() throws {
    struct Page: View {
      let log: Recorder
      @State private var color = Color.white
      var body: some View {
        ColorPicker("Ink", selection: $color)
          .onChange(of: color) { log(color == .mint ? "mint" : "other") }
      }
    }
    let log = Recorder()
    let scene = try TestScene(size: phone) { Page(log: log) }
    try scene.tap(.button("Ink"), at: 1)
    try scene.advance(to: 2)
    try scene.tap(.button("Mint"))
    #expect(log.entries == ["mint"])
    let frame = try scene.frame(of: .slider("Opacity"))
    try scene.drag(
      from: CGPoint(x: frame.maxX - 13.5, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY))
    #expect(try scene.value(of: .slider("Opacity")) == "50%")
  }
}
