import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

@Suite("Surroundings that change while a scene lasts") @MainActor
struct SurroundingsEventTests {
  /// Says what it is shown in.
  private struct Page: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.locale) private var locale
    @Environment(\.horizontalSizeClass) private var width
    @State private var changes = 0

    var body: some View {
      VStack {
        Text("\(scheme)").accessibilityIdentifier("scheme")
        Text("\(typeSize)").accessibilityIdentifier("type")
        Text(1234.5, format: .number).accessibilityIdentifier("number")
        Text(width == .regular ? "wide" : "narrow").accessibilityIdentifier("width")
        Text("\(changes)").accessibilityIdentifier("changes")
      }
      .onChange(of: scheme) { changes += 1 }
    }
  }

  private func scene<Content: View>(
    @ViewBuilder _ content: @escaping () -> Content
  ) throws -> TestScene {
    try TestScene(size: CGSize(width: 390, height: 844), content: content)
  }

  @Test("Views are told, keep their state, and what is not named stays")
  func told() throws {
    let scene = try scene { Page() }
    func texts() throws -> [String] {
      try ["scheme", "type", "number", "width", "changes"].map { try scene.name(of: .id($0)) }
    }
    #expect(try texts() == ["light", "large", "1,234.5", "narrow", "0"])
    try scene.change(colorScheme: .dark, at: 1)
    #expect(try texts() == ["dark", "large", "1,234.5", "narrow", "1"])
    try scene.change(dynamicTypeSize: .xxLarge, locale: Locale(identifier: "de_DE"), at: 2)
    #expect(try texts() == ["dark", "xxLarge", "1.234,5", "narrow", "1"])
    try scene.change(size: CGSize(width: 844, height: 390), at: 3)
    #expect(try texts() == ["dark", "xxLarge", "1.234,5", "wide", "1"])
    #expect(try scene.displayList().size == CGSize(width: 844, height: 390))
    #expect(try scene.displayList(at: 2.5).size == CGSize(width: 390, height: 844))
    try scene.expectDeterministic()
    let again = try self.scene { Page() }
    try again.replay(scene.log)
    #expect(try again.name(of: .id("width")) == "wide")
  }

  @Test("What a view prefers counts more, until it prefers nothing")
  func preferred() throws {
    struct Chooser: View {
      @State private var isDark = true
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        VStack {
          Toggle("Dark", isOn: $isDark)
          Text("\(scheme)").accessibilityIdentifier("scheme")
        }
        .preferredColorScheme(isDark ? .dark : nil)
      }
    }
    let scene = try scene { Chooser() }
    try scene.change(colorScheme: .light, at: 1)
    #expect(try scene.name(of: .id("scheme")) == "dark")
    try scene.tap(.switch("Dark"), at: 2)
    #expect(try scene.name(of: .id("scheme")) == "light")
    try scene.change(colorScheme: .dark, at: 3)
    #expect(try scene.name(of: .id("scheme")) == "dark")
  }

  @Test("A sheet and a scrolled list take on another size")
  func resized() throws {
    struct Shop: View {
      @State private var isShown = true
      var body: some View {
        List(0..<40, id: \.self) { Text("Row \($0)") }
          .sheet(isPresented: $isShown) { Text("Sheet").presentationDetents([.medium]) }
      }
    }
    let scene = try scene { Shop() }
    try scene.settle()
    let before = try scene.frame(of: .text("Sheet"))
    try scene.change(size: CGSize(width: 700, height: 400))
    try scene.settle()
    let after = try scene.frame(of: .text("Sheet"))
    #expect(abs(before.midX - 195) < 1 && abs(after.midX - 350) < 1)
    #expect(after.maxY <= 400)
    try scene.expectDeterministic()
  }

  @Test("A size that nothing can have is refused")
  func refused() throws {
    let scene = try scene { Page() }
    for size in [CGSize.zero, CGSize(width: -1, height: 4), CGSize(width: 1e9, height: 4)] {
      #expect { try scene.change(size: size) } throws: {
        ($0 as? SceneError)?.code == .unsupported
      }
    }
  }
}
