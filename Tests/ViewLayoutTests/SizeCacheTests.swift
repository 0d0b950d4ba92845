import Foundation
import Testing
import ViewLayout

@Suite("SizeCache")
struct SizeCacheTests {
  @Test("A stored size is found again, by the exact proposal")
  func finds() {
    var cache = SizeCache()
    #expect(cache.size(for: .zero) == nil)
    cache.store(CGSize(width: 1, height: 2), for: .zero)
    cache.store(CGSize(width: 3, height: 4), for: .unspecified)
    #expect(cache.size(for: .zero) == CGSize(width: 1, height: 2))
    #expect(cache.size(for: .unspecified) == CGSize(width: 3, height: 4))
    #expect(cache.size(for: .infinity) == nil)
    #expect(cache.hits == 2)
    #expect(cache.misses == 2)
  }

  @Test("The oldest size makes room for a new one")
  func replaces() {
    var cache = SizeCache(capacity: 2)
    for width in 0..<3 {
      let proposal = ProposedViewSize(width: CGFloat(width), height: nil)
      cache.store(CGSize(width: width, height: 0), for: proposal)
    }
    #expect(cache.size(for: ProposedViewSize(width: 0, height: nil)) == nil)
    #expect(cache.size(for: ProposedViewSize(width: 1, height: nil))?.width == 1)
    #expect(cache.size(for: ProposedViewSize(width: 2, height: nil))?.width == 2)
  }

  @Test("A proposal that is no number is found again, and is not nil")
  func nan() {
    var cache = SizeCache()
    let odd = ProposedViewSize(width: .nan, height: 0)
    cache.store(CGSize(width: 5, height: 5), for: odd)
    #expect(cache.size(for: odd) != nil)
    #expect(cache.size(for: ProposedViewSize(width: nil, height: 0)) == nil)
    cache.removeAll()
    #expect(cache.size(for: odd) == nil)
  }
}
