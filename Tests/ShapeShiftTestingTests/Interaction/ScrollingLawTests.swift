import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

@MainActor
@Suite("Laws of scrolling")
struct ScrollingLawTests {
  /// Columns of lazy rows beside each other in pages, with rows of rows in them.
  private struct Nested: View {
    @State private var count = 0

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3) { page in
            ScrollView {
              LazyVStack(spacing: 4) {
                ForEach(0..<200) { row in
                  if row % 7 == 3 {
                    ScrollView(.horizontal) {
                      HStack {
                        ForEach(0..<12) {
                          Color(hue: Double($0) / 12, saturation: 1, brightness: 1).frame(
                            width: 60, height: 40)
                        }
                      }
                    }
                  } else {
                    Color(white: Double(row % 10) / 10)
                      .frame(height: CGFloat(20 + (row * 7 + page) % 30))
                      .onTapGesture { count += 1 }
                      .onAppear { if row % 11 == 0 { count += 1 } }
                  }
                }
              }
            }
            .frame(width: 220)
          }
        }
      }
      .overlay { Text("\(count)").allowsHitTesting(false) }
    }
  }

  /// Random numbers that are the same in every run.
  ///
  /// Source: Steele, Lea and Flood, SplitMix64.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z >> 31)
    }
  }

  @Test(
    "Random flings, wheels and touches: each picture alone, backwards and after a replay is the forward one",
    arguments: 1...6)
  func anyOrder(seed: Int) throws {
    var random = Numbers(state: UInt64(seed))
    func make() throws -> TestScene {
      try TestScene(size: CGSize(width: 300, height: 300)) { Nested() }
    }
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let live = try make()
    for _ in 0..<12 {
      let start = CGPoint(x: number(10...290), y: number(10...290))
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        try live.scroll(
          at: start,
          by: CGSize(width: number(-80...80).rounded(), height: number(-300...300).rounded()))
      case 1: try live.tap(start)
      default:
        let end = CGPoint(x: start.x + number(-200...200), y: start.y + number(-250...250))
        try live.drag(from: start, to: end, during: number(0.05...0.3))
      }
      try live.advance(by: number(0...0.7))
    }
    let times = (0..<24).map { _ in number(0...live.now + 2) }.sorted()
    let alone = try times.map { time in
      let scene = try make()
      try scene.replay(live.log)
      return try scene.displayList(at: time)
    }
    let forward = try times.map { try live.displayList(at: $0) }
    #expect(forward == alone)
    #expect(try times.reversed().map { try live.displayList(at: $0) } == forward.reversed())
    #expect(Set(forward.map { $0.dump() }).count > 6)
  }
}
