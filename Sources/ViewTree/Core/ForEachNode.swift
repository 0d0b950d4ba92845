import Foundation
import VectorGeometry
import ViewLayout

/// A row of a `ForEach`: its id, and which of the rows with that id is meant: ids should be unique, but may not be.
struct RowKey: Hashable {
  let id: AnyHashable
  var occurrence = 0
  /// The type of the view that an `AnyView` hides, if the row is the node of that: another type is another row.
  var type: ObjectIdentifier?

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(occurrence)
  }
}

// What is kept of the rows is of no type that depends on the elements': code for any type asks the runtime for such
// types at each use.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  DynamicNode<ForEach<Data, ID, Content>>, ElementSource
{
  /// The keys of the rows.
  private var keys: [RowKey] = []
  /// The nodes of the same rows.
  private(set) var nodes: [AnyViewNode] = []
  /// The lazy container that the rows are made for, once that is known; nil inside for none.
  private var scope: LazyScope??
  /// The rows that exist.
  var cover = RowCover()
  /// The number of all rows.
  private(set) var count = 0
  /// The updates in which the first rows were made, and in which the elements came.
  private var passes = (first: 0, last: 0)

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var presentChildren: [AnyViewNode] { nodes }

  override func receive(_ view: ForEach<Data, ID, Content>) {
    isDirty = false
    prepareLimit(for: view)
    var keys: [RowKey] = []
    var views: [Content] = []
    let previousCount = count
    tracking {
      count = cover.limit == .max ? 0 : view.data.count
      if cover.limit < count || cover.limit == 0 || !cover.gaps.isEmpty {
        for run in cover.runs(of: count) {
          let data = view.data.dropFirst(run.lowerBound).prefix(run.count)
          keys += Self.keys(of: data, by: view.id)
          views += data.map(view.content)
        }
      } else {
        (keys, views) = (Self.keys(of: view.data, by: view.id), view.data.map(view.content))
      }
    }
    // Elements without rows change no layout, and only a layout determines whether their rows are visible.
    if count != previousCount, isCut, let scope = scope ?? nil { scope.session.needsLayout = true }
    if !view.areIDsUnique { tellApart(&keys) }
    noteTypes(of: views, in: &keys)
    if !self.keys.isEmpty, keys != self.keys { removeRows(except: Set(keys)) }
    guard let graph = inputs.graph else { return show(keys, views) }
    graph.makeViews { show(keys, views) }
  }

  private func show(_ keys: [RowKey], _ views: [Content]) {
    var known: [RowKey: AnyViewNode] = [:]
    var nodes: [AnyViewNode] = []
    nodes.reserveCapacity(keys.count)
    let areAllNew = self.keys.isEmpty
    for index in keys.indices {
      if !areAllNew, let node = knownNode(of: keys[index], at: index, &known) {
        show(views[index], as: keys[index], on: node)
        nodes.append(node)
      } else {
        nodes.append(newNode(of: keys[index], showing: views[index]))
      }
    }
    let isSame = nodes.elementsEqual(self.nodes, by: ===)
    (self.keys, self.nodes) = (keys, nodes)
    if !isSame { outputsDidChange() }
    didShow()
  }

  /// The keys of rows; on no actor, which would be asked for at each.
  private nonisolated static func keys<Elements: Collection>(
    of data: Elements, by id: (Data.Element) -> ID
  ) -> [RowKey] where Elements.Element == Data.Element {
    data.map { RowKey(id: AnyHashable(id($0))) }
  }

  // MARK: Opening views

  /// What a view hides that is an `AnyView` of which nothing is noted: the row is the node of that, with none for the
  /// `AnyView` between.
  private func hidden(in view: Content) -> (any View)? {
    guard Content.self == AnyView.self else { return nil }
    let view = unsafe unsafeBitCast(view, to: AnyView.self)
    return view.tag == nil ? view.view : nil
  }

  private func noteTypes(of views: [Content], in keys: inout [RowKey]) {
    guard Content.self == AnyView.self else { return }
    for index in keys.indices {
      guard let hidden = hidden(in: views[index]) else { continue }
      keys[index].type = ObjectIdentifier(type(of: hidden))
    }
  }

  private func show(_ view: Content, as key: RowKey, on node: AnyViewNode) {
    guard key.type != nil, let hidden = hidden(in: view) else { return node.take(view, inputs) }
    node.take(hidden, inputs)
  }

  private func makeNode(for view: Content, as key: RowKey) -> AnyViewNode {
    guard key.type != nil, let hidden = hidden(in: view) else { return Content._makeNode() }
    return AnyViewNode.new(for: hidden)
  }

  override func updateIfDirty() {
    if isDirty, let view { receive(view) }
  }

  // MARK: Making rows as they come in sight

  var edits: ElementEdits? { view?.edits }

  func offset(of child: AnyViewNode) -> Int? {
    nodes.firstIndex { $0 === child }.map { cover.offset(ofRow: $0) }
  }

  override func addOutputs(of child: AnyViewNode, to outputs: inout [LayoutBox]) {
    if !cover.gaps.isEmpty, let row = nodes.firstIndex(where: { $0 === child }),
      let gap = cover.gap(beforeRow: row)
    {
      outputs.append(gap)
    }
    super.addOutputs(of: child, to: &outputs)
  }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    super.addOutputs(to: &outputs)
    if let gap = cover.lastGap { outputs.append(gap) }
  }

  /// Changes the rows that exist, and creates new ones.
  func grow(_ change: (inout RowCover) -> Void) {
    guard let view else { return }
    change(&cover)
    isGrowing = true
    receive(view)
    isGrowing = false
    outputsDidChange()
  }

  /// Whether rows are made that were there before.
  private var isGrowing = false

  /// Decides how many rows are made: all, where no lazy container wants them one after the other.
  private func prepareLimit(for view: ForEach<Data, ID, Content>) {
    let pass = inputs.graph?.pass ?? 0
    guard let scope else {
      let found = lazyScope
      scope = .some(found)
      passes = (pass, pass)
      guard let found else { return }
      cover.limit = found.isCut ? 0 : 1
      return found.add(self)
    }
    guard let scope, cover.limit < .max, !isGrowing else { return }
    passes.last = pass
    guard cover.gaps.isEmpty else { return followData(of: view, in: scope) }
    cover.limit = max(cover.limit, lengthOfKnown(in: view))
    if cover.limit == 0, !scope.isCut { cover.limit = 1 }
  }

  /// How many rows there are up to the last one that was made and that new ones have pushed out of the limit.
  private func lengthOfKnown(in view: ForEach<Data, ID, Content>) -> Int {
    let limit = cover.limit
    guard limit < view.data.count else { return 0 }
    let known = Set(self.keys.map(\.id))
    let keys = Self.keys(of: view.data.prefix(limit), by: view.id)
    let inserted = keys.count { !known.contains($0.id) }
    guard inserted > 0 else { return 0 }
    let pushed = Self.keys(of: view.data.dropFirst(limit).prefix(inserted), by: view.id)
    return pushed.lastIndex { known.contains($0.id) }.map { limit + $0 + 1 } ?? 0
  }

  /// Adapts the gaps to other elements.
  private func followData(of view: ForEach<Data, ID, Content>, in scope: LazyScope) {
    guard view.data.count != count || !hasSameEnds(in: view) else { return }
    cover.follow(Self.keys(of: view.data, by: view.id).map(\.id), from: keys.map(\.id)) {
      scope.newGap(of: $0, length: $1, owner: self)
    }
    outputsDidChange()
  }

  /// Whether the first and the last row of each run have the same ids as before.
  private func hasSameEnds(in view: ForEach<Data, ID, Content>) -> Bool {
    var row = 0
    return cover.runs(of: count).allSatisfy { run in
      defer { row += run.count }
      guard let last = run.last, row + run.count <= keys.count else { return run.isEmpty }
      let ends = [(run.lowerBound, row), (last, row + run.count - 1)]
      return ends.allSatisfy { offset, row in
        view.data.dropFirst(offset).first.map { AnyHashable(view.id($0)) } == keys[row].id
      }
    }
  }

  /// Whether new rows come with their transitions: not those that have only come in sight.
  private var animatesRows: Bool {
    !isGrowing || (passes.last == inputs.graph?.pass && passes.first != passes.last)
  }

  /// Numbers the rows of ids that occur again, which is reported.
  private func tellApart(_ keys: inout [RowKey]) {
    var all: Set<RowKey> = []
    all.reserveCapacity(keys.count)
    var counts: [AnyHashable: Int] = [:]
    for index in keys.indices where !all.insert(keys[index]).inserted {
      let id = keys[index].id
      let occurrence = counts[id, default: 1]
      counts[id] = occurrence + 1
      if occurrence == 1 { report(.duplicateID(String(describing: id.base))) }
      keys[index] = RowKey(id: id, occurrence: occurrence)
      all.insert(keys[index])
    }
  }

  /// The node that a row has had; nil for a new row.
  ///
  /// - Parameter known: All nodes by their keys, which are looked up when rows have moved.
  private func knownNode(
    of key: RowKey, at index: Int, _ known: inout [RowKey: AnyViewNode]
  ) -> AnyViewNode? {
    if index < keys.count, keys[index] == key { return nodes[index] }
    if known.isEmpty {
      for index in keys.indices { known[keys[index]] = nodes[index] }
    }
    return known[key]
  }

  /// The node of a new row, which is made or brought back.
  private func newNode(of key: RowKey, showing view: Content) -> AnyViewNode {
    if isLosing, let node = revive(AnyHashable(key), as: AnyViewNode.self) {
      show(view, as: key, on: node)
      settle(node)
      return node
    }
    let node = makeNode(for: view, as: key)
    node.join(self)
    node.rowID = key.id
    show(view, as: key, on: node)
    if animatesRows { insert(node) }
    return node
  }

  private func removeRows(except kept: Set<RowKey>) {
    var previous: AnyViewNode?
    for index in keys.indices {
      let node = nodes[index]
      if !kept.contains(keys[index]) {
        remove(node, key: AnyHashable(keys[index]), behind: previous)
      }
      if node.isMounted { previous = node }
    }
  }
}
