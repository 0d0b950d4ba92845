import Foundation
import Testing
import VectorGeometry
import ViewLayout

/// The generator SplitMix64.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Random trees of views.
private struct TreeGenerator {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(state: seed) }

  mutating func length(_ limit: CGFloat = 120) -> CGFloat {
    CGFloat(Int.random(in: 0...Int(limit * 4), using: &random)) / 4
  }

  mutating func optionalLength() -> CGFloat? { Bool.random(using: &random) ? length() : nil }

  mutating func proposal() -> ProposedViewSize {
    let lengths: [CGFloat?] = [nil, 0, .infinity, length(500), length(500), length(500)]
    return ProposedViewSize(
      width: lengths.randomElement(using: &random) ?? nil,
      height: lengths.randomElement(using: &random) ?? nil)
  }

  mutating func alignment() -> Alignment {
    let all: [Alignment] = [
      .center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline, .trailingLastTextBaseline,
    ]
    return all.randomElement(using: &random) ?? .center
  }

  mutating func leaf(_ axis: Axis?) -> TestElement {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: fill()
    case 1: circle()
    case 2: box(length(), length())
    case 3: text(length(), 16, baseline: 12)
    case 4: wrapping(length() + 10)
    case 5: spacer(optionalLength(), axis)
    default: divider(in: axis)
    }
  }

  mutating func tree(depth: Int, in axis: Axis? = nil) -> TestElement {
    guard depth > 0 else { return leaf(axis) }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return leaf(axis)
    case 1: return modified(tree(depth: depth - 1, in: axis))
    default: return container(depth: depth)
    }
  }

  mutating func container(depth: Int) -> TestElement {
    let count = Int.random(in: 0...4, using: &random)
    let kind = Int.random(in: 0..<3, using: &random)
    let axis: Axis? = [.horizontal, .vertical, nil][kind]
    let children = (0..<count).map { _ in
      let child = tree(depth: depth - 1, in: axis)
      return Int.random(in: 0..<5, using: &random) == 0 ? child.prioritized(1) : child
    }
    let alignment = alignment()
    let spacing = optionalLength().map { $0 / 10 }
    switch kind {
    case 0:
      return ContainerElement(
        HStackLayout(alignment: alignment.vertical, spacing: spacing), children)
    case 1:
      return ContainerElement(
        VStackLayout(alignment: alignment.horizontal, spacing: spacing), children)
    default: return ContainerElement(ZStackLayout(alignment: alignment), children)
    }
  }

  mutating func modified(_ view: TestElement) -> TestElement {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: view.frame(optionalLength(), optionalLength(), alignment())
    case 1: view.width(min: optionalLength(), ideal: optionalLength(), max: optionalLength())
    case 2: view.height(min: optionalLength(), ideal: optionalLength(), max: .infinity)
    case 3: view.padding(length(20) - 5)
    case 4: view.aspect(Bool.random(using: &random) ? length() / 30 : nil, .fit)
    case 5: view.aspect(nil, .fill)
    case 6: view.fixedSize(Bool.random(using: &random), Bool.random(using: &random))
    default: view.secondary(tree(depth: 1), alignment())
    }
  }
}

@Suite("Laws of layout")
struct LayoutLawTests {
  @Test("No tree answers a size that is negative or no number", arguments: 0..<20)
  func sizesAreSizes(_ block: Int) {
    for offset in 0..<150 {
      var generator = TreeGenerator(seed: UInt64(block * 1000 + offset))
      let tree = generator.tree(depth: 5)
      for _ in 0..<3 {
        let proposal = generator.proposal()
        let size = tree.sizeThatFits(proposal)
        #expect(size.width >= 0 && size.height >= 0, "seed \(block * 1000 + offset) \(proposal)")
      }
    }
  }

  @Test("Every tree gets finite frames, and asks no child the same thing twice", arguments: 0..<20)
  func framesAreFinite(_ block: Int) {
    for offset in 0..<150 {
      let seed = UInt64(50_000 + block * 1000 + offset)
      var generator = TreeGenerator(seed: seed)
      let tree = generator.tree(depth: 5).laidOut(generator.length(500), generator.length(500))
      for element in tree.all {
        let frame = element.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        #expect(numbers.allSatisfy { $0.isFinite }, "seed \(seed) \(frame)")
        let distinct = Set(element.asked.map { "\($0)" })
        #expect(distinct.count == element.asked.count, "seed \(seed)")
      }
    }
  }

  @Test("Equal trees are laid out equally, and padding of nothing changes nothing")
  func repeatable() {
    for seed in 0..<300 as Range<UInt64> {
      var first = TreeGenerator(seed: seed)
      var second = TreeGenerator(seed: seed)
      let plain = first.tree(depth: 5).laidOut(200, 150)
      let inner = second.tree(depth: 5)
      _ = inner.padding(0).laidOut(200, 150)
      #expect(plain.all.map(\.frame) == inner.all.map(\.frame), "seed \(seed)")
    }
  }

  @Test("Mirroring a layout twice restores it")
  func mirroring() {
    for seed in 0..<300 as Range<UInt64> {
      var first = TreeGenerator(seed: seed)
      var second = TreeGenerator(seed: seed)
      let left = first.tree(depth: 4).laidOut(200, 150)
      let right = second.tree(depth: 4).laidOut(200, 150, direction: .rightToLeft)
      let bounds = left.frame
      for (one, other) in zip(left.all, right.all) {
        #expect(abs(one.frame.minX - (bounds.maxX - other.frame.maxX)) < 1e-6, "seed \(seed)")
        #expect(one.frame.minY == other.frame.minY)
      }
    }
  }

  @Test("A stack is as long as its children and distances, which follow one another")
  func consecutive() {
    for seed in 0..<500 as Range<UInt64> {
      var generator = TreeGenerator(seed: seed)
      let spacing = generator.length(20)
      let children = (0..<Int.random(in: 1...6, using: &generator.random)).map { _ in
        generator.tree(depth: 2, in: .horizontal)
      }
      let row = ContainerElement(HStackLayout(spacing: spacing), children)
        .laidOut(generator.length(600), generator.length(300))
      for (one, next) in zip(children, children.dropFirst()) {
        #expect(abs(next.frame.minX - one.frame.maxX - spacing) < 1e-6, "seed \(seed)")
      }
      #expect(children.first?.frame.minX == row.frame.minX)
      #expect(abs((children.last?.frame.maxX ?? 0) - row.frame.maxX) < 1e-6, "seed \(seed)")
    }
  }

  @Test("Children that can fill do fill, and equals get equal shares")
  func filling() {
    for seed in 0..<500 as Range<UInt64> {
      var generator = TreeGenerator(seed: seed)
      let fixed = (0..<3).map { _ in box(generator.length(60), 10) }
      let flexible = (0..<Int.random(in: 1...4, using: &generator.random)).map { _ in fill() }
      let children = (fixed + flexible).shuffled(using: &generator.random)
      let row = ContainerElement(HStackLayout(spacing: 2), children).laidOut(600, 50)
      #expect(abs(row.frame.width - 600) < 1e-6, "seed \(seed)")
      let widths = flexible.map(\.frame.width)
      #expect(widths.allSatisfy { abs($0 - widths[0]) < 1e-6 }, "seed \(seed)")
    }
  }

  @Test("Aligned children have their guides on one line, exactly")
  func aligned() {
    for seed in 0..<500 as Range<UInt64> {
      var generator = TreeGenerator(seed: seed)
      let children = (0..<4).map { _ in box(generator.length(), generator.length()) }
      let make = { ContainerElement(VStackLayout(alignment: $0, spacing: 0), children) }
      let leading = make(.leading).laidOut(50, 50)
      #expect(children.allSatisfy { $0.frame.minX == leading.frame.minX })
      let trailing = make(.trailing).laidOut(50, 50)
      #expect(children.allSatisfy { $0.frame.maxX == trailing.frame.maxX })
      let center = make(.center).laidOut(50, 50)
      #expect(children.allSatisfy { $0.frame.midX == center.frame.midX })
      #expect(center.frame.width == children.map(\.frame.width).max())
    }
  }

  @Test("The one child of the highest priority gets all but the others' minima, in its bounds")
  func priority() {
    for seed in 0..<500 as Range<UInt64> {
      var generator = TreeGenerator(seed: seed)
      let available = generator.length(300)
      let minima = (0..<3).map { _ in generator.length(80) }
      let others = minima.map { fill().width(min: $0, max: $0 + generator.length()) }
      let least = generator.length(40)
      let most = least + generator.length()
      let child = fill().width(min: least, max: most).prioritized(1)
      let children = (others + [child]).shuffled(using: &generator.random)
      _ = ContainerElement(HStackLayout(spacing: 0), children).laidOut(available, 10)
      let offered = max(available - minima.reduce(0, +), 0)
      #expect(abs(child.frame.width - min(max(offered, least), most)) < 1e-9, "seed \(seed)")
    }
  }

  @Test("Work grows with the number of views, not with powers of the depth")
  func linear() {
    func computations(depth: Int, baseline: Bool) -> Int {
      var view: TestElement = wrapping(300)
      for level in 0..<depth {
        let alignment: Alignment = baseline ? .leadingFirstTextBaseline : .center
        let children = [fill(), view, wrapping(60), fill().width(min: 5)]
        view =
          level.isMultiple(of: 2)
          ? ContainerElement(HStackLayout(alignment: alignment.vertical), children)
          : ContainerElement(VStackLayout(alignment: alignment.horizontal), children)
      }
      return view.laidOut(3000, 3000).computations
    }
    for baseline in [false, true] {
      let shallow = computations(depth: 50, baseline: baseline)
      let deep = computations(depth: 100, baseline: baseline)
      #expect(deep < shallow * 3, "\(shallow) computations at depth 50, \(deep) at 100")
      #expect(deep < 100 * 4 * 12, "\(deep) computations")
    }
  }
}
