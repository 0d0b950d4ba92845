import IntegerConversion
import VectorGraphics

/// Joins pixels that touch, also at corners, to clusters; pixels come row by row from the left.
///
/// Works on runs of neighbors in a row, each compared with the runs of the row above only, by a
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

  /// Neighbors in a row, with the number of their set.
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

  /// The clusters of runs that come row by row from the left.
  init(_ runs: [PixelRun]) {
    var row: Int32?
    for run in runs {
      if let last = row, last != run.y {
        endRow()
        // Nothing touches across an empty row.
        if run.y > last + 1 { endRow() }
      }
      row = run.y
      add(run.columns, y: Int(run.y))
    }
    endRow()
  }

  /// Adds neighbors of the current row, to the right of all before.
  private mutating func add(_ columns: Range<Int>, y: Int) {
    self.y = y
    if let last = row.indices.last, row[last].end == columns.lowerBound {
      row[last].end = columns.upperBound
    } else {
      row.append(Run(start: columns.lowerBound, end: columns.upperBound, set: -1))
    }
  }

  /// Ends a row: its runs join those that they touch in the row above.
  private mutating func endRow() {
    guard !row.isEmpty || !above.isEmpty else { return }
    var first = 0
    for index in row.indices {
      let run = row[index]
      while first < above.count, above[first].end < run.start { first += 1 }
      var other = first
      var set: Int?
      while other < above.count, above[other].start <= run.end {
        set = set.map { join($0, above[other].set) } ?? root(of: above[other].set)
        other += 1
      }
      row[index].set = add(run, to: set)
    }
    swap(&above, &row)
    row.removeAll(keepingCapacity: true)
  }

  /// The clusters in no particular order.
  var all: [Cluster] { sets.indices.filter { parents[$0] == $0 }.map { sets[$0] } }

  /// Adds a run to a set, or makes one for it.
  private mutating func add(_ run: Run, to set: Int?) -> Int {
    let length = run.end - run.start
    let box = PixelRect(x: run.start, y: y, width: length, height: 1)
    guard let set else {
      parents.append(parents.count)
      sets.append(Cluster(box: box, pixels: length))
      return parents.count - 1
    }
    sets[set].box = sets[set].box.union(box)
    sets[set].pixels += length
    return set
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
