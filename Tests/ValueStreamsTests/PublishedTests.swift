import Testing

@testable import ValueStreams

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
}

private class Base: ObservableObject {
  var plain = 0 { willSet { objectWillChange.send() } }
}

private final class Derived: Base {
  @Published var extra = 0
}

@Suite("ObservableObject and Published")
struct PublishedTests {
  @Test("the object tells before a property changes")
  func willChange() {
    let model = Model()
    var seen: [Int] = []
    let line = model.objectWillChange.sink { seen.append(model.count) }
    model.count = 1
    model.count = 2
    model.name = "b"
    #expect(seen == [0, 1, 2])
    line.cancel()
    model.count = 3
    #expect(seen == [0, 1, 2])
  }

  @Test("the projection sends the value at hand, then new ones before the property has them")
  func projection() {
    let model = Model()
    var seen: [(Int, Int)] = []
    let line = model.$count.sink { seen.append(($0, model.count)) }
    model.count = 5
    #expect(seen.map(\.0) == [0, 5])
    #expect(seen.map(\.1) == [0, 0])
    #expect(model.count == 5)
    line.cancel()
  }

  @Test("objects without published properties, and those that inherit, have one publisher each")
  func publishers() {
    let (one, other) = (Base(), Base())
    var count = 0
    let line = one.objectWillChange.sink { count += 1 }
    one.plain = 1
    other.plain = 1
    #expect(count == 1)
    let derived = Derived()
    let second = derived.objectWillChange.sink { count += 10 }
    derived.extra = 1
    derived.plain = 1
    #expect(count == 21)
    _ = (line, second)
  }

  @Test("assign sets properties, published ones as long as their object lives")
  func assign() {
    let subject = PassthroughSubject<Int, Never>()
    let model = Model()
    subject.assign(to: &model.$count)
    subject.send(4)
    #expect(model.count == 4)
    let line = subject.assign(to: \.plain, on: Base())
    subject.send(5)
    #expect(model.count == 5)
    line.cancel()
  }

  @Test("publishers of objects that have gone are not kept")
  func lifetime() {
    for _ in 0..<10_000 {
      let base = Base()
      var count = 0
      let line = base.objectWillChange.sink { count += 1 }
      base.plain = 1
      #expect(count == 1)
      _ = line
    }
  }
}
