package import Foundation

extension UndoManager {
  /// An event of a scene is over; `ViewGraph` posts it on the thread of the event, by the same name, with the scene,
  /// which the thread's dictionary has by this name while the event goes on.
  package static let eventDidEnd = Notification.Name("ShapeShiftEventDidEnd")
}

/// Closes the group of an event when the event ends.
///
/// An event ends when a scene says so, by a notification on the same thread, or with the pass of the
/// thread's run loop, where one runs.
///
/// Sendable, because notifications demand it; all that it does is done on the thread of the event.
final class UndoEventEnd: @unchecked Sendable {
  private weak var manager: UndoManager?
  private var observer: (any NSObjectProtocol)?
  /// The thread of the group that is open, if one is.
  private var thread: Thread?
  /// The scene in whose event the group was opened, if one was.
  private weak var scene: AnyObject?
  /// The thread at whose next pass the manager is told; a run loop that never runs is asked once.
  private var waitingThread: Thread?

  init(of manager: UndoManager) {
    self.manager = manager
    observer = NotificationCenter.default.addObserver(
      forName: UndoManager.eventDidEnd, object: nil, queue: nil
    ) { [weak self] event in
      guard let self, event.object as AnyObject? === self.scene else { return }
      self.end()
    }
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// Waits for the end of the event that is going on.
  func arm(modes: [RunLoop.Mode]) {
    thread = Thread.current
    scene = Thread.current.threadDictionary[UndoManager.eventDidEnd.rawValue] as AnyObject?
    guard waitingThread !== thread else { return }
    waitingThread = thread
    RunLoop.current.perform(inModes: modes) { [weak self] in self?.endPass() }
  }

  private func endPass() {
    waitingThread = nil
    end()
  }

  private func end() {
    guard thread === Thread.current else { return }
    thread = nil
    manager?.endEvent()
  }
}
