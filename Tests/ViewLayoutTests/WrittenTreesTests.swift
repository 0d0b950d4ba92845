import Foundation
import Testing
import VectorGeometry
import ViewLayout

/// Rows of text, forms and cards as people write them, with numbers worked out from SwiftUI's rules.
///
/// Texts have given sizes and no leading: text to text they keep 0 above each other, 8 beside each other and to all else.
@Suite("Trees that are written down")
struct WrittenTreesTests {
  /// A row: a title of 40 by 16, room, a value of 60 by 16.
  private func row() -> TestElement {
    hstack(text(40, 16), spacer(nil, .horizontal), text(60, 16))
  }

  @Test("A row with room and a text below touch", arguments: [116.0, 200, 375.5])
  func rowOverText(_ width: CGFloat) {
    let column = vstack(row(), text(50, 16))
    // The room takes what the texts leave, with no distance beside it: the row is as wide as the proposal.
    let row = column.laidOut(width, 100).children[0]
    #expect(column.frame.size == CGSize(width: width, height: 32))
    #expect(row.childFrames.map(\.minX) == [0, 40, width - 60])
    #expect(row.childFrames[1].width == width - 100)
    #expect(column.childFrames[1] == rect((width - 50) / 2, 16, 50, 16))
  }

  @Test("From right to left the row is its mirror image", arguments: [116.0, 200, 375.5])
  func mirroredRow(_ width: CGFloat) {
    let column = vstack(.leading, row(), text(50, 16)).laidOut(
      width, 100, direction: .rightToLeft)
    #expect(column.children[0].childFrames.map(\.minX) == [width - 40, 60, 0])
    #expect(column.childFrames[1] == rect(width - 50, 16, 50, 16))
  }

  @Test("Without room enough the spacer keeps its 8, and the texts their sizes")
  func narrowRow() {
    // 40 + 8 + 60: the row is wider than the 50 that it is offered.
    #expect(row().sizeThatFits(ProposedViewSize(width: 50, height: 100)).width == 108)
  }

  @Test(
    "The rows of a form touch; lines between them keep 8 on both sides", arguments: [120.0, 320])
  func form(_ width: CGFloat) {
    let plain = vstack(row(), row(), row()).laidOut(width, nil)
    #expect(plain.childFrames.map(\.minY) == [0, 16, 32])
    #expect(plain.frame.height == 48)
    let lined = vstack(row(), divider(in: .vertical), row()).laidOut(width, nil)
    // 16 + 8 + 1 + 8 + 16
    #expect(lined.childFrames.map(\.minY) == [0, 24, 33])
    #expect(lined.frame.size == CGSize(width: width, height: 49))
  }

  @Test("What a row has across decides its distance to the text below")
  func neighbours() {
    func gap(_ row: TestElement) -> CGFloat {
      let frames = vstack(row, text(50, 16)).laidOut(200, 200).childFrames
      return frames[1].minY - frames[0].maxY
    }
    #expect(gap(row()) == 0)
    // A picture in the row keeps 8 to text.
    #expect(gap(hstack(box(10, 10), spacer(nil, .horizontal), text(40, 16))) == 8)
    // A frame forgets preferences on the axes it fixes, padding on the edges it pads.
    #expect(gap(row().width(max: .infinity)) == 0)
    #expect(gap(row().frame(nil, 30)) == 8)
    #expect(gap(row().padding(4)) == 8)
    #expect(gap(row().padding(4, .horizontal)) == 0)
    #expect(gap(hstack(row(), spacer(nil, .horizontal))) == 0)
  }

  @Test(
    "A card's title and line touch, its row of picture and text keeps 8", arguments: [200.0, 300])
  func card(_ width: CGFloat) {
    let foot = hstack(box(12, 12), text(40, 16), spacer(nil, .horizontal))
    let card = vstack(.leading, text(80, 20), text(120, 16), foot).padding(16)
    let column = card.laidOut(width, nil).children[0]
    // 20 + 0 + 16 + 8 + 16 in 16 on all sides
    #expect(card.frame.size == CGSize(width: width, height: 92))
    #expect(column.childFrames.map(\.minY) == [16, 36, 60])
    #expect(foot.childFrames.map(\.minX) == [16, 36, 76])
  }

  @Test("A stack of nothing has no room of its own", arguments: Axis.allCases)
  func emptyStack(_ axis: Axis) {
    let empty = axis == .horizontal ? hstack() : vstack()
    #expect(hstack(text(40, 16), empty, text(60, 16)).laidOut(300, 50).frame.width == 100)
    #expect(vstack(box(10, 10), empty, box(10, 10)).laidOut(50, 300).frame.height == 20)
    // A distance that is given holds for all views.
    let spaced = vstack(spacing: 5, box(10, 10), empty, box(10, 10))
    #expect(spaced.laidOut(50, 300).frame.height == 30)
  }

  @Test(
    "A flexible frame offers its own size where it places its child",
    arguments: [
      // The first is 160 wide, so is the frame, and so the second: centred in 100 it begins at -30.
      (100.0, 100.0, rect(-30, 0, 160, 100)), (200, 100, rect(0, 0, 200, 100)),
      (100, 30, rect(-30, -10, 160, 50)),
    ])
  func flexibleFrame(_ width: CGFloat, _ height: CGFloat, _ expected: CGRect) {
    let second = fill()
    let frame = zstack(.center, box(160, 20), second).height(min: 50)
    _ = frame.frame(width, height).laidOut(width, height)
    #expect(second.frame == expected)
  }

  @Test("Without a proposal a length that no bound decided stays free")
  func freeLength() {
    let free = fill()
    _ = zstack(.center, box(160, 20), free).height(min: 5, max: 50).laidOut(nil, nil)
    // 10 is what shapes take of nothing.
    #expect(free.frame.size == CGSize(width: 10, height: 10))
    let bound = fill()
    _ = zstack(.center, box(160, 20), bound).height(min: 50).laidOut(nil, nil)
    #expect(bound.frame.height == 50)
    let ideal = fill()
    _ = zstack(.center, box(160, 20), ideal).height(ideal: 30).laidOut(nil, nil)
    #expect(ideal.frame.height == 30)
  }
}
