// A lecture of 2020 on view modifiers, as it was given.
// swift-format-ignore-file

import SwiftUI

struct Cardify: ViewModifier {
    var isFaceUp:Bool;

    func body(content: Content) -> some View {
        return ZStack {
            if isFaceUp {
                RoundedRectangle(cornerRadius: cornerRadius).fill(Color.white)
                RoundedRectangle(cornerRadius: cornerRadius).stroke(lineWidth: edgeLineWidth)
                content
            } else {
                RoundedRectangle(cornerRadius: cornerRadius).fill()
            }
        }
    }

    private let cornerRadius:CGFloat = 10.0;
    private let edgeLineWidth:CGFloat = 3.0;
}

extension View {
    func cardify(isFaceUp: Bool) -> some View {
        return self.modifier(Cardify(isFaceUp: isFaceUp));
    }
}

struct Card {
  var content: String
}

struct CardFront: View {
  var card = Card(content: "👻")

  @ViewBuilder
  func front(ofCard: Card) -> some View {
    RoundedRectangle(cornerRadius: 10);
    RoundedRectangle(cornerRadius: 10).stroke();
    Text(card.content);
  }

  var body: some View { front(ofCard: card) }
}

struct CardPair: View {
  var body: some View {
    HStack {
      Text("👻").modifier(Cardify(isFaceUp:true));
      Text("👻").cardify(isFaceUp:true);
      Text("👻").cardify(isFaceUp: false)
    }
  }
}
