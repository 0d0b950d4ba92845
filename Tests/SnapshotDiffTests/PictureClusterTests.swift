import SnapshotDiff
import TestSupport
import Testing
import VectorGraphics

@Suite struct PictureClusterTests {
  private func clusters(_ changed: Bitmap) -> PictureDifference {
    PictureComparison().compare(plain(changed.width, changed.height), changed)
  }

  private func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  @Test func `Pixels that touch at corners are one cluster`() {
    let stairs = plain(9, 9).with(0xFF00_0000, at: (1, 1), (2, 2), (3, 1), (4, 0))
    let difference = clusters(stairs)
    #expect(difference.clusterCount == 1)
    #expect(difference.clusters.map(\.box) == [box(1, 0, 4, 3)])
    #expect(difference.clusters.map(\.pixels) == [4])
  }

  @Test func `A pixel of distance makes two clusters, the larger comes first`() {
    let picture = plain(12, 12).with(0xFF00_0000, at: (0, 0))
      .with(0xFF00_0000, in: box(2, 4, 3, 3))
    let difference = clusters(picture)
    #expect(difference.clusters.map(\.box) == [box(2, 4, 3, 3), box(0, 0, 1, 1)])
    #expect(difference.clusters.map(\.pixels) == [9, 1])
  }

  @Test func `Branches that meet further down are one cluster`() {
    // A U and a W: their parts belong together only once the row at the bottom is read.
    let letters = plain(20, 5)
      .with(0xFF00_0000, in: box(0, 0, 1, 5)).with(0xFF00_0000, in: box(4, 0, 1, 5))
      .with(0xFF00_0000, in: box(0, 4, 5, 1))
      .with(0xFF00_0000, in: box(8, 0, 1, 5)).with(0xFF00_0000, in: box(12, 2, 1, 3))
      .with(0xFF00_0000, in: box(16, 0, 1, 5)).with(0xFF00_0000, in: box(8, 4, 9, 1))
    let difference = clusters(letters)
    #expect(difference.clusters.map(\.box) == [box(8, 0, 9, 5), box(0, 0, 5, 5)])
    #expect(difference.clusters.map(\.pixels) == [5 + 5 + 3 + 6, 13])
  }

  @Test func `Clusters with overlapping boxes are listed as one`() {
    // A frame, and a dot inside that doesn't touch it.
    let frame = plain(9, 9).with(0xFF00_0000, in: box(1, 1, 7, 7))
      .with(0xFFFF_FFFF, in: box(2, 2, 5, 5)).with(0xFF00_0000, at: (4, 4))
    let difference = clusters(frame)
    #expect(difference.clusterCount == 2)
    #expect(difference.clusters.map(\.box) == [box(1, 1, 7, 7)])
    #expect(difference.clusters.map(\.pixels) == [25])
  }

  @Test func `The list of clusters is bounded, their number is not`() {
    var picture = plain(64, 64)
    for y in 0..<32 {
      for x in 0..<32 { picture[x * 2, y * 2] = 0xFF00_0000 }
    }
    let difference = clusters(picture)
    #expect(difference.clusterCount == 1024)
    #expect(difference.differentPixels == 1024)
    #expect(difference.clusters.count == PictureDifference.maximumClusters)
    #expect(difference.clusters.first?.box == box(0, 0, 1, 1))
    #expect(difference.clusters[1].box == box(2, 0, 1, 1))
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `Clusters are those that a flood fill finds`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var picture = plain(19, 15)
    let share = Double.random(in: 0.1...0.6, using: &generator)
    for index in picture.pixels.indices
    where Double.random(in: 0...1, using: &generator) < share {
      picture.pixels[index] = 0xFF00_0000
    }
    #expect(clusters(picture).clusterCount == floodCount(picture))
  }

  private func floodCount(_ picture: Bitmap) -> Int {
    var rest = Set(picture.pixels.indices.filter { picture.pixels[$0] == 0xFF00_0000 })
    var count = 0
    while let start = rest.popFirst() {
      count += 1
      var open = [start]
      while let index = open.popLast() {
        let (x, y) = (index % picture.width, index / picture.width)
        for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
        where (0..<picture.width).contains(x + dx) {
          let other = (y + dy) * picture.width + x + dx
          if rest.remove(other) != nil { open.append(other) }
        }
      }
    }
    return count
  }
}
