import SwiftUI

/// A board with cards: a column for each section, a card for each view.
struct DisplayBoard<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack(alignment: .top, spacing: 40) {
      ForEach(sections: content) { section in
        VStack(spacing: 20) {
          if !section.header.isEmpty {
            BoardHeader { section.header }
          }
          BoardSection { section.content }
        }
      }
    }
    .padding(40)
    .background { BoardBackground() }
  }
}

/// The cards of one section, smaller when there are many.
struct BoardSection<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { cards in
      VStack(spacing: cards.count > 5 ? 8 : 16) {
        ForEach(cards) { card in
          BoardCard(
            scale: cards.count > 5 ? .small : .normal,
            isRejected: card.containerValues.isBoardCardRejected
          ) {
            card
          }
          .rotationEffect(.degrees(tilt(of: card, among: cards)))
        }
      }
    }
  }

  /// Cards hang a little askew, each in its own way.
  private func tilt(of card: Subview, among cards: SubviewsCollection) -> Double {
    let index = cards.firstIndex { $0.id == card.id } ?? 0
    return [-1.5, 1, -0.5, 2, -1][index % 5]
  }
}

/// A card with a pin; a rejected one is crossed out.
struct BoardCard<Content: View>: View {
  enum Scale {
    case small
    case normal
  }

  var scale = Scale.normal
  var isRejected = false
  @ViewBuilder var content: Content

  var body: some View {
    content
      .font(scale == .small ? .footnote : .headline)
      .foregroundStyle(.black)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, scale == .small ? 8 : 18)
      .frame(width: 190)
      .background(Color(red: 1, green: 0.98, blue: 0.9))
      .overlay { if isRejected { Cross().stroke(.red, lineWidth: 3).padding(6) } }
      .overlay(alignment: .top) { Pin().offset(y: -5) }
      .opacity(isRejected ? 0.75 : 1)
      .shadow(color: .black.opacity(0.35), radius: 3, y: 2)
  }
}

/// The title of a section on a strip of paper.
struct BoardHeader<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    content
      .padding(.horizontal, 14)
      .padding(.vertical, 6)
      .background(Color(red: 0.95, green: 0.82, blue: 0.5), in: Capsule())
  }
}

private struct Pin: View {
  var body: some View {
    Circle()
      .fill(
        RadialGradient(
          colors: [.white, .red], center: UnitPoint(x: 0.35, y: 0.35), startRadius: 0,
          endRadius: 7)
      )
      .frame(width: 11, height: 11)
  }
}

private struct Cross: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}

private struct BoardBackground: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(Color(red: 0.78, green: 0.62, blue: 0.43))
      .strokeBorder(Color(red: 0.45, green: 0.3, blue: 0.17), lineWidth: 10)
  }
}

private struct BoardCardRejectedKey: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  /// Whether the card is crossed out.
  var isBoardCardRejected: Bool {
    get { self[BoardCardRejectedKey.self] }
    set { self[BoardCardRejectedKey.self] = newValue }
  }
}

extension View {
  /// Crosses out the cards of the view.
  func boardCardRejected(_ isRejected: Bool = true) -> some View {
    containerValue(\.isBoardCardRejected, isRejected)
  }
}
