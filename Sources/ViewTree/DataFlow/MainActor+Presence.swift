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

  /// Does something now where views are, elsewhere as soon as the main queue comes to it.
  static func runHereOrLater(_ body: @escaping @MainActor () -> Void) {
    if isHere { return assumeIsolated { body() } }
    let body = Unchecked(body)
    DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {
      assumeIsolated { body.value() }
    }
  }
}
