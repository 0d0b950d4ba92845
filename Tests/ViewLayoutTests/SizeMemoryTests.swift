import Foundation
import Testing
import ViewLayout

@Suite("SizeMemory")
struct SizeMemoryTests {
  @Test("A stored size is found again, by the exact proposal")
  func finds() {
    let memory = SizeMemory()
    #expect(memory.size(for: .zero) == nil)
    memory.store(CGSize(width: 1, height: 2), for: .zero)
    memory.store(CGSize(width: 3, height: 4), for: .unspecified)
    #expect(memory.size(for: .zero) == CGSize(width: 1, height: 2))
    #expect(memory.size(for: .unspecified) == CGSize(width: 3, height: 4))
    #expect(memory.size(for: .infinity) == nil)
  }

  @Test("The oldest size makes room for a new one")
  func replaces() {
    let memory = SizeMemory(capacity: 2)
    for width in 0..<3 {
      let proposal = ProposedViewSize(width: CGFloat(width), height: nil)
      memory.store(CGSize(width: width, height: 0), for: proposal)
    }
    #expect(memory.size(for: ProposedViewSize(width: 0, height: nil)) == nil)
    #expect(memory.size(for: ProposedViewSize(width: 1, height: nil))?.width == 1)
    #expect(memory.size(for: ProposedViewSize(width: 2, height: nil))?.width == 2)
  }

  @Test("A proposal that is no number is found again, and is not nil")
  func nan() {
    let memory = SizeMemory()
    let odd = ProposedViewSize(width: .nan, height: 0)
    memory.store(CGSize(width: 5, height: 5), for: odd)
    #expect(memory.size(for: odd) != nil)
    #expect(memory.size(for: ProposedViewSize(width: nil, height: 0)) == nil)
    memory.removeAll()
    #expect(memory.size(for: odd) == nil)
  }

  @Test("There is room for as many sizes as were asked for, however few there are at first")
  func grows() {
    let memory = SizeMemory(capacity: 40)
    for width in 0..<41 {
      let proposal = ProposedViewSize(width: CGFloat(width), height: nil)
      memory.store(CGSize(width: width, height: 0), for: proposal)
    }
    for width in 1..<41 {
      let proposal = ProposedViewSize(width: CGFloat(width), height: nil)
      #expect(memory.size(for: proposal)?.width == CGFloat(width))
    }
    #expect(memory.size(for: ProposedViewSize(width: 0, height: nil)) == nil)
  }

  @Test("What all answers meet is known as long as none was forgotten")
  func conditions() {
    let memory = SizeMemory(capacity: 2)
    #expect(memory.answersSatisfy { _, _ in false })
    memory.store(CGSize(width: 1, height: 2), for: .zero)
    memory.store(CGSize(width: 1, height: 4), for: .unspecified)
    #expect(memory.answersSatisfy { $1.width == 1 })
    #expect(!memory.answersSatisfy { $1.height == 2 })
    #expect(!memory.answersSatisfy { proposal, _ in proposal == .zero })
    memory.store(CGSize(width: 1, height: 4), for: .infinity)
    #expect(!memory.answersSatisfy { $1.width == 1 })
    memory.removeAll()
    #expect(memory.answersSatisfy { _, _ in false })
  }
}
