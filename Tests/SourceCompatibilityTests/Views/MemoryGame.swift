import SwiftUI

struct MemoryModel {
  struct Card: Identifiable, Equatable {
    let id: Int
    let content: String
    var isFaceUp = false
    var isMatched = false
  }

  private(set) var cards: [Card]

  init(pairs: Int, makeContent: (Int) -> String) {
    cards = []
    for index in 0..<pairs {
      let content = makeContent(index)
      cards.append(Card(id: index * 2, content: content))
      cards.append(Card(id: index * 2 + 1, content: content))
    }
  }

  mutating func choose(_ card: Card) {
    if let index = cards.firstIndex(where: { $0.id == card.id }) {
      cards[index].isFaceUp.toggle()
    }
  }
}

class MemoryViewModel: ObservableObject {
  @Published private var model = MemoryModel(pairs: 4) { ["A", "B", "C", "D"][$0] }

  var cards: [MemoryModel.Card] { model.cards }

  func choose(_ card: MemoryModel.Card) { model.choose(card) }
}

struct MemoryGameView: View {
  @ObservedObject var viewModel = MemoryViewModel()

  var body: some View {
    VStack {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
        ForEach(viewModel.cards) { card in
          CardView(card: card)
            .aspectRatio(2 / 3, contentMode: .fit)
            .onTapGesture { viewModel.choose(card) }
        }
      }
      .foregroundColor(.orange)
    }
    .frame(width: 300)
    .padding()
    .onAppear { viewModel.choose(viewModel.cards[2]) }
  }
}

private struct CardView: View {
  let card: MemoryModel.Card

  var body: some View {
    GeometryReader { geometry in
      ZStack {
        let shape = RoundedRectangle(cornerRadius: DrawingConstants.cornerRadius)
        if card.isFaceUp {
          shape.fill().foregroundColor(.white)
          shape.strokeBorder(lineWidth: DrawingConstants.lineWidth)
          Text(card.content).font(font(in: geometry.size))
        } else if card.isMatched {
          shape.opacity(0)
        } else {
          shape.fill()
        }
      }
    }
  }

  private func font(in size: CGSize) -> Font {
    Font.system(size: min(size.width, size.height) * DrawingConstants.fontScale)
  }

  private struct DrawingConstants {
    static let cornerRadius: CGFloat = 10
    static let lineWidth: CGFloat = 3
    static let fontScale: CGFloat = 0.75
  }
}
