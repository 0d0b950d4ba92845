import Foundation
import VectorGeometry
import ViewLayout

/// Where a box's guides are, as far as that was asked.
struct GuideMemory {
  /// A guide in a box of a size that was offered something.
  struct Question: Equatable {
    private let key: AlignmentKey
    private let width: CGFloat
    private let height: CGFloat
    private let proposedWidth: CGFloat?
    private let proposedHeight: CGFloat?

    init(key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) {
      self.key = key
      width = size.width
      height = size.height
      proposedWidth = proposal.width
      proposedHeight = proposal.height
    }
  }

  /// How many are remembered; containers ask for a few.
  private static var capacity: Int { 16 }

  private var entries: [(question: Question, answer: CGFloat?)] = []

  /// What was answered before: nil inside for no guide.
  func answer(to question: Question) -> CGFloat?? {
    guard let entry = entries.first(where: { $0.question == question }) else { return nil }
    return .some(entry.answer)
  }

  mutating func store(_ answer: CGFloat?, for question: Question) {
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append((question, answer))
  }

  mutating func removeAll() { entries.removeAll() }
}
