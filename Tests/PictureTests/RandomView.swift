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
  let isWild: Bool

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
      return wildNumber()
    }
    return chance(0.5) ? CGFloat(integer(0...80)) : CGFloat(generator.number(in: 0...80))
  }

  private mutating func wildNumber() -> CGFloat {
    pick([-20, 0, 1e7, .infinity, -.infinity, .nan, 1e-12, .greatestFiniteMagnitude])
  }

  /// A number from 0 to 1, or any in a wild tree.
  private mutating func share() -> CGFloat {
    isWild && chance(0.2) ? wildNumber() : CGFloat(generator.number(in: 0...1))
  }

  private mutating func point() -> CGPoint { CGPoint(x: length(), y: length()) }

  private mutating func unitPoint() -> UnitPoint { UnitPoint(x: share(), y: share()) }

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
    if isWild, chance(0.4) { return wildLeaf(color) }
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

  /// Leaves with many numbers.
  private mutating func wildLeaf(_ color: Color) -> AnyView {
    switch integer(0...6) {
    case 0:
      let (points, control) = ((0..<4).map { _ in point() }, point())
      return AnyView(
        Path {
          $0.addLines(points)
          $0.addQuadCurve(to: points[0], control: control)
          $0.closeSubpath()
        }.stroke(
          color,
          style: StrokeStyle(
            lineWidth: length(), miterLimit: length(), dash: [length(), length()],
            dashPhase: length())))
    case 1:
      return AnyView(
        Text(words()).kerning(length()).baselineOffset(length())
          .font(.system(size: length())).lineSpacing(length()))
    case 2: return AnyView(Rectangle().fill(gradient(color)))
    case 3: return AnyView(Text(words()).foregroundStyle(gradient(color)))
    case 4:
      return AnyView(
        Capsule().rotation(.radians(Double(length())), anchor: unitPoint())
          .scale(x: share(), y: share()).offset(point()).fill(color))
    case 5: return AnyView(Ellipse().inset(by: length()).size(width: length(), height: length()))
    default: return AnyView(Color(red: share(), green: share(), blue: share(), opacity: share()))
    }
  }

  private mutating func gradient(_ color: Color) -> AnyShapeStyle {
    let colors = [color, .clear]
    switch integer(0...3) {
    case 0:
      return AnyShapeStyle(
        LinearGradient(colors: colors, startPoint: unitPoint(), endPoint: unitPoint()))
    case 1:
      return AnyShapeStyle(
        RadialGradient(
          colors: colors, center: unitPoint(), startRadius: length(), endRadius: length()))
    case 2:
      return AnyShapeStyle(
        EllipticalGradient(
          colors: colors, center: unitPoint(), startRadiusFraction: share(),
          endRadiusFraction: share()))
    default:
      return AnyShapeStyle(
        AngularGradient(
          colors: colors, center: unitPoint(), startAngle: .radians(Double(length())),
          endAngle: .radians(Double(length()))))
    }
  }

  private mutating func words() -> String {
    (0..<integer(0...5)).map { _ in pick(["a", "word", "several", "\n", "ShapeShift"]) }
      .joined(separator: " ")
  }

  private mutating func container(_ depth: Int) -> AnyView {
    let children = (0..<integer(0...4)).map { _ in make(depth: depth) }
    let views = ForEach(children.indices, id: \.self) { children[$0] }
    if isWild, chance(0.2) {
      let layout = WildLayout(
        size: CGSize(width: length(), height: length()), position: point(), anchor: unitPoint(),
        proposal: ProposedViewSize(width: optionalLength(), height: optionalLength()))
      return AnyView(layout { views })
    }
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
    if isWild, chance(0.2) { return wildlyModified(view) }
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

  /// Modifiers with numbers that tame trees keep in order.
  private mutating func wildlyModified(_ view: AnyView) -> AnyView {
    let number = length()
    switch integer(0...6) {
    case 0: return AnyView(view.rotationEffect(.radians(Double(number)), anchor: unitPoint()))
    case 1: return AnyView(view.scaleEffect(x: share(), y: share(), anchor: unitPoint()))
    case 2: return AnyView(view.opacity(Double(share())))
    case 3: return AnyView(view.alignmentGuide(HorizontalAlignment.center) { $0.width - number })
    case 4: return AnyView(view.alignmentGuide(VerticalAlignment.top) { _ in number })
    case 5: return AnyView(view.layoutPriority(Double(number)).zIndex(Double(number)))
    default:
      return AnyView(view.clipShape(RoundedRectangle(cornerRadius: number).offset(x: number)))
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

/// A layout that answers, proposes and places whatever it is told.
private struct WildLayout: Layout {
  var size: CGSize
  var position: CGPoint
  var anchor: UnitPoint
  var proposal: ProposedViewSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: position, anchor: anchor, proposal: self.proposal) }
  }
}
