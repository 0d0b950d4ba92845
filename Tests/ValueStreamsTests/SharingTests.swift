import Foundation
import Testing

@testable import ValueStreams

/// A publisher that counts how often it was started and let go of.
private final class Source: ConnectablePublisher {
  typealias Output = Int
  typealias Failure = Never
  let subject = PassthroughSubject<Int, Never>()
  var subscriptions = 0
  var cancellations = 0
  var connections = 0
  var disconnections = 0

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subscriptions += 1
    subject.receive(
      subscriber: Relay<Int, Never>(
        subscription: { line in
          subscriber.receive(
            subscription: CountedLine(line: line) { [weak self] in self?.cancellations += 1 })
        },
        value: { subscriber.receive($0) },
        completion: { subscriber.receive(completion: $0) }))
  }

  func connect() -> any Cancellable {
    connections += 1
    return AnyCancellable { [weak self] in self?.disconnections += 1 }
  }
}

private struct CountedLine: Subscription {
  let line: any Subscription
  let note: () -> Void

  func request(_ demand: Subscribers.Demand) { line.request(demand) }

  func cancel() {
    note()
    line.cancel()
  }
}

@Suite("Sharing, pairs and delays")
struct SharingTests {
  @Test("autoconnect connects once for all and stops with the last one")
  func autoconnect() {
    let source = Source()
    let shared = source.autoconnect()
    var heard: [Int] = []
    let first = shared.sink { heard.append($0) }
    let second = shared.sink { heard.append($0 * 10) }
    #expect(source.connections == 1)
    source.subject.send(1)
    #expect(heard == [1, 10])
    first.cancel()
    first.cancel()
    #expect(source.disconnections == 0)
    second.cancel()
    #expect(source.disconnections == 1)
    let third = shared.sink { _ in }
    #expect(source.connections == 2)
    third.cancel()
    #expect(source.disconnections == 2)
  }

  @Test("a timer ticks once for each of its subscribers")
  func timer() {
    let stage = Stage()
    var heard: [String] = []
    var lines: [AnyCancellable] = []
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    stage.run {
      timer.sink { _ in heard.append("a") }.store(in: &lines)
      timer.sink { _ in heard.append("b") }.store(in: &lines)
    }
    stage.move(to: 2.5)
    #expect(heard == ["a", "b", "a", "b"])
    lines = []
    stage.move(to: 10)
    #expect(heard.count == 4)
  }

  @Test("what is let go of is freed")
  func release() {
    weak var connected: Publishers.Autoconnect<Source>?
    weak var shared: Publishers.Share<Source>?
    let source = Source()
    do {
      let (one, two) = (source.autoconnect(), source.share())
      (connected, shared) = (one, two)
      let lines = [one.sink { _ in }, two.sink { _ in }]
      for line in lines { line.cancel() }
    }
    #expect(connected == nil)
    #expect(shared == nil)
  }

  @Test("share starts with the first, lets go with the last, and lives while somebody listens")
  func share() {
    let source = Source()
    let shared = source.share()
    var heard: [Int] = []
    let first = shared.sink { heard.append($0) }
    let second = shared.sink { heard.append($0 * 10) }
    source.subject.send(1)
    #expect(source.subscriptions == 1)
    first.cancel()
    #expect(source.cancellations == 0)
    second.cancel()
    #expect(source.cancellations == 1)
    let third = source.share().sink { heard.append($0) }
    source.subject.send(2)
    third.cancel()
    #expect(heard == [1, 10, 2])
    #expect(source.cancellations == 2)
  }

  @Test("share of what ends at once ends each subscriber")
  func shareOfSequence() {
    let shared = [1, 2].publisher.share()
    var heard: [Int] = []
    var ends = 0
    let lines = (0..<2).map { _ in
      shared.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { heard.append($0) })
    }
    #expect(heard == [1, 2])
    #expect(ends == 2)
    _ = lines
  }

  @Test("zip ends when a side has ended and nothing of it waits")
  func zip() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var heard: [String] = []
    let line = left.zip(right).sink(
      receiveCompletion: { _ in heard.append("end") }, receiveValue: { heard.append("\($0)\($1)") })
    left.send(1)
    left.send(2)
    left.send(completion: .finished)
    right.send(3)
    #expect(heard == ["13"])
    right.send(4)
    #expect(heard == ["13", "24", "end"])
    right.send(5)
    #expect(heard.count == 3)
    _ = line
  }

  @Test("zip ends at once when a side ends that nothing waits of")
  func zipOfEmpty() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var ends = 0
    let line = left.zip(right).sink(
      receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
    left.send(1)
    right.send(completion: .finished)
    #expect(ends == 1)
    _ = line
  }

  @Test("delay brings the value, and then the end, later")
  func delay() {
    let stage = Stage()
    var heard: [String] = []
    var line: AnyCancellable?
    stage.run {
      line = Just(1).delay(for: .seconds(2), scheduler: DispatchQueue.main).sink(
        receiveCompletion: { _ in heard.append("end") }, receiveValue: { heard.append("\($0)") })
    }
    stage.move(to: 1.9)
    #expect(heard.isEmpty)
    stage.move(to: 2)
    #expect(heard == ["1", "end"])
    _ = line
  }

  @Test("what is cancelled under way does not arrive")
  func delayCancelled() {
    let stage = Stage()
    var count = 0
    stage.run {
      let line = Just(1).delay(for: .seconds(2), scheduler: DispatchQueue.main)
        .sink(receiveCompletion: { _ in count += 1 }, receiveValue: { _ in count += 1 })
      line.cancel()
    }
    stage.move(to: 3)
    #expect(count == 0)
  }
}
