package import Foundation

extension UndoManager {
  /// The name of the notification that `ViewGraph` posts at the end of a scene's event, on the event's thread.
  ///
  /// Its object is the scene, which the thread's dictionary stores under the same name during the event.
  package static let eventDidEnd = Notification.Name("ShapeShiftEventDidEnd")
}

/// Closes the group of an event when the event ends.
///
/// An event ends when its scene posts a notification on the same thread, or with the pass of the
/// thread's run loop, if one runs.
///
/// Sendable, because notifications require it; all members are used on the event's thread only.
final class UndoEventEnd: @unchecked Sendable {
  private weak var manager: UndoManager?
  private var observer: (any NSObjectProtocol)?
  /// The thread of the open group, or `nil`.
  private var thread: Thread?
  /// The scene in whose event the group was opened, or `nil`.
  private weak var scene: AnyObject?
  /// The thread whose run loop calls `endPass()` in its next pass; a run loop that never runs is scheduled once.
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

  /// Waits for the end of the current event.
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
