import Foundation
import Testing

@testable import ValueStreams

@Suite("Publishers under the names of their types, and their ends")
struct SeveralTests {
  /// What a publisher sends at once.
  private func values<P: Publisher>(_ publisher: P) -> [P.Output] where P.Failure == Never {
    var values: [P.Output] = []
    let line = publisher.sink { values.append($0) }
    line.cancel()
    return values
  }

  private let some = [1, 2, 3].publisher

  @Test("last values of two, three and four")
  func combined() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    var seen: [String] = []
    let lines = [
      Publishers.CombineLatest(a, b).sink { seen.append("\($0)\($1)") },
      Publishers.CombineLatest3(a, b, a).sink { seen.append("\($0)\($1)\($2)") },
      Publishers.CombineLatest4(a, b, a, b).sink { seen.append("\($0)\($1)\($2)\($3)") },
    ]
    #expect(seen == ["12", "121", "1212"])
    seen = []
    b.send(5)
    #expect(seen == ["15", "151", "1512", "1515"])
    for line in lines { line.cancel() }
  }

  @Test("several publishers as they come, and in pairs")
  func merged() {
    #expect(values(Publishers.Merge(some, some)) == [1, 2, 3, 1, 2, 3])
    #expect(values(Publishers.Merge3(some, Just(4), Just(5))).sorted() == [1, 2, 3, 4, 5])
    #expect(values(Publishers.MergeMany([Just(1), Just(2)])) == [1, 2])
    #expect(values(Publishers.Zip(some, Just("a"))).map { "\($0.0)\($0.1)" } == ["1a"])
    #expect(values(Publishers.Zip3(some, some, some)).map { $0.0 + $0.1 + $0.2 } == [3, 6, 9])
    #expect(values(some.zip(some) { $0 * $1 }) == [1, 4, 9])
  }

  @Test("values before and behind, in arrays, and in place of none")
  func around() {
    #expect(values(some.append(4, 5)) == [1, 2, 3, 4, 5])
    #expect(values(some.prepend(0)) == [0, 1, 2, 3])
    #expect(values(some.prepend(Just(9)).append(Just(8))) == [9, 1, 2, 3, 8])
    #expect(values(some.collect(2)) == [[1, 2], [3]])
    #expect(values(some.filter { $0 > 3 }.replaceEmpty(with: 7)) == [7])
    #expect(values(some.replaceEmpty(with: 7)) == [1, 2, 3])
    #expect(values(some.output(at: 1)) == [2])
    #expect(values(some.ignoreOutput()).isEmpty)
  }

  @Test("questions about all values")
  func questions() {
    #expect(values(some.contains(2)) == [true])
    #expect(values(some.contains { $0 > 5 }) == [false])
    #expect(values(some.allSatisfy { $0 > 0 }) == [true])
    #expect(values(some.allSatisfy { $0 > 1 }) == [false])
    #expect(values([2, 1, 3].publisher.min()) == [1])
    #expect(values([2, 3, 1].publisher.max()) == [3])
    #expect(values(some.last { $0 < 3 }) == [2])
    #expect(values(Int?.none.publisher) == [])
    #expect(values(Int?.some(4).publisher) == [4])
  }

  @Test("a failure is tried again so many times")
  func retries() {
    var tries = 0
    let failing = Deferred { () -> AnyPublisher<Int, URLError> in
      tries += 1
      guard tries >= 3 else { return AnyPublisher(Fail(error: URLError(.unknown))) }
      return AnyPublisher(Just(tries).setFailureType(to: URLError.self))
    }
    #expect(values(failing.retry(2).replaceError(with: 0)) == [3])
    tries = 0
    #expect(values(failing.retry(1).replaceError(with: 0)) == [0])
  }

  @Test("closures that throw, and what is read of JSON")
  func throwing() {
    let failed = some.tryFilter { if $0 > 2 { throw URLError(.unknown) } else { $0 > 1 } }
    #expect(values(failed.replaceError(with: 0)) == [2, 0])
    #expect(values(some.tryScan(0, +).replaceError(with: 0)) == [1, 3, 6])
    let read = Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
    #expect(values(read.replaceError(with: [])) == [[1, 2]])
    let odd = Just(Data("[".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
    #expect(values(odd.replaceError(with: [7])) == [[7]])
    let written = Just([1]).encode(encoder: JSONEncoder()).replaceError(with: Data())
    #expect(values(written) == [Data("[1]".utf8)])
    let other = Just(1).flatMap { _ in Fail<Int, URLError>(error: URLError(.unknown)) }
    #expect(values(other.replaceError(with: 5)) == [5])
  }

  @Test("the end of a line is told to who watches it")
  func watched() {
    var told: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let line = subject.handleEvents(
      receiveCancel: { told.append("cancel") }, receiveRequest: { _ in told.append("request") }
    ).sink { told.append("\($0)") }
    subject.send(1)
    line.cancel()
    #expect(told == ["request", "1", "cancel"])
  }

  @Test("values for tasks, until the end")
  func tasks() async {
    var seen: [Int] = []
    for await value in some.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
  }

  @Test("what is posted comes to who waits for it")
  func notifications() async {
    let (center, name) = (NotificationCenter(), Notification.Name("posted"))
    let posted = center.notifications(named: name)
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: name, object: nil, userInfo: ["n": 2])
    var seen: [Int] = []
    for await notification in posted.prefix(2) {
      seen.append(notification.userInfo?["n"] as? Int ?? 0)
    }
    #expect(seen == [1, 2])
  }
}
