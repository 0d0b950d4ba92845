import Foundation
import ShapeShift
import TestSupport

/// Makes views at random, the same for the same seed.
@MainActor
struct RandomView {
  private var generator: SeededGenerator
  /// Whether views that read their size may occur: they are laid out twice.
  private let allowsReaders: Bool
  /// Whether lengths may be ones that nobody should ask for: negative, huge, no numbers.
  private let isWild: Bool

  init(seed: UInt64, allowsReaders: Bool = true, isWild: Bool = false) {
    generator = SeededGenerator(seed: seed)
    self.allowsReaders = allowsReaders
    self.isWild = isWild
  }

  /// A tree of at most the depth.
  mutating func make(depth: Int) -> AnyView {
    var view = depth > 0 && chance(0.75) ? container(depth - 1) : leaf()
    for _ in 0..<integer(0...3) { view = modified(view, depth: depth) }
    return view
  }

  // MARK: Choices

  private mutating func chance(_ share: Double) -> Bool {
    generator.number(in: 0...1) < share
  }

  private mutating func integer(_ range: ClosedRange<Int>) -> Int { generator.integer(in: range) }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[integer(0...values.count - 1)]
  }

  private mutating func length() -> CGFloat {
    if isWild, chance(0.2) {
      return pick([-20, 0, 1e7, .infinity, -.infinity, .nan, 1e-12, .greatestFiniteMagnitude])
    }
    return chance(0.5) ? CGFloat(integer(0...80)) : CGFloat(generator.number(in: 0...80))
  }

  private mutating func optionalLength() -> CGFloat? { chance(0.5) ? length() : nil }

  private mutating func alignment() -> Alignment {
    pick([
      .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading,
      .bottomTrailing,
    ])
  }

  private mutating func color() -> Color { pick([.red, .green, .blue, .black, .white, .orange]) }

  // MARK: Views

  private mutating func leaf() -> AnyView {
    let color = color()
    switch integer(0...11) {
    case 0: return AnyView(Text(words()))
    case 1: return AnyView(Text(words()).font(.title).foregroundStyle(color))
    case 2: return AnyView(Circle().fill(color))
    case 3: return AnyView(Rectangle().stroke(color, lineWidth: length()))
    case 4:
      return AnyView(
        RoundedRectangle(cornerRadius: length()).strokeBorder(color, lineWidth: length()))
    case 5: return AnyView(Capsule().fill(color.opacity(0.5)))
    case 6: return AnyView(Ellipse().trim(from: 0.1, to: 0.7).stroke(color, lineWidth: 2))
    case 7: return AnyView(color)
    case 8: return AnyView(Spacer(minLength: optionalLength()))
    case 9: return AnyView(Divider())
    case 10: return AnyView(EmptyView())
    default:
      let gradient = LinearGradient(colors: [color, .clear], startPoint: .top, endPoint: .bottom)
      return AnyView(Rectangle().fill(gradient))
    }
  }

  private mutating func words() -> String {
    (0..<integer(0...5)).map { _ in pick(["a", "word", "several", "\n", "ShapeShift"]) }
      .joined(separator: " ")
  }

  private mutating func container(_ depth: Int) -> AnyView {
    let children = (0..<integer(0...4)).map { _ in make(depth: depth) }
    let views = ForEach(children.indices, id: \.self) { children[$0] }
    let (alignment, spacing) = (alignment(), optionalLength())
    switch integer(0...6) {
    case 0: return AnyView(HStack(alignment: alignment.vertical, spacing: spacing) { views })
    case 1: return AnyView(VStack(alignment: alignment.horizontal, spacing: spacing) { views })
    case 2: return AnyView(ZStack(alignment: alignment) { views })
    case 3:
      return AnyView(
        HStack(alignment: .lastTextBaseline) {
          Group { views }
          Text("base")
        })
    case 4: return AnyView(conditional(chance(0.5), children))
    case 5 where allowsReaders:
      return AnyView(
        GeometryReader { proxy in
          VStack { views }.frame(width: proxy.size.width / 2)
        })
    default: return AnyView(Group { views })
    }
  }

  @ViewBuilder
  private func conditional(_ isFirst: Bool, _ children: [AnyView]) -> some View {
    if isFirst {
      VStack { ForEach(children.indices, id: \.self) { children[$0] } }
    } else {
      children.first ?? AnyView(EmptyView())
    }
  }

  // MARK: Modifiers

  private mutating func modified(_ view: AnyView, depth: Int) -> AnyView {
    switch integer(0...19) {
    case 0...1:
      return AnyView(
        view.frame(width: optionalLength(), height: optionalLength(), alignment: alignment()))
    case 2: return flexible(view)
    case 3...4: return AnyView(view.padding(length()))
    case 5: return AnyView(view.padding([.leading, .top], length()))
    case 6: return AnyView(view.fixedSize(horizontal: chance(0.5), vertical: chance(0.5)))
    case 7:
      let ratio: CGFloat? = chance(0.3) ? nil : length() / 40
      return AnyView(view.aspectRatio(ratio, contentMode: chance(0.5) ? .fit : .fill))
    case 8: return AnyView(view.layoutPriority(Double(integer(-1...2))))
    default: return decorated(view, depth: depth)
    }
  }

  private mutating func decorated(_ view: AnyView, depth: Int) -> AnyView {
    switch integer(0...10) {
    case 0: return AnyView(view.offset(x: length(), y: length()))
    case 1: return AnyView(view.position(x: length(), y: length()))
    case 2: return AnyView(view.opacity(generator.number(in: 0...1)))
    case 3: return AnyView(view.clipShape(Circle()))
    case 4: return AnyView(view.rotationEffect(.degrees(Double(integer(0...360)))))
    case 5: return AnyView(view.scaleEffect(generator.number(in: 0...2)))
    case 6: return AnyView(view.border(color(), width: length()))
    case 7: return AnyView(view.id(integer(0...9)))
    case 8: return AnyView(view.zIndex(Double(integer(-2...2))))
    case 9:
      let other = make(depth: max(depth - 2, 0))
      return AnyView(view.overlay(alignment: alignment()) { other })
    default:
      let other = make(depth: max(depth - 2, 0))
      return chance(0.7)
        ? AnyView(view.background(alignment: alignment()) { other })
        : AnyView(view.mask { other })
    }
  }

  private mutating func flexible(_ view: AnyView) -> AnyView {
    let least = optionalLength()
    let most: CGFloat? = chance(0.4) ? .infinity : optionalLength().map { $0 + (least ?? 0) }
    return AnyView(
      view.frame(
        minWidth: least, maxWidth: most, minHeight: optionalLength(), idealHeight: nil,
        maxHeight: chance(0.3) ? .infinity : nil, alignment: alignment()))
  }
}
