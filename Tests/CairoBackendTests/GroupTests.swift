import CairoBackend
import Foundation
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct GroupTests {
  @Test func theTransformMapsTheChildren() throws {
    let item = DisplayItem.group([.fill(.rect(0, 0, 1, 1), .red)]) {
      $0.transform = CGAffineTransform(translationX: 1, y: 0).scaledBy(x: 2, y: 1)
    }
    #expect(try draw(4, 1, [item]).pixels == [0, 0xffff_0000, 0xffff_0000, 0])
  }

  @Test func theClipCutsTheChildren() throws {
    let item = DisplayItem.group([.fill(.rect(0, 0, 4, 1), .red)]) {
      $0.clip = DisplayClip(path: .rect(1, 0, 2, 1))
    }
    #expect(try draw(4, 1, [item]).pixels == [0, 0xffff_0000, 0xffff_0000, 0])
  }

  @Test func aSoftClipActsOnceOnALayer() throws {
    // A clip that ends in the middle of a pixel leaves half of it, with a layer and without one.
    let items: [DisplayItem] = [.fill(.rect(0, 0, 4, 1), .red), .fill(.rect(0, 0, 4, 1), .blue)]
    let item = DisplayItem.group(items) {
      $0.clip = DisplayClip(path: .rect(0, 0, 1.5, 1))
      $0.isIsolated = true
    }
    let nested = DisplayItem.group([.group(items) { $0.isIsolated = true }]) {
      $0.clip = DisplayClip(path: .rect(0, 0, 1.5, 1))
    }
    for item in [item, nested] {
      let picture = try draw(4, 1, [item])
      #expect(picture[0, 0] == 0xff00_00ff)
      #expect(isNear(picture.components(1, 0).alpha, 128))
      #expect(picture.components(1, 0).red == 0)
    }
  }

  @Test func opacityAppliesToTheGroupAsOnePicture() throws {
    let items: [DisplayItem] = [.fill(.rect(0, 0, 2, 1), .red), .fill(.rect(1, 0, 1, 1), .blue)]
    let picture = try draw(2, 1, [.group(items) { $0.opacity = 0.5 }])
    #expect(picture[0, 0] == 0x8080_0000)
    // No red shines through the blue.
    #expect(picture[1, 0] == 0x8000_0080)
  }

  @Test func foldedOpacityLooksLikeALayer() throws {
    let disc = DisplayItem.fill(.circle(20, 20, radius: 15), .bytes(200, 100, 50, 220))
    let folded = try draw(40, 40, on: .white, [.group([disc]) { $0.opacity = 0.6 }])
    let clear = DisplayItem.fill(.rect(0, 0, 1, 1), .clear)
    let layered = try draw(40, 40, on: .white, [.group([disc, clear]) { $0.opacity = 0.6 }])
    // A layer rounds to bytes once more, and so does its opacity.
    #expect(folded.largestDifference(from: layered) <= 2)
    #expect(folded[20, 20] != 0xffff_ffff)
  }

  @Test(arguments: [0.0, -1, .nan])
  func aGroupWithoutOpacityIsNotDrawn(opacity: Double) throws {
    let item = DisplayItem.group([.fill(.rect(0, 0, 1, 1), .red)]) { $0.opacity = opacity }
    #expect(try draw(1, 1, [item]).pixels == [0])
  }

  @Test func theMasksAlphaMultiplies() throws {
    let mask: [DisplayItem] = [
      .fill(.rect(1, 0, 1, 1), .white), .fill(.rect(2, 0, 1, 1), .bytes(0, 0, 0, 128)),
    ]
    let plain = DisplayItem.group([.fill(.rect(0, 0, 4, 1), .red)]) { $0.mask = mask }
    #expect(try draw(4, 1, [plain]).pixels == [0, 0xffff_0000, 0x8080_0000, 0])
    let halved = DisplayItem.group([.fill(.rect(0, 0, 4, 1), .red)]) {
      $0.mask = mask
      $0.opacity = 0.5
    }
    let picture = try draw(4, 1, [halved])
    #expect(picture[1, 0] == 0x8080_0000)
    #expect(isNear(picture.components(2, 0).alpha, 64))
    let nothing = DisplayItem.group([.fill(.rect(0, 0, 4, 1), .red)]) { $0.mask = [] }
    #expect(try draw(4, 1, [nothing]).coverage == 0)
  }

  @Test func theClipCutsABlurAndTheMaskComesAfter() throws {
    let item = DisplayItem.group([.fill(.rect(0, 0, 40, 40), .red)]) {
      $0.filters = [.blur(radius: 4, opaque: false)]
      $0.clip = DisplayClip(path: .rect(0, 0, 10, 40))
    }
    let picture = try draw(40, 40, [item])
    #expect(picture[10, 20] == 0)
    #expect(picture.components(9, 20).alpha > 240)
    #expect(isNear(picture.components(0, 20).alpha, 140, within: 12))
  }

  @Test(arguments: [1, 0.7])
  func aMaskThatCoversAllChangesNothingAtTheEdgeOfAClip(opacity: Double) throws {
    func picture(mask: [DisplayItem]?) throws -> Bitmap {
      try draw(
        40, 40,
        [
          .group([.fill(.rect(0, 0, 40, 40), .blue), .fill(.rect(0, 0, 40, 20), .blue)]) {
            $0.clip = DisplayClip(path: .circle(20, 20, radius: 15))
            $0.mask = mask
            $0.opacity = opacity
            $0.isIsolated = true
            $0.transform = CGAffineTransform(rotationAngle: 0.1)
          }
        ])
    }
    let (masked, plain) = try (
      picture(mask: [.fill(.rect(-9, -9, 60, 60), .red)]), picture(mask: nil)
    )
    let largest = zip(masked.pixels, plain.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max()
    #expect((largest ?? 255) <= 1)
  }

  @Test func itemsUnderASoftClipAreClippedTogether() throws {
    let disc = DisplayClip(path: .circle(20, 20, radius: 15))
    let covered: [DisplayItem] = [
      .fill(.rect(0, 0, 40, 40), .red), .fill(.rect(0, 0, 40, 40), .blue),
    ]
    let alone = DisplayItem.group([covered[1]]) { $0.clip = disc }
    for items in [covered, [.group([.group(covered)])]] {
      let both = DisplayItem.group(items) { $0.clip = disc }
      // The upper rectangle hides the lower one at the edge, too.
      let difference = try draw(40, 40, [both]).largestDifference(from: draw(40, 40, [alone]))
      #expect(difference <= 1)
    }
  }

  @Test func blendsReachTheGroundThroughASoftClip() throws {
    // White times red is red, wherever the clip leaves something; half of it on half a pixel.
    let item = DisplayItem.group([
      .group([.fill(.rect(0, 0, 4, 1), .red)]) { $0.blendMode = .multiply },
      .fill(.rect(0, 0, 1, 1), .blue),
    ]) { $0.clip = DisplayClip(path: .rect(0, 0, 2.5, 1)) }
    let picture = try draw(4, 1, on: .white, [item])
    #expect(picture[0, 0] == 0xff00_00ff)
    #expect(picture[1, 0] == 0xffff_0000)
    let half = picture.components(2, 0)
    #expect(half.red == 255 && isNear(half.green, 127) && half.alpha == 255)
    #expect(picture[3, 0] == 0xffff_ffff)
  }

  @Test(arguments: BlendMode.allCases)
  func aSoftClipThatCoversAllChangesNothing(mode: BlendMode) throws {
    let items: [DisplayItem] = [
      .fill(.circle(20, 20, radius: 12), .green),
      .group([.fill(.circle(28, 20, radius: 10), .bytes(200, 40, 90, 180))]) {
        $0.blendMode = mode
      },
    ]
    // Bounds that are no whole pixels make the clip soft.
    let clipped = DisplayItem.group(items) { $0.clip = DisplayClip(path: .rect(-9.5, -9, 90, 90)) }
    let picture = try draw(40, 40, on: .bytes(255, 204, 0), [clipped])
    let plain = try draw(40, 40, on: .bytes(255, 204, 0), items)
    #expect(picture.largestDifference(from: plain) <= 1)
  }
}
