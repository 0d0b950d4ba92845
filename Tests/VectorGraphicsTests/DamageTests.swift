import Foundation
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct DamageTests {
  private let red = Color.Resolved(red: 1, green: 0, blue: 0)

  @Test func `The same picture has no damage, whatever its origins`() {
    let first = list([fill(0, 0, 5, 5, origin: "a"), group([fill(1, 1, 2, 2)])])
    let second = list([fill(0, 0, 5, 5, origin: "b"), group([fill(1, 1, 2, 2)])])
    #expect(second.damage(since: first, scale: 2).isEmpty)
  }

  @Test func `Another size is another picture`() {
    let damage = list([], size: 10.5).damage(since: list([], size: 10), scale: 2)
    #expect(damage == [PixelRect(x: 0, y: 0, width: 21, height: 21)])
  }

  @Test func `A moved item damages where it was and where it is`() {
    let old = list([fill(0, 0, 100, 100, .white), fill(10, 10, 5, 5)])
    let new = list([fill(0, 0, 100, 100, .white), fill(60.5, 10, 5, 5)])
    #expect(
      new.damage(since: old, scale: 2) == [
        PixelRect(x: 20, y: 20, width: 10, height: 10),
        PixelRect(x: 121, y: 20, width: 10, height: 10),
      ])
  }

  @Test func `An inserted, removed or exchanged item damages only itself`() {
    let (a, b, c) = (fill(0, 0, 5, 5), fill(20, 0, 5, 5), fill(40, 0, 5, 5))
    let atB = [PixelRect(x: 20, y: 0, width: 5, height: 5)]
    #expect(list([a, b, c]).damage(since: list([a, c]), scale: 1) == atB)
    #expect(list([a, c]).damage(since: list([a, b, c]), scale: 1) == atB)
    let over = fill(20, 0, 5, 5, red)
    #expect(list([b, over]).damage(since: list([over, b]), scale: 1) == atB)
  }

  @Test func `A change in a group is carried through its effects`() {
    func picture(_ color: Color.Resolved) -> DisplayList {
      let inner = group([fill(0, 0, 50, 50, .white), fill(10, 10, 4, 4, color)]) {
        $0.transform = CGAffineTransform(translationX: 20, y: 0)
        $0.filters = [.blur(radius: 1, opaque: false)]
      }
      return list([group([inner]) { $0.clip = DisplayClip(path: rectangle(0, 0, 32, 100)) }])
    }
    // (10, 10, 4, 4) moved by 20, 3 for the blur and 2 pixels for box blurs, clipped at 32.
    #expect(
      picture(red).damage(since: picture(.black), scale: 1)
        == [PixelRect(x: 25, y: 5, width: 7, height: 14)])
  }

  @Test func `A change of effects damages all that the group paints`() {
    let child = [fill(10, 10, 4, 4)]
    let old = list([group(child)])
    let new = list([group(child) { $0.opacity = 0.5 }])
    #expect(
      new.damage(since: old, scale: 1) == [PixelRect(x: 10, y: 10, width: 4, height: 4)])
  }

  @Test func `Edges of a picture and of its clip that share a pixel paint it`() {
    // The picture ends and the clip begins inside column 10, half a pixel each.
    func picture(_ color: Color.Resolved) -> DisplayList {
      list([
        group([fill(0, 0, 10.25, 9, color)]) {
          $0.clip = DisplayClip(path: rectangle(10.5, 2, 9, 9))
        }
      ])
    }
    #expect(
      picture(red).damage(since: picture(.black), scale: 1)
        == [PixelRect(x: 10, y: 2, width: 1, height: 7)])
  }

  @Test func `Groups of one storage are not looked into`() {
    // A number that is not one differs from itself: only identity can tell that nothing changed.
    let shared = DisplayItem(.group(DisplayGroup(items: [fill(.nan, 0, 1, 1), fill(0, 0, 9, 9)])))
    let old = list([shared, fill(20, 20, 1, 1)])
    let new = list([shared, fill(20, 20, 1, 1, red)])
    #expect(new.damage(since: old, scale: 1) == [PixelRect(x: 20, y: 20, width: 1, height: 1)])
  }

  @Test func `Many changes are at most 16 rectangles, long lists are compared one to one`() {
    let old = (0..<400).map { fill(CGFloat($0 % 20) * 5, CGFloat($0 / 20) * 5, 1, 1) }
    var new = old
    for index in stride(from: 0, to: 400, by: 13) {
      new[index] = fill(CGFloat(index % 20) * 5, CGFloat(index / 20) * 5, 1, 1, red)
    }
    let damage = list(new).damage(since: list(old), scale: 1)
    #expect(damage.count == 16)
    for index in stride(from: 0, to: 400, by: 13) {
      #expect(damage.contains { $0.contains(x: index % 20 * 5, y: index / 20 * 5) })
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `Every pixel that differs is inside a rectangle`(seed: UInt64) {
    var random = RandomPicture(seed: seed)
    let scale: CGFloat = seed.isMultiple(of: 2) ? 1 : 1.5
    var old = DisplayList(size: CGSize(width: 24, height: 20), items: random.items(depth: 2))
    var before = SampleRaster.draw(old, scale: scale)
    for _ in 0..<4 {
      let new = DisplayList(size: old.size, items: random.changed(old.items, depth: 2))
      let after = SampleRaster.draw(new, scale: scale)
      let damage = new.damage(since: old, scale: scale)
      #expect(damage.count <= 16)
      for index in after.pixels.indices {
        let difference = after.pixels[index] - before.pixels[index]
        guard max(difference.max(), -difference.min()) > 1e-9 else { continue }
        let (x, y) = (index % after.width, index / after.width)
        #expect(
          damage.contains { $0.contains(x: x, y: y) },
          "(\(x), \(y)) of seed \(seed) is outside \(damage)\n\(old)\n\(new)")
      }
      (old, before) = (new, after)
    }
  }
}

/// Makes and changes pictures of rectangles in groups.
private struct RandomPicture {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func items(depth: Int) -> [DisplayItem] {
    let count = Int.random(in: 1...4, using: &generator)
    return (0..<count).map { _ in item(depth: depth) }
  }

  /// The items with one of them changed, added, removed or moved.
  mutating func changed(_ items: [DisplayItem], depth: Int) -> [DisplayItem] {
    var items = items
    guard let index = items.indices.randomElement(using: &generator) else {
      return [item(depth: depth)]
    }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: items.insert(item(depth: depth), at: index)
    case 1: items.remove(at: index)
    case 2: items.swapAt(index, 0)
    case 3: items[index] = item(depth: depth)
    default: items[index] = changed(items[index], depth: depth)
    }
    return items
  }

  private mutating func changed(_ item: DisplayItem, depth: Int) -> DisplayItem {
    guard case .group(let group) = item.content else { return self.item(depth: 0) }
    let isOutside = Int.random(in: 0..<4, using: &generator) == 0
    return DisplayItem(
      .group(
        DisplayGroup(
          effects: isOutside ? effects() : group.effects,
          items: isOutside ? group.items : changed(group.items, depth: depth - 1))))
  }

  private mutating func item(depth: Int) -> DisplayItem {
    guard depth > 0, Bool.random(using: &generator) else { return rectangle() }
    let items = items(depth: depth - 1)
    return DisplayItem(.group(DisplayGroup(effects: effects(), items: items)))
  }

  private mutating func rectangle() -> DisplayItem {
    let color = Color.Resolved(
      red: .random(in: 0...1, using: &generator), green: .random(in: 0...1, using: &generator),
      blue: .random(in: 0...1, using: &generator),
      opacity: .random(in: 0.2...1, using: &generator))
    return fill(length(-2, 20), length(-2, 18), length(0.5, 8), length(0.5, 8), color)
  }

  private mutating func effects() -> DisplayGroup.Effects {
    var effects = DisplayGroup.Effects()
    let scale: CGFloat = Bool.random(using: &generator) ? 1 : 0.75
    effects.transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: length(-4, 4), ty: length(-4, 4))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: effects.opacity = .random(in: 0...1, using: &generator)
    case 1: effects.filters = [.blur(radius: length(0.3, 1.2), opaque: false)]
    case 2:
      let offset = CGSize(width: length(-3, 3).rounded(), height: length(-3, 3).rounded())
      effects.filters = [.shadow(color: .black, radius: length(0, 1), offset: offset)]
    case 3:
      effects.clip = DisplayClip(
        path: VectorGraphicsTests.rectangle(length(0, 9), length(0, 9), length(1, 9), length(1, 9)))
    case 4: effects.mask = [rectangle(), rectangle()]
    default: break
    }
    return effects
  }

  /// A length in quarters of a point.
  private mutating func length(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    (CGFloat.random(in: low...high, using: &generator) * 4).rounded() / 4
  }
}
