import SwiftUI

struct WalletCard: Identifiable, Hashable {
  let id = UUID()
  var bank: String
  var digits: String
  var colors: [Color]

  static let samples = [
    WalletCard(bank: "Meridian", digits: "4821", colors: [.indigo, .purple]),
    WalletCard(bank: "Northwind", digits: "0077", colors: [.orange, .pink]),
    WalletCard(bank: "Harbor", digits: "9310", colors: [.teal, .blue]),
  ]
}

private struct CardFace: View {
  let card: WalletCard

  var body: some View {
    RoundedRectangle(cornerRadius: 18, style: .continuous)
      .fill(LinearGradient(colors: card.colors, startPoint: .topLeading, endPoint: .bottomTrailing))
      .overlay(alignment: .topLeading) {
        Text(card.bank).font(.title3.weight(.semibold)).padding()
      }
      .overlay(alignment: .bottomTrailing) {
        Text("•••• \(card.digits)").font(.callout.monospaced()).padding()
      }
      .overlay {
        RoundedRectangle(cornerRadius: 18, style: .continuous)
          .strokeBorder(.white.opacity(0.3), lineWidth: 1)
      }
      .foregroundStyle(.white)
      .shadow(color: .black.opacity(0.25), radius: 8, x: 0, y: 4)
  }
}

struct WalletView: View {
  @Namespace private var cards
  @State private var selection: WalletCard?
  @State private var isFanned = false
  @GestureState private var drag = CGSize.zero
  private let samples = WalletCard.samples

  var body: some View {
    ZStack(alignment: .top) {
      if let selection {
        VStack(alignment: .leading, spacing: 16) {
          CardFace(card: selection)
            .matchedGeometryEffect(id: selection.id, in: cards)
            .frame(height: 180)
            .offset(drag)
            .gesture(
              DragGesture()
                .updating($drag) { value, state, transaction in
                  state = value.translation
                  transaction.animation = .interactiveSpring()
                }
                .onEnded { value in
                  if value.predictedEndTranslation.height > 120 { close() }
                })
          ForEach(0..<3, id: \.self) { row in
            HStack {
              Image(systemName: ["cart.fill", "tram.fill", "cup.and.saucer.fill"][row])
                .frame(width: 32, height: 32)
                .background(Color(.secondarySystemBackground), in: Circle())
              VStack(alignment: .leading) {
                Text(["Groceries", "Transit", "Coffee"][row])
                Text("Today").font(.caption).foregroundStyle(.secondary)
              }
              Spacer()
              Text(Double(row * 7 + 4), format: .currency(code: "USD")).monospacedDigit()
            }
          }
          .transition(.move(edge: .bottom).combined(with: .opacity))
        }
      } else {
        ForEach(Array(samples.enumerated()), id: \.element) { index, card in
          CardFace(card: card)
            .matchedGeometryEffect(id: card.id, in: cards)
            .frame(height: 180)
            .rotation3DEffect(.degrees(isFanned ? -8 : 0), axis: (x: 1, y: 0, z: 0))
            .offset(y: CGFloat(index) * (isFanned ? 70 : 20))
            .zIndex(Double(index))
            .onTapGesture {
              withAnimation(.spring(response: 0.45, dampingFraction: 0.8)) { selection = card }
            }
        }
      }
    }
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
    .onAppear {
      withAnimation(.spring().delay(0.2)) { isFanned.toggle() }
    }
  }

  private func close() {
    withAnimation(.spring(response: 0.45, dampingFraction: 0.8)) { selection = nil }
  }
}
