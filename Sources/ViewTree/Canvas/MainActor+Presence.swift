import Dispatch

extension MainActor {
  /// Marks the main queue, whichever thread serves it.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this runs on the main queue, where views are.
  ///
  /// On Linux that is not the main thread once a program waits for tasks: Dispatch serves the queue by another one.
  package static var isHere: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
