import Foundation
import VectorGeometry

// Contents that are pulled down are fetched anew.

extension Scroller {
  /// Whether a finger has pulled the content so far that it is to be fetched anew.
  var isPulledFar: Bool {
    guard let window, let sign = window.refresh?.sign, sign.start == nil,
      window.settings.axes.contains(.vertical), window.course?[.vertical].led != nil
    else { return false }
    return window.offset(at: time).y <= -RefreshSign.threshold && !isInsideRefreshed
  }

  /// Whether a scroll view around is there to be pulled.
  private var isInsideRefreshed: Bool {
    sequence(first: owner?.parent, next: { $0?.parent }).contains { node in
      node?.scrollWindow?.refresh != nil
    }
  }

  /// Calls the function of the surroundings, and makes room for the spokes until it is over.
  func refresh() {
    guard let owner, let window, let action = owner.inputs.environment.refresh else { return }
    window.refresh?.sign.start = time
    change(.vertical) { $0.release(velocity: 0, at: time) }
    makeRoom(RefreshSign.room)
    enter(isMoving ? .decelerating : .idle)
    let task = ViewTask(node: owner) { [weak self] in
      await action()
      self?.endRefresh()
    }
    graph?.tasks.append(task)
  }

  private func endRefresh() {
    graph?.schedule(at: time) { [weak self] in
      guard let self, window?.refresh?.sign.start != nil else { return }
      window?.refresh?.sign.start = nil
      makeRoom(-RefreshSign.room)
    }
  }

  /// Makes room above the content, in points, and leaves that where it is drawn.
  private func makeRoom(_ room: CGFloat) {
    guard let window else { return }
    window.margins.top += room
    change(.vertical) { $0.shift(by: room, at: time) }
  }
}
