import Foundation
import Synchronization

/// Results of tasks that run on all cores, in the order of the tasks.
package struct ConcurrentResults<Value: Sendable>: Sendable {
  package let values: [Value]

  /// Runs `count` tasks.
  package init(count: Int, _ task: @Sendable (Int) -> Value) {
    guard count > 1 else {
      values = (0..<count).map { task($0) }
      return
    }
    let results = Mutex([Value?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let value = task(index)
      results.withLock { $0[index] = value }
    }
    values = results.withLock { $0 }.compactMap { $0 }
  }
}
