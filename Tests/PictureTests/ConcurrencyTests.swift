import Foundation
import ShapeShift
import Synchronization
import Testing

/// Rendering on many threads.
@Suite struct ConcurrencyTests {
  /// A picture and the format to write it in.
  private struct Job: Sendable {
    let scene: ParityScene
    let format: PictureFormat
  }

  /// What threads share: the number of the next render, and what went wrong.
  private final class Progress: Sendable {
    let next = Atomic<Int>(0)
    let failures = Mutex<[String]>([])
  }

  private static let renders = 1_000
  private static let threads = 16

  private static let jobs = ParityScene.all.flatMap { scene in
    PictureFormat.allCases.map { Job(scene: scene, format: $0) }
  }

  /// Resolves text, draws and writes; nothing is kept from one render to the next.
  private static func bytes(_ job: Job) throws -> [UInt8] {
    try job.scene.make().encoded(as: job.format, options: RenderOptions(scale: 0.5)).bytes
  }

  @Test func `A thousand renders on many threads equal the serial ones`() throws {
    let expected = try Self.jobs.map(Self.bytes)
    let progress = Progress()
    withThreads(Self.threads) {
      while true {
        let index = progress.next.add(1, ordering: .relaxed).oldValue
        guard index < Self.renders else { return }
        let job = index % Self.jobs.count
        do {
          if try Self.bytes(Self.jobs[job]) != expected[job] {
            progress.failures.withLock {
              $0.append("render \(index): \(Self.jobs[job].scene) as \(Self.jobs[job].format)")
            }
          }
        } catch {
          progress.failures.withLock { $0.append("render \(index): \(error)") }
        }
      }
    }
    #expect(progress.next.load(ordering: .relaxed) >= Self.renders)
    let failures = progress.failures.withLock { $0 }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  /// Runs a body on new threads and waits for all of them.
  private func withThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      let thread = Thread {
        body()
        group.leave()
      }
      thread.start()
    }
    group.wait()
  }
}
