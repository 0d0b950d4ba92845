import ShapeShift
import Testing

/// A sun over a sea, with a caption in a faded group.
private struct Coast: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Rectangle().fill(
        LinearGradient(colors: [.blue, .black], startPoint: .top, endPoint: .bottom))
      Circle().fill(.yellow).frame(width: 40, height: 40).offset(x: 50, y: 10).id("sun")
      Circle().strokeBorder(.white, lineWidth: 4).frame(width: 20, height: 20)
      Text("Sea").foregroundStyle(.white).opacity(0.5).offset(y: 60)
    }
    .frame(width: 120, height: 90)
  }
}

@MainActor
@Suite("What a program reads of what it drew")
struct ReadingTests {
  private func leaves(_ view: some View) throws -> [DisplayList.Item] {
    try ImageRenderer(content: view).displayList().leaves
  }

  @Test("the pixels of a picture: colours, bytes and numbers")
  func pixels() throws {
    let view = HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0).frame(width: 2, height: 2)
      Color(red: 0, green: 0, blue: 1).opacity(0.2).frame(width: 1, height: 2)
      Color.clear.frame(width: 1, height: 2)
    }
    let bitmap = try ImageRenderer(content: view).bitmap()
    #expect(bitmap.width == 4 && bitmap.height == 2 && bitmap.pixels.count == 8)
    #expect(bitmap[0, 0] == 0xFFFF_0000 && bitmap[1, 1] == bitmap.pixels[5])
    #expect(bitmap.color(x: 0, y: 0) == Color.Resolved(red: 1, green: 0, blue: 0))
    // A fifth of 255 is 51, and blue is premultiplied by it.
    #expect(bitmap[2, 1] == 0x3300_0033)
    #expect(bitmap.color(x: 2, y: 1) == Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0.2))
    #expect(Array(bitmap.straightRGBA()[8..<16]) == [0, 0, 255, 51, 0, 0, 0, 0])
    #expect(bitmap.color(x: 3, y: 0).opacity == 0 && !bitmap.isOpaque)
  }

  @Test("the middle of a picture has the colour of its view")
  func middle() throws {
    let bitmap = try ImageRenderer(content: Coast()).bitmap()
    let middle = bitmap.color(x: 70, y: 30)
    #expect(middle.red > 0.9 && middle.green > 0.7 && middle.blue < 0.3)
  }

  @Test("shapes have frames in the picture, and the paths of their views")
  func frames() throws {
    let list = try ImageRenderer(content: Coast()).displayList()
    let sun = try #require(list.leaves.first { $0.origin?.hasSuffix("#sun") ?? false })
    #expect(sun.frame == CGRect(x: 50, y: 10, width: 40, height: 40))
    guard case .fill(let disc) = sun.content else {
      Issue.record("a disc is filled")
      return
    }
    #expect(disc.path.boundingRect.size == sun.frame.size)
    guard case .color(let color) = disc.paint else {
      Issue.record("yellow is one color")
      return
    }
    #expect(color == Color.yellow.resolve(in: EnvironmentValues()))
  }

  @Test("a border is a stroke, as far outside of its path as inside")
  func strokes() throws {
    let strokes = try leaves(Coast()).compactMap { item in
      if case .stroke(let stroke) = item.content { (item, stroke) } else { nil }
    }
    let (item, stroke) = try #require(strokes.first)
    #expect(strokes.count == 1 && stroke.style.lineWidth == 4)
    #expect(item.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(
      stroke.path.boundingRect.applying(item.transform) == CGRect(x: 2, y: 2, width: 16, height: 16)
    )
  }

  @Test("a gradient has its stops and its line")
  func gradients() throws {
    let ground = try #require(try leaves(Coast()).first)
    guard case .fill(let fill) = ground.content, case .gradient(let gradient) = fill.paint else {
      Issue.record("the background is not a gradient")
      return
    }
    #expect(gradient.stops.map(\.location) == [0, 1])
    #expect(gradient.stops[1].color == Color.Resolved(red: 0, green: 0, blue: 0))
    guard case .linear(let start, let end) = gradient.geometry else {
      Issue.record("the gradient is linear")
      return
    }
    #expect(end.y - start.y == 90 && start.x == end.x)
  }

  @Test("text has its words, its font and its place, inside of the group that fades it")
  func texts() throws {
    let list = try ImageRenderer(content: Coast()).displayList()
    let faded = try #require(
      list.items.flatMap(\.selfAndInside).first { item in
        if case .group(let group) = item.content { group.opacity == 0.5 } else { false }
      })
    let words = try #require(faded.leaves.first)
    guard case .text(let text) = words.content else {
      Issue.record("the group holds a text")
      return
    }
    #expect(text.string == "Sea" && text.fontSize == 17 && text.fontWeight == 400)
    #expect(words.frame.minY >= 60 && words.frame.width <= text.width + 2)
    #expect(text.outline?.isEmpty == false)
  }

  @Test("what is turned has a rectangle around it, and its transform")
  func turned() throws {
    let square = Rectangle().fill(.red).frame(width: 10, height: 10).rotationEffect(.degrees(45))
    let item = try #require(try leaves(square.frame(width: 20, height: 20)).first)
    let half = 5 * 2.0.squareRoot()
    #expect(abs(item.frame.minX - (10 - half)) < 1e-9 && abs(item.frame.maxY - (10 + half)) < 1e-9)
    #expect(item.transform.isAffine && !item.transform.isIdentity)
  }

  @Test("filters, clips, masks and blend modes are those of groups")
  func effects() throws {
    let view = Circle().fill(.red).frame(width: 30, height: 30)
      .shadow(color: .black, radius: 4, x: 1, y: 2)
      .clipShape(Rectangle()).mask { Circle() }.blendMode(.multiply)
    let groups = try ImageRenderer(content: view).displayList().items.flatMap(\.selfAndInside)
      .compactMap { item in
        if case .group(let group) = item.content { group } else { nil }
      }
    let shadows = groups.flatMap(\.filters)
    #expect(shadows.count == 1)
    if case .shadow(_, let radius, let offset)? = shadows.first {
      #expect(radius > 0 && offset == CGSize(width: 1, height: 2))
    } else {
      Issue.record("the filter is a shadow")
    }
    #expect(groups.contains { $0.clip?.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 30) })
    #expect(groups.contains { $0.mask?.first?.frame.width == 30 })
    #expect(groups.contains { $0.blendMode == .multiply })
  }

  @Test("a picture seen in perspective has parts whose frames stand in the picture")
  func perspective() throws {
    let view = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .frame(width: 100, height: 100).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    let leaf = try #require(try leaves(view).first)
    #expect(!leaf.transform.isAffine)
    #expect(leaf.frame.width > 40 && leaf.frame.width < 80)
  }

  @Test("equal pictures have equal items, wherever their views stand")
  func equality() throws {
    let one = try leaves(Circle().fill(.red).frame(width: 8, height: 8))
    let other = try leaves(VStack { Circle().fill(.red).frame(width: 8, height: 8) })
    #expect(one == other && one.first?.origin != other.first?.origin)
    #expect(one.first?.description.hasPrefix("fill ellipse") == true)
  }
}

extension DisplayList.Item {
  /// The item and all inside of it.
  fileprivate var selfAndInside: [DisplayList.Item] { [self] + items.flatMap(\.selfAndInside) }
}

extension CGRect {
  /// The rectangle around the mapped corners.
  fileprivate func applying(_ transform: ProjectionTransform) -> CGRect {
    let start = CGPoint(x: minX, y: minY).applying(transform)
    let end = CGPoint(x: maxX, y: maxY).applying(transform)
    return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}
