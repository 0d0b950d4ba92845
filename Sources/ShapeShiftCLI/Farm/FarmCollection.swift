import FileStorage
import Foundation
import ShapeShift
import ShapeShiftDocuments

/// Looks at what is drawn until all of it is, and hands out again what is not.
@MainActor
final class FarmCollection {
  /// What a look at the pictures of a chunk found.
  struct Lack: Equatable {
    var missing: [Int] = []
    var differing: [Int] = []
    /// Lines that failed, and why.
    var failed: [Int: String] = [:]
    /// Whether the command after the chunk has not done its work.
    var isUncarried = false

    var isNone: Bool {
      missing.isEmpty && differing.isEmpty && failed.isEmpty && !isUncarried
    }
  }

  let site: FarmSite
  private let console: Console
  private let workers: Int
  /// What was looked at and is as its book says, by places.
  private(set) var good: [Int: FarmEntry] = [:]
  private var told: Set<String> = []

  init(_ site: FarmSite, _ console: Console, workers: Int) {
    (self.site, self.console, self.workers) = (site, console, workers)
  }

  private var plan: FarmPlan { site.plan }

  // MARK: Looking

  /// What is lacking, by chunks; every picture that was not looked at yet is hashed.
  func look() async throws -> [Int: Lack] {
    let books = try site.job.books()
    for sentence in books.refused where told.insert(sentence).inserted {
      console.warn("\(site.job.folder): \(sentence); treated as not rendered")
    }
    strangers = books.strangers
    var lacks: [Int: Lack] = [:]
    var unread: [Int] = []
    for place in 0..<plan.count where good[place] == nil {
      let chunk = plan.chunk(of: place)
      if let problem = books.entries[place]?.problem {
        lacks[chunk, default: Lack()].failed[place] = problem
      } else if books.entries[place] != nil {
        unread.append(place)
      } else {
        lacks[chunk, default: Lack()].missing.append(place)
      }
    }
    let folder = FrameFolder(site.job.folder)
    try await OrderedWork(workers: workers).run(
      over: unread,
      prepare: { place in
        guard !Signals.isInterrupted else { throw Failure(.interrupted) }
        return books.entries[place]
      },
      work: { entry in entry.flatMap { Self.digest(of: $0, in: folder) } },
      deliver: { place, digest in
        let chunk = self.plan.chunk(of: place)
        guard let digest else {
          lacks[chunk, default: Lack()].missing.append(place)
          return
        }
        guard let entry = books.entries[place], digest == entry.sha256 else {
          lacks[chunk, default: Lack()].differing.append(place)
          return
        }
        self.good[place] = entry
      })
    try lookAtCarried(&lacks)
    return lacks
  }

  private var strangers: Set<Int> = []

  nonisolated private static func digest(
    of entry: FarmEntry, in folder: FrameFolder
  ) -> String? {
    (try? folder.bytes(of: entry.file)).map { SHA256.hexDigest(of: $0) }
  }

  /// A chunk whose command afterwards failed, or never ran, is not done.
  private func lookAtCarried(_ lacks: inout [Int: Lack]) throws(Failure) {
    guard plan.afterShard != nil else { return }
    for chunk in 0..<plan.chunks where !site.folder.reports(of: chunk).contains(where: \.isDone) {
      lacks[chunk, default: Lack()].isUncarried = true
    }
  }

  // MARK: Handing out again

  /// Removes what must not be kept, so that exactly that is drawn again.
  func invalidate(_ lack: Lack) {
    for place in lack.differing + lack.missing.filter(strangers.contains) {
      guard let file = site.job.file(at: place) else { continue }
      FileSystem.remove("\(site.job.folder)/\(file)")
    }
  }

  /// What is known of why a chunk is not done, in a sentence.
  func reason(_ chunk: Int, _ lack: Lack) -> String {
    var parts: [String] = []
    if !lack.missing.isEmpty { parts.append("\(lack.missing.count) missing") }
    if !lack.differing.isEmpty { parts.append("\(lack.differing.count) differ") }
    if !lack.failed.isEmpty { parts.append("\(lack.failed.count) failed") }
    if lack.isUncarried, parts.isEmpty { parts.append("the --after-shard command has not run") }
    return parts.joined(separator: ", ")
      + (cause(of: chunk).map { "; \($0)" } ?? "; no node has reported on it")
  }

  /// What the last node said that was at a chunk.
  func cause(of chunk: Int) -> String? {
    guard let last = site.folder.reports(of: chunk).last else { return nil }
    switch last.event {
    case .begun: return "\(last.node) started this chunk but never reported a result"
    case .done: return "\(last.node) reported it as done"
    case .failed: return "\(last.node) failed: \(last.reason ?? "")"
    case .refused: return "\(last.node) refused it: \(last.reason ?? "")"
    }
  }

  /// Nodes that said they would draw other pictures, and have not drawn anything since.
  func strangeNodes(_ chunks: some Sequence<Int>) -> [String] {
    var nodes: Set<String> = []
    for chunk in chunks {
      for report in site.folder.reports(of: chunk) {
        switch report.event {
        case .refused: nodes.insert(report.node)
        case .done: nodes.remove(report.node)
        case .begun, .failed: continue
        }
      }
    }
    return nodes.sorted()
  }

  /// Whether all that is wrong with a chunk are lines that failed twice alike.
  func isFinal(_ chunk: Int, _ lack: Lack) -> Bool {
    guard lack.missing.isEmpty, lack.differing.isEmpty, !lack.failed.isEmpty else { return false }
    return site.folder.reports(of: chunk).count { $0.event == .failed || $0.event == .done } >= 2
  }
}

extension FarmReport {
  var isDone: Bool { event == .done }
}
