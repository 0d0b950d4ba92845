import NIOCore

/// Hands out cards: those that it has, and those that it has drawn.
///
/// A card is drawn once, however many ask for it at a time, and so many are drawn at a time; who comes when too many
/// wait is sent away.
actor CardDesk {
  /// So many wait to be drawn that one more would wait too long.
  struct Busy: Error {}

  nonisolated let renderer: CardRenderer
  private var cache = CardCache(capacity: 64 << 20)
  private var underway: [String: Task<ByteBuffer, any Error>] = [:]

  /// The most cards that are drawn or wait for it.
  private static let mostUnderway = 64

  init(_ renderer: CardRenderer) { self.renderer = renderer }

  /// The file of a card.
  func card(_ title: String) async throws -> ByteBuffer {
    if let known = cache[title] { return known }
    if let task = underway[title] { return try await task.value }
    guard underway.count < Self.mostUnderway else { throw Busy() }
    let task = Task { ByteBuffer(bytes: try await renderer.draw(title)) }
    underway[title] = task
    defer { underway[title] = nil }
    let card = try await task.value
    cache[title] = card
    return card
  }
}
