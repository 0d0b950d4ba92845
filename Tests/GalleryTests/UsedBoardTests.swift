import Foundation
import ShapeShift
import ShapeShiftTesting
import TestSupport
import Testing

@testable import shapeshift_gallery

/// Pairs of cards that are looked for: two are turned over, and stay so if they are the same.
private struct MemoryGame: View {
  private struct Card: Identifiable {
    let id: Int
    let letter: String
    var isFaceUp = false
    var isMatched = false
  }

  @State private var cards = "AKQJKJAQ".enumerated().map { Card(id: $0, letter: "\($1)") }
  @State private var turns = 0

  private let columns = Array(repeating: GridItem(.fixed(64), spacing: 12), count: 4)

  private var isDone: Bool { cards.allSatisfy(\.isMatched) }

  var body: some View {
    VStack(spacing: 16) {
      Text(isDone ? "Done in \(turns)" : "\(turns) turns").font(.headline)
      LazyVGrid(columns: columns, spacing: 12) {
        ForEach(cards) { card in
          Text(card.letter)
            .font(.system(size: 36, weight: .semibold, design: .serif))
            .flippingCard(isFaceUp: card.isFaceUp)
            .frame(width: 64, height: 88)
            .opacity(card.isMatched ? 0.4 : 1)
            .onTapGesture { turn(card) }
            .accessibilityElement()
            .accessibilityIdentifier("\(card.id)")
            .accessibilityValue(card.isFaceUp ? card.letter : "down")
        }
      }
      Button("New game") {
        withAnimation(.easeInOut(duration: 0.5)) {
          turns = 0
          for index in cards.indices {
            cards[index].isFaceUp = false
            cards[index].isMatched = false
          }
        }
      }
      .disabled(turns == 0)
    }
    .foregroundStyle(.indigo)
    .padding()
  }

  private func turn(_ card: Card) {
    guard !card.isFaceUp else { return }
    withAnimation(.easeInOut(duration: 0.5)) {
      let open = cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched }
      if open.count == 2 { for index in open { cards[index].isFaceUp = false } }
      cards[card.id].isFaceUp = true
      guard open.count == 1, let first = open.first else { return }
      turns += 1
      guard cards[first].letter == card.letter else { return }
      for index in [first, card.id] { cards[index].isMatched = true }
    }
  }
}

/// An evening of songs: they are added, crossed out, and carried to those that were sung and back.
private struct SongNight: View {
  @State private var waiting = [Song(title: "Born to Draw"), Song(title: "Purple Render")]
  @State private var sung: [Song] = [Song(title: "Hotel Cairo")]
  @State private var title = ""

  private static let width: CGFloat = 560

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        TextField("Song", text: $title).textFieldStyle(.roundedBorder).onSubmit(add)
        Button("Add", action: add).disabled(title.isEmpty)
      }
      DisplayBoard {
        Section("Waiting \(waiting.count)") { ForEach(waiting) { card($0) } }
        Section("Sung \(sung.count)") { ForEach(sung) { card($0) } }
      }
      .accessibilityElement(children: .contain)
      .dropDestination(for: String.self) { titles, place in
        withAnimation { move(titles, toSung: place.x > Self.width / 2) }
        return true
      }
    }
    .frame(width: Self.width)
    .padding()
  }

  private func card(_ song: Song) -> some View {
    Text(song.title)
      .boardCardRejected(song.isTaken)
      .onTapGesture {
        withAnimation {
          for index in waiting.indices where waiting[index].id == song.id {
            waiting[index].isTaken.toggle()
          }
          for index in sung.indices where sung[index].id == song.id { sung[index].isTaken.toggle() }
        }
      }
      .draggable(song.title)
  }

  private func add() {
    guard !title.isEmpty else { return }
    withAnimation { waiting.append(Song(title: title)) }
    title = ""
  }

  private func move(_ titles: [String], toSung isSung: Bool) {
    let moved = (waiting + sung).filter { titles.contains($0.title) }
    waiting.removeAll { titles.contains($0.title) }
    sung.removeAll { titles.contains($0.title) }
    if isSung { sung += moved } else { waiting += moved }
  }
}

/// Nothing is written unless it is asked for.
private let recording: SnapshotRecording =
  ProcessInfo.processInfo.environment["SHAPESHIFT_SNAPSHOTS"] == nil ? .verify : .environment

/// Games and boards made of the gallery's parts, used by hand.
@MainActor
@Suite(.snapshots(record: recording))
struct UsedBoardTests {
  @Test func `Pairs of cards are turned over until all are found`() throws {
    let scene = try TestScene(size: CGSize(width: 340, height: 320)) { MemoryGame() }
    func turn(_ cards: Int...) throws {
      for card in cards { try scene.tap(.id("\(card)"), at: scene.now + 0.7) }
    }
    #expect(try !scene.isEnabled(.button("New game")))
    try turn(0)
    #expect(try scene.value(of: .id("0")) == "A")
    try turn(1)
    #expect(try scene.exists(.text("1 turns")))
    try turn(6)
    #expect(try scene.value(of: .id("0")) == "down")
    try turn(0, 1, 4)
    #expect(try scene.exists(.text("3 turns")))
    try turn(2, 3, 3)
    #expect(try scene.exists(.text("4 turns")))
    try turn(7, 2, 3, 5)
    #expect(try scene.exists(.text("Done in 6")))
    try scene.tap(.button("New game"), at: scene.now + 1)
    try scene.settle()
    #expect(try scene.value(of: .id("4")) == "down")
    #expect(try scene.exists(.text("0 turns")))
    try scene.expectFilm(from: 0, through: scene.now, fps: 2, showsPointer: true, named: "memory")
    try scene.expectDeterministic(fps: 3)
  }

  @Test func `Songs are added to a board, crossed out and carried`() throws {
    let scene = try TestScene(size: CGSize(width: 600, height: 460)) { SongNight() }
    func carry(_ title: String, by way: CGFloat) throws {
      let frame = try scene.frame(of: .text(title))
      let start = CGPoint(x: frame.midX, y: frame.midY)
      try scene.point(.down, start, at: scene.now + 0.5)
      for share in [0.2, 0.4, 0.6, 0.8, 1] {
        let place = CGPoint(x: start.x + way * share, y: start.y)
        try scene.point(.move, place, at: scene.now + (share < 0.3 ? 0.7 : 0.1))
      }
      try scene.point(.up, CGPoint(x: start.x + way, y: start.y), at: scene.now + 0.1)
      try scene.settle()
    }
    #expect(try !scene.isEnabled(.button("Add")))
    try scene.tap(.textField("Song"), at: 0.2)
    try scene.type("Let It Free")
    try scene.tap(.button("Add"), at: 1)
    try scene.settle()
    #expect(try scene.exists(.text("Waiting 3")))
    try scene.tap(.textField("Song"))
    try scene.type("Ring of Compilers")
    try scene.press(.return)
    try scene.settle()
    #expect(try scene.exists(.text("Waiting 4")))
    try scene.tap(.text("Purple Render"), at: scene.now + 0.3)
    try carry("Born to Draw", by: 260)
    #expect(try scene.exists(.text("Sung 2")))
    try carry("Let It Free", by: 240)
    try carry("Hotel Cairo", by: -260)
    #expect(try scene.exists(.text("Waiting 3")))
    try scene.tap(.text("Let It Free"), at: scene.now + 0.3)
    try scene.tap(.text("Purple Render"), at: scene.now + 0.5)
    try carry("Ring of Compilers", by: 300)
    try scene.tap(.text("Hotel Cairo"), at: scene.now + 0.3)
    try scene.settle()
    #expect(try scene.exists(.text("Waiting 2")))
    #expect(try scene.exists(.text("Sung 3")))
    try scene.expectFilm(from: 0, through: scene.now, fps: 1, showsPointer: true, named: "songs")
    try scene.expectDeterministic(fps: 2)
  }
}
