import VectorGraphics

/// Joins pixels that touch, also at corners, to clusters; pixels come row by row from the left.
///
/// Works on runs of neighbours in a row, each compared with the runs of the row above only, by a
/// forest of disjoint sets.
///
/// Source: Rosenfeld and Pfaltz, Sequential operations in digital picture processing, Journal of
/// the ACM 13 (1966), pages 471-494.
struct PixelClusters {
  /// Pixels that touch.
  struct Cluster {
    var box: PixelRect
    var pixels: Int
  }

  /// Neighbours in a row, with the number of their set.
  private struct Run {
    var start: Int
    var end: Int
    var set: Int
  }

  private var parents: [Int] = []
  private var sets: [Cluster] = []
  private var above: [Run] = []
  private var row: [Run] = []
  private var y = 0

  /// Adds a pixel of the current row, to the right of all before.
  mutating func add(x: Int, y: Int) {
    self.y = y
    if let last = row.indices.last, row[last].end == x {
      row[last].end = x + 1
    } else {
      row.append(Run(start: x, end: x + 1, set: -1))
    }
  }

  /// Ends a row: its runs join those that they touch in the row above.
  mutating func endRow() {
    guard !row.isEmpty || !above.isEmpty else { return }
    var first = 0
    for index in row.indices {
      let run = row[index]
      row[index].set = newSet(for: run)
      while first < above.count, above[first].end < run.start { first += 1 }
      var other = first
      while other < above.count, above[other].start <= run.end {
        row[index].set = join(row[index].set, above[other].set)
        other += 1
      }
    }
    above = row
    row.removeAll(keepingCapacity: true)
  }

  /// The clusters in no particular order.
  var all: [Cluster] { sets.indices.filter { parents[$0] == $0 }.map { sets[$0] } }

  private mutating func newSet(for run: Run) -> Int {
    let length = run.end - run.start
    parents.append(parents.count)
    sets.append(
      Cluster(box: PixelRect(x: run.start, y: y, width: length, height: 1), pixels: length))
    return parents.count - 1
  }

  private mutating func root(of set: Int) -> Int {
    var set = set
    while parents[set] != set {
      parents[set] = parents[parents[set]]
      set = parents[set]
    }
    return set
  }

  private mutating func join(_ first: Int, _ second: Int) -> Int {
    let (a, b) = (root(of: first), root(of: second))
    guard a != b else { return a }
    let (kept, joined) = sets[a].pixels >= sets[b].pixels ? (a, b) : (b, a)
    parents[joined] = kept
    sets[kept].box = sets[kept].box.union(sets[joined].box)
    sets[kept].pixels += sets[joined].pixels
    return kept
  }
}
