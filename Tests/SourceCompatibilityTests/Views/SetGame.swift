import SwiftUI

struct SetGame<Feature> where Feature: CaseIterable & Hashable {
  struct Card: Identifiable, Hashable {
    let id: Int
    var number: Int
    var shape: Feature
    var isMatched = false
    var isSelected: Bool = false
  }
  private(set) var deck: [Card]
  private(set) var dealt: [Card] = []
  private var theOneAndOnly: Int? {
    get { dealt.indices.filter { dealt[$0].isSelected }.oneAndOnly }
    set { for index in dealt.indices { dealt[index].isSelected = (index == newValue) } }
  }
  init() {
    var cards: [Card] = []
    var id = 0
    for shape in Feature.allCases {
      for n in 1...3 {
        cards.append(Card(id: id, number: n, shape: shape))
        id += 1
      }
    }
    deck = cards
  }
  mutating func deal(_ count: Int = 3) {
    for _ in 0..<min(count, deck.count) { dealt.append(deck.removeFirst()) }
  }
  mutating func choose(_ card: Card) {
    if let chosen = dealt.firstIndex(where: { $0.id == card.id }), !dealt[chosen].isMatched {
      if let other = theOneAndOnly, other != chosen {
        dealt[other].isMatched = dealt[other].shape == dealt[chosen].shape
      } else {
        theOneAndOnly = chosen
      }
    }
  }
}

extension Array { var oneAndOnly: Element? { count == 1 ? first : nil } }

enum CardFeature: CaseIterable { case diamond, squiggle, oval }

class SetGameViewModel: ObservableObject {
  typealias Card = SetGame<CardFeature>.Card
  @Published private var model = SetGameViewModel.createGame()
  private static func createGame() -> SetGame<CardFeature> {
    var g = SetGame<CardFeature>()
    g.deal(9)
    return g
  }
  var cards: [Card] { model.dealt }
  var deck: [Card] { model.deck }
  // MARK: - Intent(s)
  func choose(_ card: Card) { model.choose(card) }
  func deal() { model.deal() }
  func restart() { model = SetGameViewModel.createGame() }
}

struct Diamond: InsettableShape {
  var insetAmount: CGFloat = 0
  func path(in rect: CGRect) -> Path {
    let r = rect.insetBy(dx: insetAmount, dy: insetAmount)
    var p = Path()
    p.move(to: CGPoint(x: r.midX, y: r.minY))
    p.addLine(to: CGPoint(x: r.maxX, y: r.midY))
    p.addLine(to: CGPoint(x: r.midX, y: r.maxY))
    p.addLine(to: CGPoint(x: r.minX, y: r.midY))
    p.closeSubpath()
    return p
  }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var d = self
    d.insetAmount += amount
    return d
  }
}

struct StripePattern: View {
  let stripeWidth: Int = 2
  let interval = 4
  let color: Color
  var body: some View {
    GeometryReader { geometry in
      let numberOfStripes = Int(geometry.size.width) / interval
      HStack(spacing: 0) {
        ForEach(0..<numberOfStripes, id: \.self) { number in
          color.frame(width: CGFloat(stripeWidth))
          Color.white.frame(width: CGFloat(interval - stripeWidth))
        }
      }
    }
  }
}

struct SetCardView: View {
  let card: SetGameViewModel.Card
  init(_ card: SetGameViewModel.Card) { self.card = card }
  private struct DrawingConstants {
    static let cornerRadius: CGFloat = 10
    static let lineWidth: CGFloat = 3
    static let fontScale: CGFloat = 0.7
  }
  var body: some View {
    GeometryReader { geometry in
      VStack {
        ForEach(0..<card.number, id: \.self) { _ in symbol.aspectRatio(2, contentMode: .fit) }
      }
      .padding(geometry.size.width * 0.15)
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .setCardify(isSelected: card.isSelected, isMatched: card.isMatched)
  }
  @ViewBuilder
  private var symbol: some View {
    switch card.shape {
    case .diamond:
      ZStack {
        Diamond().fill(.red.opacity(0.3))
        Diamond().strokeBorder(.red, lineWidth: 2)
      }
    case .squiggle:
      StripePattern(color: .green).mask(Ellipse()).overlay(Ellipse().stroke(.green, lineWidth: 2))
    case .oval: Capsule().stroke(lineWidth: 2).foregroundColor(.purple)
    }
  }
}

struct SetCardify: AnimatableModifier {
  nonisolated(unsafe) var rotation: Double
  var selected: Bool
  init(isSelected: Bool, isMatched: Bool) {
    rotation = isMatched ? 180 : 0
    selected = isSelected
  }
  nonisolated var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }
  func body(content: Content) -> some View {
    ZStack {
      let shape = RoundedRectangle(cornerRadius: 10)
      if rotation < 90 {
        shape.fill().foregroundColor(.white)
        shape.strokeBorder(lineWidth: selected ? 5 : 2).foregroundColor(selected ? .yellow : .gray)
      } else {
        shape.fill()
      }
      content.opacity(rotation < 90 ? 1 : 0)
    }
    .rotation3DEffect(Angle.degrees(rotation), axis: (0, 1, 0))
  }
}
extension View {
  func setCardify(isSelected: Bool, isMatched: Bool) -> some View {
    modifier(SetCardify(isSelected: isSelected, isMatched: isMatched))
  }
}

struct AspectVGrid<Item, ItemView>: View where Item: Identifiable, ItemView: View {
  var items: [Item]
  var aspectRatio: CGFloat
  var content: (Item) -> ItemView
  init(items: [Item], aspectRatio: CGFloat, @ViewBuilder content: @escaping (Item) -> ItemView) {
    self.items = items
    self.aspectRatio = aspectRatio
    self.content = content
  }
  var body: some View {
    GeometryReader { geometry in
      let width = widthThatFits(
        itemCount: items.count, in: geometry.size, itemAspectRatio: aspectRatio)
      LazyVGrid(columns: [adaptiveGridItem(width: width)], spacing: 0) {
        ForEach(items) { item in content(item).aspectRatio(aspectRatio, contentMode: .fit) }
      }
      Spacer(minLength: 0)
    }
  }
  private func adaptiveGridItem(width: CGFloat) -> GridItem {
    var gridItem = GridItem(.adaptive(minimum: width))
    gridItem.spacing = 0
    return gridItem
  }
  private func widthThatFits(itemCount: Int, in size: CGSize, itemAspectRatio: CGFloat) -> CGFloat {
    var columnCount = 1
    var rowCount = itemCount
    repeat {
      let itemWidth = size.width / CGFloat(columnCount)
      let itemHeight = itemWidth / itemAspectRatio
      if CGFloat(rowCount) * itemHeight < size.height { break }
      columnCount += 1
      rowCount = (itemCount + (columnCount - 1)) / columnCount
    } while columnCount < itemCount
    return floor(size.width / CGFloat(max(columnCount, 1)))
  }
}

struct SetGameView: View {
  @ObservedObject var game: SetGameViewModel
  @State private var dealt = Set<Int>()
  @Namespace private var dealingNamespace
  private func isUndealt(_ card: SetGameViewModel.Card) -> Bool { !dealt.contains(card.id) }
  private func dealAnimation(for card: SetGameViewModel.Card) -> Animation {
    var delay = 0.0
    if let index = game.cards.firstIndex(where: { $0.id == card.id }) {
      delay = Double(index) * (2 / Double(game.cards.count))
    }
    return Animation.easeInOut(duration: 0.5).delay(delay)
  }
  var body: some View {
    ZStack(alignment: .bottom) {
      VStack {
        AspectVGrid(items: game.cards, aspectRatio: 2 / 3) { card in
          if isUndealt(card) {
            Color.clear
          } else {
            SetCardView(card)
              .matchedGeometryEffect(id: card.id, in: dealingNamespace)
              .padding(4)
              .transition(AnyTransition.asymmetric(insertion: .identity, removal: .scale))
              .zIndex(-Double(card.id))
              .onTapGesture { withAnimation { game.choose(card) } }
          }
        }
        .foregroundColor(.red)
        HStack {
          Button("Deal") { game.deal() }
          Spacer()
          Button("Restart") {
            withAnimation {
              dealt = []
              game.restart()
            }
          }
        }.padding(.horizontal)
      }
      ZStack {
        ForEach(game.cards.filter(isUndealt)) { card in
          SetCardView(card).matchedGeometryEffect(id: card.id, in: dealingNamespace).transition(
            .asymmetric(insertion: .opacity, removal: .identity))
        }
      }
      .frame(width: 60, height: 90)
      .onTapGesture {
        for card in game.cards {
          withAnimation(dealAnimation(for: card)) { _ = dealt.insert(card.id) }
        }
      }
    }
    .padding()
    .onAppear { dealt = Set(game.cards.map { $0.id }) }
  }
}
struct SetGameView_Previews: PreviewProvider {
  static var previews: some View {
    let game = SetGameViewModel()
    game.choose(game.cards[0])
    return SetGameView(game: game)
  }
}
