import Foundation
import TestSupport
import Testing
import VectorGeometry
import ViewLayout

@testable import ViewTree

/// The rows of a `ForEach` that exist.
@Suite("Existing and missing rows")
@MainActor
struct RowCoverTests {
  private final class Owner: AnyViewNode {}

  private let owner = Owner()
  private let session = LayoutSession(shaper: FixedWidthTextShaper(), scale: 1)

  private func gap(_ rows: Range<Int>, _ length: CGFloat) -> RowGap {
    let gap = RowGap(owner: owner, session: session)
    (gap.rows, gap.length) = (rows, length)
    return gap
  }

  /// Rows of which some are missing, 10 points each with 2 points between them.
  private func cover(_ limit: Int, without gaps: Range<Int>...) -> RowCover {
    RowCover(limit: limit, gaps: gaps.map { gap($0, CGFloat($0.count) * 12 - 2) })
  }

  private func isMissing(_ cover: RowCover, in count: Int) -> [Int] {
    (0..<count).filter { !cover.contains($0) }
  }

  @Test("Runs and offsets leave out the gaps")
  func runs() {
    let cover = cover(12, without: 2..<5, 8..<10)
    #expect(cover.runs(of: 20) == [0..<2, 5..<8, 10..<12])
    #expect((0..<7).map { cover.offset(ofRow: $0) } == [0, 1, 5, 6, 7, 10, 11])
    #expect(isMissing(cover, in: 14) == [2, 3, 4, 8, 9, 12, 13])
    #expect(cover.gap(beforeRow: 2)?.rows == 2..<5 && cover.gap(beforeRow: 3) == nil)
    #expect(cover.missingCount == 5 && cover.lastGap == nil)
    #expect(self.cover(10, without: 0..<3, 8..<10).lastGap?.rows == 8..<10)
  }

  @Test("Rows that are created leave the estimated positions of the others")
  func removing() throws {
    let estimate = RowEstimate(pitch: 12, spacing: 2)
    for (rows, rest) in [(2..<4, [4..<8]), (6..<8, [2..<6]), (4..<5, [2..<4, 5..<8]), (2..<8, [])] {
      var cover = cover(10, without: 2..<8)
      let gap = try #require(cover.gaps.first)
      expectNear(gap.estimate(spacing: 2).pitch, 12)
      cover.remove(rows, from: gap, estimate: estimate, makeGap: self.gap)
      #expect(cover.gaps.map(\.rows) == rest)
      for gap in cover.gaps { expectNear(gap.length, CGFloat(gap.rows.count) * 12 - 2) }
    }
  }

  @Test("Changed elements keep their rows, and new ones get some between existing rows only")
  func following() {
    let ids = (0..<12).map { AnyHashable($0) }
    func rows(_ cover: RowCover, of ids: [AnyHashable]) -> [AnyHashable] {
      cover.runs(of: ids.count).flatMap { ids[$0] }
    }
    func expect(_ expected: [Int], of changed: [Int]) {
      var cover = cover(9, without: 2..<6)
      let changed = changed.map { AnyHashable($0) }
      cover.follow(changed, from: rows(cover, of: ids), makeGap: gap)
      #expect(rows(cover, of: changed) == expected.map { AnyHashable($0) })
    }
    expect([0, 1, 6, 7, 8], of: Array(0..<12))
    expect([0, 99, 1, 6, 7, 8], of: [0, 99, 1, 2, 3, 6, 7, 8, 9])
    expect([99, 0, 1, 6, 7, 8], of: [99, 0, 1, 2, 6, 7, 8])
    expect([0, 1, 6, 7, 8], of: [0, 1, 2, 99, 6, 7, 8, 98, 97])
    expect([0, 1, 6, 99, 8], of: [0, 1, 6, 99, 8, 9])
    expect([8, 7, 6, 1, 0], of: Array((0..<12).reversed()))
    expect([7, 8], of: [2, 3, 7, 8])
    expect([50, 51], of: Array(50..<60))
  }
}
