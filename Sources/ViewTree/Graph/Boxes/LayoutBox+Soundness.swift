package import Foundation
package import VectorGeometry
import ViewLayout

/// What comes in from views and layouts is made finite here, so that all else may rely on it.
///
/// Infinite lengths are questions and answers of a layout that tries what a child could take; a frame
/// never has one.
extension LayoutBox {
  /// The proposal with nil for what is no number.
  func sound(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard proposal.width?.isNaN ?? false || proposal.height?.isNaN ?? false else { return proposal }
    var sound = proposal
    for axis in Axis.allCases where proposal[axis]?.isNaN ?? false {
      sound[axis] = nil
      refuse("the proposed \(axis.lengthName) is not a number; the ideal size is used")
    }
    return sound
  }

  /// The answer to a proposal with lengths that can be; infinite ones stay where they were asked for.
  func sound(_ size: CGSize, for proposal: ProposedViewSize) -> CGSize {
    guard !size.width.isLength || !size.height.isLength else { return size }
    let isTrial = !(proposal.width?.isLength ?? true) || !(proposal.height?.isLength ?? true)
    var sound = size
    for axis in Axis.allCases where !size[axis].isLength {
      let length = size[axis]
      let used = length == .infinity ? proposal[axis] ?? 0 : max(length.withinReach(), 0)
      guard !isTrial else {
        sound[axis] = length == .infinity ? length : used
        continue
      }
      sound[axis] = used
      refuse(
        "its \(axis.lengthName) \(length.flaw ?? "is negative"); "
          + "\(ShortNumber.string(used)) is used")
    }
    return sound
  }

  /// The size that the box takes when it is placed, and the proposal that it takes it for.
  func finiteAnswer(
    to proposal: ProposedViewSize
  ) -> (proposal: ProposedViewSize, size: CGSize) {
    var proposal = sound(proposal)
    var size = sizeThatFits(proposal)
    guard !size.isFinite else { return (proposal, size) }
    for axis in Axis.allCases where !size[axis].isFinite {
      proposal[axis] = nil
      refuse("its \(axis.lengthName) would be infinite; the ideal size is used")
    }
    size = sizeThatFits(proposal)
    guard !size.isFinite else { return (proposal, size) }
    return (.unspecified, sizeThatFits(.unspecified))
  }

  /// The place of a guide; nil for what is no place, so that the default counts.
  func sound(guide: CGFloat?, in size: CGSize) -> CGFloat? {
    guard let guide, let flaw = guide.flaw else { return guide }
    // Guides of sizes that are tried may be infinite as well.
    if size.isFinite { refuse("an alignment guide \(flaw); it is ignored") }
    return guide.isFinite ? guide.withinReach() : nil
  }

  /// The frame within reach; a coordinate that is no number becomes that of the container.
  func sound(frame: CGRect) -> CGRect {
    let (origin, size) = (frame.origin, frame.size)
    guard
      origin.x.flaw != nil || origin.y.flaw != nil || !size.width.isLength || !size.height.isLength
    else { return frame }
    let container = parent?.frame.origin ?? .zero
    var check = NumberCheck()
    let sound = CGRect(
      x: check.number(origin.x, "its x", or: container.x),
      y: check.number(origin.y, "its y", or: container.y),
      width: check.length(size.width, "its width"), height: check.length(size.height, "its height"))
    for sentence in check.sentences { refuse(sentence) }
    return sound
  }

  /// Maps the layout's coordinates of this box to those of the canvas, by the offsets and transforms
  /// around, as they are once all motion has ended.
  package final var transformToCanvas: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node = parent
    while let current = node {
      if let own = current.contentTransform { transform = transform.concatenating(own) }
      node = current.parent
    }
    return transform
  }

  /// The smallest upright rectangle of the canvas around the box as it is drawn.
  package final var canvasFrame: CGRect { frame.applying(transformToCanvas) }
}

extension CGFloat {
  /// Whether the number is a length within reach.
  fileprivate var isLength: Bool { self >= 0 && self <= .farthest }
}

extension LayoutSession {
  /// Has the content of readers made anew that have moved.
  func noteMovedReaders() {
    guard !watchers.readers.isEmpty else { return }
    watchers.readers.removeAll { $0.reader == nil }
    for reader in watchers.readers { reader.reader?.noteMove() }
  }
}
