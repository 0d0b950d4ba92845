import VectorGraphics

extension PictureDifference {
  /// The largest number of clusters that are looked at when overlapping ones are merged.
  private static let mergedClusters = 512

  /// The largest clusters, overlapping ones merged, largest first.
  static func merged(_ found: [PixelClusters.Cluster]) -> [Cluster] {
    let largest = found.map { Cluster(box: $0.box, pixels: $0.pixels) }.sorted(by: isBefore)
    var merged: [Cluster] = []
    for cluster in largest.prefix(mergedClusters) {
      var grown = cluster
      while let index = merged.firstIndex(where: { !$0.box.intersection(grown.box).isEmpty }) {
        let other = merged.remove(at: index)
        grown = Cluster(box: grown.box.union(other.box), pixels: grown.pixels + other.pixels)
      }
      merged.append(grown)
    }
    return Array(merged.sorted(by: isBefore).prefix(maximumClusters))
  }

  private static func isBefore(_ first: Cluster, _ second: Cluster) -> Bool {
    (second.pixels, first.box.y, first.box.x, first.box.height, first.box.width)
      < (first.pixels, second.box.y, second.box.x, second.box.height, second.box.width)
  }
}
