import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import InterfaceViews
@testable import ViewTree

@Suite("Symbols")
@MainActor
struct SymbolTests {
  private func list<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> DisplayList {
    try scene(width: nil, height: nil) { view() }.displayList()
  }

  @Test("every symbol of the table has parts", arguments: SymbolTable.names)
  func table(name: String) throws {
    let drawing = try #require(SymbolTable.drawing(name))
    #expect(!drawing.parts.isEmpty)
    let fit = SymbolFit(drawing, weight: 400)
    #expect(fit.ink.isFinite && !fit.ink.isEmpty)
    #expect(fit.frame.minX <= fit.ink.minX && fit.frame.maxX >= fit.ink.maxX)
    #expect(fit.frame.minY <= fit.ink.minY && fit.frame.maxY >= fit.ink.maxY)
  }

  @Test(
    "forms are made of the table by composition",
    arguments: [
      "heart.fill", "star.circle", "star.circle.fill", "bell.slash", "bell.slash.fill",
      "12.square.fill", "exclamationmark.triangle.fill", "cart.badge.plus", "bell.badge",
    ])
  func forms(name: String) throws {
    let list = try list { Image(systemName: name) }
    #expect(!list.paintedBounds.isNull)
    // What is filled is made of areas alone, so that a translucent paint shows once.
    if name.hasSuffix(".fill") { #expect(list.strokes.isEmpty && list.fills.count == 1) }
  }

  @Test(
    "in several colors, badges and persons have the first, the rest has the second",
    arguments: ["person.crop.circle.fill", "bell.badge.fill", "bell.badge", "cart.badge.plus"])
  func layers(name: String) throws {
    let list = try list {
      Image(systemName: name).foregroundStyle(Color.red, Color.blue).font(.system(size: 100))
    }
    func area(of color: Color.Resolved) -> CGRect {
      list.fills.filter { $0.paint == .color(color) }.reduce(CGRect.null) {
        $0.union($1.path.boundingRect)
      }
    }
    let environment = EnvironmentValues()
    let (first, second) = (
      area(of: Color.red.resolve(in: environment)), area(of: Color.blue.resolve(in: environment))
    )
    #expect(!first.isNull && !second.isNull)
    #expect(first.width * first.height < second.width * second.height)
  }

  @Test("the lines of a symbol follow the weight of the font, and the frame follows the lines")
  func measures() throws {
    let list = try list { Image(systemName: "circle").font(.system(size: 100)) }
    let bold = try self.list {
      Image(systemName: "circle").font(.system(size: 100, weight: .bold))
    }
    let widths = [list, bold].compactMap(\.strokes.first?.style.lineWidth)
    #expect(widths.count == 2)
    // 1.75 and 2.6 of the 22 units of a circle as large as the font's size.
    expectNear(widths[0], 1.75 / 22 * 100, tolerance: 0.01)
    expectNear(widths[1], 2.6 / 22 * 100, tolerance: 0.01)
    expectNear(bold.size.width - list.size.width, widths[1] - widths[0], tolerance: 0.6)
  }

  @Test(
    "frames are as large as on an iPhone, in half points",
    arguments: [
      ("star", 17, 22, 20), ("star.fill", 17, 22, 20), ("gear", 17, 21.5, 20.5),
      ("wifi", 17, 22.5, 16), ("chevron.right", 17, 12.5, 16.5), ("chevron.left", 17, 12.5, 16.5),
      ("star", 28, 36, 33.5), ("heart.circle.fill", 17, 20, 19), ("1.square", 17, 19.5, 17.5),
      ("line.3.horizontal", 17, 21, 10.5), ("ellipsis", 17, 18.5, 5.5),
      ("eye.slash", 17, 26, 20), ("exclamationmark.triangle", 17, 20.5, 18),
      ("rectangle.portrait", 17, 18, 20), ("arrow.up", 17, 17, 18),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func sizes(name: String, fontSize: CGFloat, width: CGFloat, height: CGFloat) throws {
    #expect(try frame(name, fontSize) == CGSize(width: width, height: height))
  }

  @Test("frames are in half points, measured or not", arguments: [11, 17, 23] as [CGFloat])
  func halfPoints(fontSize: CGFloat) throws {
    for name in ["poweron", "swift", "align.vertical.top", "bag.badge.plus", "bell.slash"] {
      let size = try frame(name, fontSize)
      #expect(size.width * 2 == (size.width * 2).rounded())
      #expect(size.height * 2 == (size.height * 2).rounded())
    }
  }

  private func frame(_ name: String, _ fontSize: CGFloat) throws -> CGSize {
    var environment = EnvironmentValues()
    environment.font = .system(size: fontSize)
    return try #require(SymbolCache().glyph(name, in: environment, .monochrome)).size
  }

  @Test("a symbol is in the middle of its frame; a resizable one fills its frame")
  func places() throws {
    let list = try list { Image(systemName: "star.fill").font(.system(size: 100)) }
    let ink = try #require(list.fills.first).path.boundingRect
    expectNear(ink.midX, list.size.width / 2, tolerance: 0.5)
    expectNear(ink.midY, list.size.height / 2, tolerance: 0.5)
    #expect(ink.width < list.size.width - 10)
    let filled = try self.list {
      Image(systemName: "star.fill").resizable().frame(width: 80, height: 60)
    }
    let area = try #require(filled.fills.first).path.boundingRect
    expectNear(area.width, 80, tolerance: 0.5)
    expectNear(area.height, 60, tolerance: 0.5)
  }

  @Test(
    "the placeholder of a redacted symbol depends on the font's size alone",
    arguments: [(11, 13, 13), (17, 20, 19), (26, 31, 30)] as [(CGFloat, CGFloat, CGFloat)])
  func redacted(fontSize: CGFloat, width: CGFloat, height: CGFloat) throws {
    for name in ["star", "chevron.right"] {
      let list = try list {
        Image(systemName: name).font(.system(size: fontSize)).redacted(reason: .placeholder)
      }
      #expect(list.size == CGSize(width: width, height: height))
      let area = try #require(list.fillRects.first)
      #expect(area.size == CGSize(width: fontSize, height: fontSize))
      #expect(list.strokes.isEmpty)
    }
  }

  @Test("a redacted image is an area of its size")
  func redactedImages() throws {
    let image = Image(size: CGSize(width: 40, height: 30)) { context in
      context.fill(Path(CGRect(0, 0, 10, 10)), with: .color(.red))
    }
    let list = try list { image.redacted(reason: .placeholder) }
    #expect(list.fillRects == [CGRect(0, 0, 40, 30)])
  }

  @Test(
    "names with other words for a direction are drawn as their left-to-right forms",
    arguments: [
      ("arrow.up.forward.square", "arrow.up.right.square"), ("sidebar.leading", "sidebar.left"),
      ("square.fill.on.square.fill", "square.on.square.fill"),
      ("rectangle.trailinghalf.filled", "rectangle.righthalf.filled"),
      ("hourglass.bottomhalf.fill", "hourglass.bottomhalf.filled"),
      ("arrow.trianglehead.branch", "arrow.triangle.branch"),
    ])
  func synonymsOfDirections(name: String, other: String) throws {
    let (first, second) = (SymbolTable.drawing(name), SymbolTable.drawing(other))
    #expect(first != nil && first?.parts.map(\.path) == second?.parts.map(\.path))
    #expect(first?.isFilled == second?.isFilled)
  }

  @Test(
    "symbols have forms in clouds, documents, folders and devices, filled or not",
    arguments: [
      "lock.icloud", "arrow.up.doc", "questionmark.folder", "checkmark.message", "lock.iphone",
      "person.fill.viewfinder", "sparkles.tv", "exclamationmark.lock",
    ])
  func enclosures(name: String) throws {
    let drawing = try #require(SymbolTable.drawing(name))
    #expect(drawing.enclosure != nil)
    for form in [name, name + ".fill"] {
      let list = try list { Image(systemName: form).font(.system(size: 100)) }
      let ink = list.paintedBounds
      #expect(!ink.isNull && list.fills.count + list.strokes.count <= 2)
    }
  }

  @Test("on a baseline a symbol's middle is that of capitals", arguments: [false, true])
  func baseline(isLabel: Bool) throws {
    let list = try list {
      if isLabel {
        Label {
          Color.red.frame(width: 20, height: 10)
        } icon: {
          Image(systemName: "circle")
        }
        .font(.system(size: 100))
      } else {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Image(systemName: "circle").font(.system(size: 100))
          Color.red.frame(width: 20, height: 10)
        }
      }
    }
    // The rectangle stands on the baseline; capitals of 100 points are 70.5 high.
    let circle = try #require(list.strokes.first).path.boundingRect
    let ground = try #require(list.fillRects.first).maxY
    expectNear(ground - circle.midY, 70.5 / 2, tolerance: 1)
  }

  @Test("the baseline follows the symbol's name and the size of the font")
  func changingBaseline() throws {
    func middle(_ name: String, _ size: CGFloat) throws -> CGFloat {
      let list = try list {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Image(systemName: name).font(.system(size: size))
          Color.red.frame(width: 20, height: 200)
        }
      }
      let ground = try #require(list.fillRects.last).maxY
      // A circle is a line, a lone straight line the area that it covers.
      let symbol = try #require(list.strokes.first?.path ?? list.fills.first?.path)
      return ground - symbol.boundingRect.midY
    }
    // Both are centred in the square of 24 units.
    expectNear(try middle("minus", 40), 40 * 0.705 / 2, tolerance: 1)
    expectNear(try middle("circle", 40), 40 * 0.705 / 2, tolerance: 1)
    expectNear(try middle("minus", 80), 80 * 0.705 / 2, tolerance: 1)
  }

  /// Names that Apple has given to one drawing over the years, and those that only differ in what a reader calls them.
  private static let synonyms: [Set<String>] = [
    ["chevron.right", "chevron.forward"], ["chevron.left", "chevron.backward"],
    ["arrow.right", "arrow.forward"], ["arrow.left", "arrow.backward"],
    ["delete.left", "delete.backward"], ["delete.right", "delete.forward"],
    [
      "arrow.triangle.2.circlepath", "arrow.2.circlepath", "arrow.trianglehead.2.clockwise",
      "arrow.trianglehead.2.clockwise.rotate.90",
    ],
    ["arrow.clockwise", "arrow.trianglehead.clockwise"],
    ["arrow.counterclockwise", "arrow.trianglehead.counterclockwise"],
    ["clock.arrow.circlepath", "clock.arrow.trianglehead.counterclockwise.rotate.90"],
    ["arrow.down.to.line", "arrow.down.to.line.alt"],
    ["chevron.left.forwardslash.chevron.right", "chevron.left.slash.chevron.right"],
    ["wand.and.stars", "wand.and.stars.inverse", "wand.and.sparkles", "wand.and.sparkles.inverse"],
    ["wand.and.rays", "wand.and.rays.inverse"],
    ["sparkle.magnifyingglass", "sparkles.magnifyingglass"],
    ["ipad.homebutton", "ipad.gen1"], ["iphone.homebutton", "iphone.gen1"],
    ["bolt.batteryblock", "bolt.fill.batteryblock"],
    ["list.clipboard", "list.bullet.clipboard"], ["music.mic", "music.microphone"],
    ["rectangle.center.inset.filled", "inset.filled.center.rectangle"],
    ["square.dashed.inset.filled", "inset.filled.square.dashed"],
    ["sun.horizon", "sun.and.horizon"], ["envelope", "mail"], ["doc.text", "text.document"],
    ["square.stack.3d.down.right", "square.3.layers.3d.down.right"],
    [
      "point.topleft.down.curvedto.point.bottomright.up",
      "point.topleft.down.to.point.bottomright.curvepath",
    ],
    ["figure.roll", "wheelchair"], ["doc.zipper", "zipper.page"], ["truck.box", "box.truck"],
    ["text.justify.left", "text.justifyleft"], ["road.lanes", "roadlanes"],
    ["chart.bar.doc.horizontal", "chart.bar.horizontal.page"], ["terminal", "apple.terminal"],
    ["line.3.horizontal.decrease", "line.horizontal.3.decrease"], ["visionpro", "vision.pro"],
    ["airplayvideo", "airplay.video"], ["airplayaudio", "airplay.audio"],
    ["part.shield.checkmark", "shield.checkmark"],
    ["arrow.uturn.left", "arrow.uturn.backward"], ["arrow.uturn.right", "arrow.uturn.forward"],
    ["star.leadinghalf.filled", "star.lefthalf.fill"], ["character", "letter.a"],
    ["bubble.left", "bubble", "message"], ["ellipsis.bubble", "ellipsis.message"],
    ["doc", "document"], ["doc.on.doc", "document.on.document"],
    ["doc.on.clipboard", "document.on.clipboard"], ["cloud", "icloud"], ["heart", "suit.heart"],
    ["battery.0", "battery.0percent"], ["battery.25", "battery.25percent"],
    ["battery.50", "battery.50percent"], ["battery.75", "battery.75percent"],
    ["battery.100", "battery.100percent"], ["battery.100.bolt", "battery.100percent.bolt"],
    ["square.stack.3d.up", "square.3.layers.3d", "square.3.stack.3d"],
    ["line.3.horizontal", "line.horizontal.3"], ["diamond", "rhombus"],
    ["circle.lefthalf.filled", "circle.lefthalf.fill", "moonphase.last.quarter"],
    ["circle.righthalf.filled", "moonphase.first.quarter"],
    ["square.lefthalf.filled", "square.lefthalf.fill"],
    ["largecircle.fill.circle", "circle.inset.filled"], ["wrench", "wrench.adjustable"],
    ["gauge.with.dots.needle.67percent", "speedometer"], ["dial.low", "dial.min"],
    ["dial.high", "dial.max"], ["thermometer", "thermometer.medium"],
    ["rectangle.portrait.and.arrow.right", "rectangle.portrait.and.arrow.forward"],
    ["wave.3.right", "wave.3.forward"],
  ]

  @Test("two names have one drawing only if they are names of one thing")
  func oneDrawingForEachThing() throws {
    var names: [String: Set<String>] = [:]
    for name in SymbolTable.names {
      let drawing = try #require(SymbolTable.drawing(name))
      let text = drawing.parts.map { "\($0.kind) \($0.level) \($0.path)" }.joined(separator: "|")
      names[text, default: []].insert(name)
    }
    for group in names.values where group.count > 1 {
      #expect(Self.synonyms.contains { $0.isSuperset(of: group) }, "\(group.sorted())")
    }
  }

  @Test(
    "an unknown symbol never uses the drawing of another one",
    arguments: [
      "applelogo", "figure.curling", "oilcan", "airpodspro", "scribble.square.dashed.square",
    ])
  func noSubstitutes(name: String) {
    #expect(SymbolTable.drawing(name) == nil)
  }

  @Test("arrows and signs stand at a corner as a plus does", arguments: ["arrow.down", "play"])
  func badges(mark: String) throws {
    let plain = try #require(SymbolTable.drawing("photo"))
    let badged = try #require(SymbolTable.drawing("photo.badge.\(mark)"))
    #expect(badged.parts.count == plain.parts.count)
    #expect(badged.badge?.isEmpty == false)
  }

  @Test("letters are symbols in shapes alone")
  func letters() throws {
    #expect(SymbolTable.drawing("a") == nil)
    #expect(SymbolTable.drawing("a.circle.fill") != nil)
  }

  @Test("small symbols are 0.82 of the standard size, large ones 1.29")
  func scales() throws {
    let widths = try [Image.Scale.small, .medium, .large].map { scale in
      try list { Image(systemName: "square").imageScale(scale).font(.system(size: 100)) }.size.width
    }
    expectNear(widths[0] / widths[1], 0.82, tolerance: 0.01)
    expectNear(widths[2] / widths[1], 1.29, tolerance: 0.01)
  }

  @Test("an unknown name is reported and drawn as a marked box")
  func unknown() throws {
    let graph = scene { Image(systemName: "no.such.symbol") }
    #expect(!(try graph.displayList().paintedBounds.isNull))
    #expect(graph.problems.map(\.problem.message).contains { $0.contains("no.such.symbol") })
  }

  @Test("variants of the surroundings are added to names where there are such symbols")
  func variants() throws {
    let plain = try list { Image(systemName: "heart.fill") }
    let variant = try list { Image(systemName: "heart").symbolVariant(.fill) }
    #expect(plain.fills == variant.fills)
    #expect(SymbolVariants.circle.fill.names(of: "star") == ["star.circle.fill", "star"])
    #expect(SymbolVariants.slash.names(of: "bell.fill") == ["bell.slash.fill", "bell.fill"])
  }

  @Test("parts take the levels of the foreground")
  func levels() throws {
    let list = try list {
      Image(systemName: "sun.max").symbolRenderingMode(.palette)
        .foregroundStyle(Color.red, Color.blue)
    }
    #expect(Set(list.strokes.map(\.paint)).count == 2)
    let mono = try self.list { Image(systemName: "sun.max").foregroundStyle(.red) }
    #expect(Set(mono.strokes.map(\.paint)).count == 1)
  }

  @Test("of two styles the second is that of the third level too")
  func twoStyles() throws {
    let cloud = Image(systemName: "cloud.sun.rain.fill")
    let two = try list { cloud.foregroundStyle(Color.red, Color.blue) }
    #expect(Set(two.fills.map(\.paint) + two.strokes.map(\.paint)).count == 2)
    let three = try list { cloud.foregroundStyle(Color.red, Color.blue, Color.green) }
    #expect(Set(three.fills.map(\.paint) + three.strokes.map(\.paint)).count == 3)
  }

  @Test("symbols with colours of their own show them where they are asked for")
  func colors() throws {
    let cloud = try list { Image(systemName: "cloud.sun.rain.fill").renderingMode(.original) }
    #expect(Set(cloud.fills.map(\.paint) + cloud.strokes.map(\.paint)).count == 3)
    let heart = try list { Image(systemName: "heart.fill").symbolRenderingMode(.multicolor) }
    let red = try list { Image(systemName: "heart.fill").foregroundStyle(.red) }
    #expect(heart.fills == red.fills)
    let colored = try list { Image(systemName: "trash.fill").symbolRenderingMode(.multicolor) }
    let plain = try list { Image(systemName: "trash.fill") }
    #expect(!plain.fills.isEmpty && colored.fills == plain.fills)
  }

  @Test("a registered path is a symbol")
  func registered() throws {
    var registry = ImageRegistry()
    registry.registerSymbol("M0 0H24V24H0Z", named: "brand")
    let chosen = registry
    let list = try list {
      Image(systemName: "brand").font(.system(size: 22)).environment(\.imageRegistry, chosen)
    }
    // The square of 24 units, of which 22 are 1.12 of the size of the font.
    #expect(list.size == CGSize(width: 27, height: 27))
    #expect(list.fills.count == 1)
  }
}

@Suite("Pictures in frames")
@MainActor
struct ImagePartsTests {
  private func parts(_ insets: EdgeInsets, _ mode: Image.ResizingMode, in rect: CGRect) throws
    -> [ImageItem]
  {
    let bytes: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 30, 0, 0, 0, 20, 8, 6, 0, 0, 0, 0, 0, 0, 0]
    let image = try #require(EncodedImage(png: bytes))
    let view = Image(image).resizable(capInsets: insets, resizingMode: mode)
    return ImageParts(
      image: image, scale: 1, resizing: view.resizing, interpolation: view.interpolation
    ).items(in: rect)
  }

  @Test("stretched with insets a picture is nine parts, whose corners keep their size")
  func nine() throws {
    let parts = try parts(
      EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10), .stretch,
      in: CGRect(0, 0, 100, 50))
    #expect(parts.count == 9)
    #expect(parts[0].source == CGRect(0, 0, 10, 5))
    #expect(parts[0].destination == CGRect(0, 0, 10, 5))
    #expect(parts[4].source == CGRect(10, 5, 10, 10))
    #expect(parts[4].destination == CGRect(10, 5, 80, 40))
    #expect(parts[8].destination == CGRect(90, 45, 10, 5))
  }

  @Test("tiles keep their size and the last one is cut")
  func tiles() throws {
    let parts = try parts(EdgeInsets(), .tile, in: CGRect(0, 0, 70, 20))
    #expect(parts.map(\.destination.width) == [30, 30, 10])
    #expect(parts.map(\.source.width) == [30, 30, 10])
  }

  @Test("a smaller frame shows a part of one tile")
  func partOfTile() throws {
    let parts = try parts(EdgeInsets(), .tile, in: CGRect(0, 0, 15, 10))
    #expect(parts.map(\.source) == [CGRect(0, 0, 15, 10)])
  }
}
