import Foundation
import Testing

@testable import ValueStreams

/// What came out of a publisher.
private final class Record<Value> {
  var values: [Value] = []
  var isFinished = false
  var line: AnyCancellable?

  init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    line = publisher.sink(
      receiveCompletion: { [weak self] _ in self?.isFinished = true },
      receiveValue: { [weak self] in self?.values.append($0) })
  }
}

@Suite("Publishers")
struct PublisherTests {
  @Test("a passthrough subject sends to those that listen, until they stop")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(0)
    let record = Record(subject)
    subject.send(1)
    subject.send(2)
    record.line?.cancel()
    subject.send(3)
    #expect(record.values == [1, 2])
  }

  @Test("a current value comes first")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(5)
    let record = Record(subject)
    subject.value = 6
    #expect(record.values == [5, 6])
    #expect(subject.value == 6)
  }

  @Test("a subject that has ended ends at once for new subscribers")
  func ended() {
    let subject = PassthroughSubject<Int, Never>()
    let before = Record(subject)
    subject.send(completion: .finished)
    subject.send(1)
    let after = Record(subject)
    #expect(before.isFinished && before.values.isEmpty)
    #expect(after.isFinished && after.values.isEmpty)
  }

  @Test("operators on values")
  func values() {
    let numbers = [1, 1, 2, 3, 3, 4].publisher
    #expect(Record(numbers.map { $0 * 2 }).values == [2, 2, 4, 6, 6, 8])
    #expect(Record(numbers.filter { $0 % 2 == 1 }).values == [1, 1, 3, 3])
    #expect(Record(numbers.removeDuplicates()).values == [1, 2, 3, 4])
    #expect(Record(numbers.compactMap { $0 > 2 ? "\($0)" : nil }).values == ["3", "3", "4"])
    #expect(Record(numbers.scan(0, +)).values == [1, 2, 4, 7, 10, 14])
    #expect(Record(numbers.dropFirst(4)).values == [3, 4])
    #expect(Record(numbers.drop { $0 < 3 }).values == [3, 3, 4])
    #expect(Record([1, nil].publisher.replaceNil(with: 7)).values == [1, 7])
  }

  @Test("operators that end")
  func limits() {
    let numbers = (1...5).publisher
    let record = Record(numbers.prefix(2))
    #expect(record.values == [1, 2] && record.isFinished)
    #expect(Record(numbers.prefix { $0 < 4 }).values == [1, 2, 3])
    #expect(Record(numbers.first { $0 > 2 }).values == [3])
    #expect(Record(numbers.collect()).values == [[1, 2, 3, 4, 5]])
    #expect(Record(numbers.reduce(0, +)).values == [15])
    #expect(Record(numbers.count()).values == [5])
    #expect(Record(numbers.last()).values == [5])
    #expect(Record(numbers.prefix(0)).isFinished)
  }

  @Test("operators on several publishers")
  func several() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let merged = Record(left.merge(with: right))
    let latest = Record(left.combineLatest(right) { $0 * 10 + $1 })
    let pairs = Record(left.zip(right).map { $0.0 * 10 + $0.1 })
    left.send(1)
    left.send(2)
    right.send(3)
    right.send(4)
    #expect(merged.values == [1, 2, 3, 4])
    #expect(latest.values == [23, 24])
    #expect(pairs.values == [13, 24])
    left.send(completion: .finished)
    #expect(!merged.isFinished)
    right.send(completion: .finished)
    #expect(merged.isFinished)
  }

  @Test("publishers of publishers")
  func nested() {
    let doubled = [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }
    #expect(Record(doubled).values == [1, 10, 2, 20])
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let record = Record(outer.switchToLatest())
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(record.values == [1, 3])
  }

  @Test("failures")
  func failures() {
    struct Flaw: Error {}
    let failing = [1, 2, 3].publisher.tryMap { value in
      if value == 3 { throw Flaw() }
      return value
    }
    #expect(Record(failing.replaceError(with: -1)).values == [1, 2, -1])
    #expect(Record(failing.catch { _ in [8, 9].publisher }).values == [1, 2, 8, 9])
    #expect(Record(Fail<Int, Flaw>(error: Flaw()).replaceError(with: 4)).values == [4])
  }

  @Test("a future sends its value to all")
  func future() {
    let future = Future<Int, Never> { $0(.success(3)) }
    #expect(Record(future).values == [3])
    #expect(Record(future).isFinished)
  }

  @Test("a demand is kept")
  func demand() {
    final class Two: Subscriber {
      var values: [Int] = []
      func receive(subscription: any Subscription) { subscription.request(.max(2)) }
      func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let two = Two()
    (1...9).publisher.filter { $0 > 3 }.subscribe(two)
    #expect(two.values == [4, 5])
    #expect(Subscribers.Demand.unlimited > .max(7))
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
  }

  @Test("a shared publisher is subscribed to once")
  func share() {
    var count = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in count += 1 }).share()
    let (first, second) = (Record(shared), Record(shared))
    subject.send(1)
    #expect(count == 1)
    #expect(first.values == [1] && second.values == [1])
  }

  @Test("subscriptions stop with the set that keeps them")
  func store() {
    let subject = PassthroughSubject<Int, Never>()
    var sum = 0
    var kept: Set<AnyCancellable> = []
    subject.sink { sum += $0 }.store(in: &kept)
    subject.send(1)
    kept = []
    subject.send(2)
    #expect(sum == 1)
  }
}
