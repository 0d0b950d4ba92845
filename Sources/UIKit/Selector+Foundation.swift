public import Foundation
import ValueStreams

// What Foundation calls by selectors elsewhere.

extension Timer {
  /// A timer that runs, and calls a function of an object; see `scheduledTimer(withTimeInterval:repeats:block:)`.
  @MainActor @preconcurrency @discardableResult
  public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let call = TimerCall(target: aTarget, selector: aSelector)
    let timer = scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { _ in call.run() }
    call.timer = timer
    return timer
  }

  /// A timer that waits for `RunLoop.add(_:forMode:)`, and calls a function of an object.
  @MainActor @preconcurrency
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let call = TimerCall(target: aTarget, selector: aSelector)
    self.init(timeInterval: ti, repeats: yesOrNo) { (_: any _SceneTimer) in call.run() }
    call.timer = self
  }
}

/// A function that a timer calls; the timer keeps the object, as elsewhere.
private final class TimerCall: @unchecked Sendable {
  // Sendable because timers call on the main actor only.

  private let target: Any
  private let selector: Selector
  weak var timer: Timer?

  init(target: Any, selector: Selector) { (self.target, self.selector) = (target, selector) }

  func run() {
    MainActor.assumeIsolated { _ = selector.perform(on: target, with: timer) }
  }
}

extension NotificationCenter {
  /// Has a function of an object called by what is posted, as long as the object is there.
  @MainActor @preconcurrency
  public func addObserver(
    _ observer: AnyObject, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let call = NotificationCall(observer: observer, selector: aSelector, center: self)
    call.token = addObserver(forName: aName, object: anObject, queue: nil) { call.run($0) }
  }
}

/// A function that a notification calls; the object is not kept.
private final class NotificationCall: @unchecked Sendable {
  // Sendable because scenes post on the main actor only.

  private weak var observer: AnyObject?
  private let selector: Selector
  private weak var center: NotificationCenter?
  var token: (any NSObjectProtocol)?

  init(observer: AnyObject, selector: Selector, center: NotificationCenter) {
    (self.observer, self.selector, self.center) = (observer, selector, center)
  }

  func run(_ notification: Notification) {
    guard let observer else {
      if let token { center?.removeObserver(token) }
      token = nil
      return
    }
    // What is posted does not leave the main actor.
    nonisolated(unsafe) let posted = notification
    MainActor.assumeIsolated {
      let isDone = selector.perform(on: observer, with: unsafe posted)
      if !isDone { unsafe selector.perform(on: observer, with: posted._bridgeToObjectiveC()) }
    }
  }
}

extension NSObject {
  /// Calls a function of the object.
  @MainActor @preconcurrency
  public func perform(_ aSelector: Selector, with object: Any? = nil) {
    aSelector.perform(on: self, with: object)
  }

  /// Calls a function of the object some seconds later, in a scene by the scene's time.
  @MainActor @preconcurrency
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let call = DelayedCall(target: self, selector: aSelector, argument: anArgument)
    Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in call.run() }
  }
}

private struct DelayedCall: @unchecked Sendable {
  // Sendable because timers call on the main actor only.

  let target: AnyObject
  let selector: Selector
  let argument: Any?

  func run() {
    MainActor.assumeIsolated { _ = selector.perform(on: target, with: argument) }
  }
}
