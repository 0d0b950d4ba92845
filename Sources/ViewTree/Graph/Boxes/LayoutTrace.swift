package import Foundation
package import ViewLayout

/// The proposals that views were made and the sizes that they answered.
package final class LayoutTrace {
  /// One question and its answer.
  package struct Entry {
    /// How many other questions this one was asked for.
    package let depth: Int
    /// The box that was asked.
    package let node: LayoutBox
    /// What it was offered.
    package let proposal: ProposedViewSize
    /// What it answered.
    package let size: CGSize

    fileprivate let order: Int
  }

  private var answered: [Entry] = []
  private var asked: [Int] = []
  private var count = 0

  package init() {}

  /// The questions in the order in which they were asked.
  package var entries: [Entry] { answered.sorted { $0.order < $1.order } }

  func enter() {
    asked.append(count)
    count += 1
  }

  func leave(_ node: LayoutBox, proposal: ProposedViewSize, size: CGSize) {
    guard let order = asked.popLast() else { return }
    answered.append(
      Entry(depth: asked.count, node: node, proposal: proposal, size: size, order: order))
  }
}

extension LayoutBox {
  /// Where in its document the view stands that the box is, inside of its modifiers; nil for all others.
  package var documentPointer: String? { documentTag?.pointer }
}
