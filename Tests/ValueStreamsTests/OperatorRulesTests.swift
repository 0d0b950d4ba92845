import Foundation
import Testing

@testable import ValueStreams

/// What operators do with time and demand.
///
/// Source: the documentation of Combine, and OpenCombine, whose tests run against Combine too.
@Suite("Operators by Combine's rules")
struct OperatorRulesTests {
  /// What comes out of an operator on a subject that sends numbers at their tenths of a second, 0 for its end.
  private func marbles(
    _ sent: [(tenths: Int, value: Int)],
    _ operate: (PassthroughSubject<Int, Never>) -> AnyPublisher<Int, Never>
  ) -> [String] {
    let (stage, subject) = (Stage(), PassthroughSubject<Int, Never>())
    var (seen, now) = ([String](), 0)
    var line: AnyCancellable?
    stage.run {
      line = operate(subject).sink { _ in
        seen.append("\(now):end")
      } receiveValue: {
        seen.append("\(now):\($0)")
      }
    }
    for tenth in 0...60 {
      now = tenth
      stage.move(to: Double(tenth) / 10 + 1e-6)
      stage.run {
        for (_, value) in sent.filter({ $0.tenths == tenth }) {
          if value == 0 { subject.send(completion: .finished) } else { subject.send(value) }
        }
      }
      // What is planned for this very moment.
      stage.move(to: Double(tenth) / 10 + 2e-6)
    }
    withExtendedLifetime(line) {}
    return seen
  }

  @Test(
    "debounce waits for a pause, and loses what waits at the end",
    arguments: [
      ([(0, 1), (2, 2), (10, 3)], ["8:2", "16:3"]),
      ([(0, 1), (10, 0)], ["6:1", "10:end"]),
      ([(0, 1), (3, 0)], ["3:end"]),
      ([(3, 0)], ["3:end"]),
    ] as [([(tenths: Int, value: Int)], [String])])
  func debounce(sent: [(tenths: Int, value: Int)], seen: [String]) {
    #expect(
      marbles(sent) {
        $0.debounce(for: .seconds(0.55), scheduler: RunLoop.main).eraseToAnyPublisher()
      } == seen)
  }

  @Test(
    "throttle sends the first at once, then one for each interval",
    arguments: [
      (true, [(0, 1), (2, 2), (4, 3), (20, 4)], ["0:1", "10:3", "20:4"]),
      (false, [(0, 1), (2, 2), (4, 3), (20, 4)], ["0:1", "10:2", "20:4"]),
      (true, [(0, 1), (2, 2), (3, 0)], ["0:1", "10:2", "10:end"]),
      (true, [(0, 1), (3, 0)], ["0:1", "3:end"]),
      (false, [(5, 1), (30, 2), (31, 3)], ["5:1", "30:2", "40:3"]),
      (true, [(0, 1), (0, 2)], ["0:2"]),
    ] as [(Bool, [(tenths: Int, value: Int)], [String])])
  func throttle(latest: Bool, sent: [(tenths: Int, value: Int)], seen: [String]) {
    #expect(
      marbles(sent) {
        $0.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: latest)
          .eraseToAnyPublisher()
      } == seen)
  }

  @Test("nothing arrives after a debounced or throttled line was cancelled")
  func cancelled() {
    for isDebounced in [true, false] {
      let (stage, subject) = (Stage(), PassthroughSubject<Int, Never>())
      var (seen, line) = ([Int](), AnyCancellable?.none)
      stage.run {
        let publisher =
          isDebounced
          ? subject.debounce(for: .seconds(1), scheduler: RunLoop.main).eraseToAnyPublisher()
          : subject.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
            .eraseToAnyPublisher()
        line = publisher.sink { seen.append($0) }
        subject.send(1)
      }
      line?.cancel()
      line = nil
      stage.move(to: 5)
      #expect(seen.isEmpty)
    }
  }

  private static let names = ["merge", "flatMap", "flatMap of one at a time", "zip", "catch"]

  private static func several(_ name: String) -> (AnyPublisher<Int, Never>, [Int]) {
    let (low, high) = ((1...3).publisher, (11...13).publisher)
    let pair = { (value: Int) in [value * 10, value * 10 + 1].publisher }
    switch name {
    case "merge":
      return (low.merge(with: high).eraseToAnyPublisher(), [1, 11, 2, 12, 3, 13])
    case "flatMap":
      return (low.flatMap(pair).eraseToAnyPublisher(), [10, 20, 30, 11, 21, 31])
    case "flatMap of one at a time":
      let one = low.flatMap(maxPublishers: .max(1), pair)
      return (one.eraseToAnyPublisher(), [10, 11, 20, 21, 30, 31])
    case "zip":
      return (low.zip(high).map { $0 * 100 + $1 }.eraseToAnyPublisher(), [111, 212, 313])
    default:
      let failing = low.tryMap { (value: Int) throws -> Int in
        if value == 2 { throw Fault() }
        return value
      }
      return (failing.catch { _ in high }.eraseToAnyPublisher(), [1, 11, 12, 13])
    }
  }

  struct Fault: Error {}

  @Test("no more comes than is asked for, and nothing is lost", arguments: names)
  func demand(name: String) {
    let (publisher, values) = Self.several(name)
    let witness = Witness<Int, Never>()
    publisher.subscribe(witness)
    #expect(witness.values.isEmpty)
    for index in values.indices {
      #expect(!witness.hasEnded)
      witness.request(1)
      #expect(witness.values == Array(values[...index]))
    }
    #expect(witness.hasEnded)
  }

  @Test("all that is asked for comes at once, with each value one more", arguments: names)
  func chain(name: String) {
    let (publisher, values) = Self.several(name)
    let witness = Witness<Int, Never>(more: .max(1))
    publisher.subscribe(witness)
    witness.request(1)
    #expect(witness.values.sorted() == values.sorted() && witness.hasEnded)
    let all = Kept([Int]())
    let line = publisher.sink { all.value.append($0) }
    #expect(all.value.sorted() == values.sorted())
    line.cancel()
  }

  @Test("an endless publisher ends when enough was taken")
  func endless() {
    var taken: [Int] = []
    let line = (1...).publisher.merge(with: (101...).publisher).prefix(3).sink { taken.append($0) }
    #expect(taken == [1, 2, 3])
    line.cancel()
    let witness = Witness<(Int, Int), Never>()
    (1...).publisher.zip((101...).publisher).subscribe(witness)
    witness.request(2)
    #expect(witness.values.map { [$0.0, $0.1] } == [[1, 101], [2, 102]])
    witness.cancel()
  }

  @Test("the last of several publishers alone is listened to")
  func latest() {
    let (outer, first, second) = (
      PassthroughSubject<PassthroughSubject<Int, Never>, Never>(),
      PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()
    )
    var (seen, hasEnded) = ([Int](), false)
    let line = outer.switchToLatest().sink { _ in
      hasEnded = true
    } receiveValue: {
      seen.append($0)
    }
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    first.send(completion: .finished)
    #expect(seen == [1, 3] && !hasEnded)
    second.send(completion: .finished)
    #expect(hasEnded)
    line.cancel()
  }
}
