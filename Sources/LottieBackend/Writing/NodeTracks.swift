/// A node over the frames in which it is to be seen.
struct NodeTrack: Equatable {
  /// The first of the frames.
  var start: Int
  /// The node at each frame, without a gap.
  var nodes: [LottieNode]

  /// The frame after the last.
  var end: Int { start + nodes.count }
}

/// The nodes of neighboring frames that form one layer.
struct NodeTracks {
  /// The largest table of comparisons; above it nodes between equal ends are not matched.
  private static let maximumComparisons = 1_000_000

  /// The tracks, back to front at every frame.
  let tracks: [NodeTrack]

  /// Matches each frame with the one before: a longest common subsequence of forms, so that layers never change
  /// their order.
  ///
  /// - Parameter start: The number of the first frame.
  init(_ frames: [[LottieNode]], start: Int) {
    var tracks: [NodeTrack] = []
    /// Which tracks the nodes of the last frame are in.
    var current: [Int] = []
    /// The tracks' indices, back to front.
    var order: [Int] = []
    for (index, frame) in frames.enumerated() {
      let before = current.map { tracks[$0].nodes[tracks[$0].nodes.count - 1] }
      let matches = Self.matches(before, frame)
      var next: [Int] = []
      /// Where in the order the next new track goes.
      var place = 0
      for (node, match) in zip(frame, matches) {
        if let match {
          let track = current[match]
          tracks[track].nodes.append(node)
          place = (order[place...].firstIndex(of: track) ?? place) + 1
          next.append(track)
        } else {
          tracks.append(NodeTrack(start: start + index, nodes: [node]))
          order.insert(tracks.count - 1, at: place)
          place += 1
          next.append(tracks.count - 1)
        }
      }
      current = next
    }
    self.tracks = order.map { tracks[$0] }
  }

  /// For each new node the old one that it continues.
  private static func matches(_ old: [LottieNode], _ new: [LottieNode]) -> [Int?] {
    var result = [Int?](repeating: nil, count: new.count)
    var (first, lastOld, lastNew) = (0, old.count, new.count)
    while first < lastOld, first < lastNew, new[first].continues(old[first]) {
      result[first] = first
      first += 1
    }
    while lastOld > first, lastNew > first, new[lastNew - 1].continues(old[lastOld - 1]) {
      lastOld -= 1
      lastNew -= 1
      result[lastNew] = lastOld
    }
    let (rows, columns) = (lastOld - first, lastNew - first)
    guard rows > 0, columns > 0, rows * columns <= maximumComparisons else { return result }
    var lengths = [Int](repeating: 0, count: (rows + 1) * (columns + 1))
    var isMatch = [Bool](repeating: false, count: rows * columns)
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let continues = new[first + column].continues(old[first + row])
        isMatch[row * columns + column] = continues
        lengths[row * (columns + 1) + column] =
          continues
          ? lengths[(row + 1) * (columns + 1) + column + 1] + 1
          : max(
            lengths[(row + 1) * (columns + 1) + column], lengths[row * (columns + 1) + column + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      if isMatch[row * columns + column] {
        result[first + column] = first + row
        (row, column) = (row + 1, column + 1)
      } else if lengths[(row + 1) * (columns + 1) + column]
        >= lengths[row * (columns + 1) + column + 1]
      {
        row += 1
      } else {
        column += 1
      }
    }
    return result
  }
}
