/// A scroller that is not retained.
struct WeakScroller {
  private(set) weak var scroller: Scroller?
}

extension ViewGraph {
  /// Updates scroll views after a layout.
  func noteScrolling() {
    guard !session.watchers.scrollers.isEmpty else { return }
    for entry in session.watchers.scrollers { entry.scroller?.layoutDidChange() }
    session.watchers.scrollers.removeAll { $0.scroller == nil }
  }

  /// Updates effects that follow the positions of views, for the time of an image.
  func presentFollowers() {
    guard !session.watchers.readers.isEmpty,
      session.watchers.scrollers.contains(where: { $0.scroller?.isMoving ?? false })
    else { return }
    let waiting = session.resizedReaders
    session.resizedReaders = []
    for reader in session.watchers.readers {
      if let reader = reader.reader, reader.followsDrawing { reader.noteMove() }
    }
    let followers = session.resizedReaders
    session.resizedReaders = waiting
    update { for follower in followers where follower.isMounted { follower.updateForSize() } }
  }
}
