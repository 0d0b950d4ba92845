import Foundation
import Synchronization

/// Files that the engine offers; each is kept for a minute.
final class Downloads: Sendable {
  /// A file.
  struct File: Sendable {
    let name: String
    let type: String
    let bytes: Data
    let end: Date
  }

  private struct Offer: Decodable {
    let id: String
    let name: String
    let type: String
  }

  /// How messages that offer a file begin.
  static let mark = Data("{\"event\":\"file\",".utf8)
  /// For how long a file is kept, in seconds.
  private static let time = 60.0
  /// The most files at a time.
  private static let most = 32

  private let files = Mutex<[String: File]>([:])

  func add(_ json: Data, _ bytes: Data) {
    guard let offer = try? JSONDecoder().decode(Offer.self, from: json) else { return }
    let now = Date()
    let file = File(
      name: offer.name, type: offer.type, bytes: bytes, end: now.addingTimeInterval(Self.time))
    files.withLock { files in
      files = files.filter { $0.value.end > now }
      if files.count >= Self.most, let oldest = files.min(by: { $0.value.end < $1.value.end }) {
        files[oldest.key] = nil
      }
      files[offer.id] = file
    }
  }

  subscript(id: String) -> File? {
    files.withLock { $0[id] }.flatMap { $0.end > Date() ? $0 : nil }
  }
}
