public import Foundation

/// A publisher that waits for a call before it starts.
public protocol ConnectablePublisher: Publisher {
  /// Starts it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that starts with its first subscriber and stops with its last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that starts with its first subscriber.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the published values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure
    /// The publisher that is connected.
    public let upstream: Upstream

    /// What is started for the subscribers of one scene, or for those outside of any.
    private struct Run {
      var subscribers = 0
      var connection: (any Cancellable)?
    }

    private var runs: [ObjectIdentifier?: Run] = [:]

    init(upstream: Upstream) { self.upstream = upstream }

    /// Adds a subscriber; the first one starts the publisher, for all of them.
    ///
    /// A timer is started by the first one in each scene, as each has its own time.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      let scene = upstream is any SceneBound ? VirtualClock.current?.scene : nil
      let line = Switchboard()
      let leaving = AnyCancellable { self.leave(scene) }
      let ending = AnyCancellable {
        line.cancel()
        leaving.cancel()
      }
      runs[scene, default: Run()].subscribers += 1
      let isFirst = runs[scene]?.subscribers == 1
      upstream.subscribe(
        Relay<Output, Failure>(
          subscription: {
            line.connect($0)
            subscriber.receive(subscription: ConnectedLine(line: line, ending: ending))
          },
          value: { subscriber.receive($0) },
          completion: {
            leaving.cancel()
            subscriber.receive(completion: $0)
          }))
      guard isFirst, runs[scene] != nil else { return }
      let started = upstream.connect()
      // It may have sent its end at once.
      if runs[scene] != nil { runs[scene]?.connection = started } else { started.cancel() }
    }

    private func leave(_ scene: ObjectIdentifier?) {
      runs[scene]?.subscribers -= 1
      guard let run = runs[scene], run.subscribers == 0 else { return }
      runs[scene] = nil
      run.connection?.cancel()
    }
  }
}

/// A publisher that is another one in each scene, as it goes by the scene's time.
private protocol SceneBound {}

private struct ConnectedLine: Subscription {
  let line: Switchboard
  let ending: AnyCancellable
  func request(_ demand: Subscribers.Demand) { line.request(demand) }
  func cancel() { ending.cancel() }
}

extension Timer {
  /// Sends the date at an interval, in the time of the scene that it is subscribed to in.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// A publisher of dates at an interval of virtual time; the start of a scene is the reference date.
  public final class TimerPublisher: ConnectablePublisher, SceneBound {
    /// Dates.
    public typealias Output = Date
    /// `Never`: the publisher cannot fail.
    public typealias Failure = Never
    /// The seconds between two dates.
    public let interval: TimeInterval
    /// The subscribers of each scene, as long as there are any.
    private var audiences: [ObjectIdentifier?: Audience<Date, Never>] = [:]

    init(interval: TimeInterval) { self.interval = interval }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Date, S.Failure == Never {
      let scene = VirtualClock.current?.scene
      let audience = audiences[scene] ?? Audience()
      audience.whenEmpty = { [weak self] in self?.audiences[scene] = nil }
      audiences[scene] = audience
      audience.add(subscriber)
    }

    /// Starts the timer, if a scene is being made; elsewhere no time passes.
    public func connect() -> any Cancellable {
      let isRunning = Kept(true)
      if let clock = VirtualClock.current, interval.isFinite {
        // Foundation takes 0.1 milliseconds for intervals that are not longer than 0.
        let interval = interval > 0 ? interval : 1e-4
        tick(1, from: clock.now(), every: interval, by: clock, while: isRunning)
      }
      return AnyCancellable { isRunning.value = false }
    }

    private func tick(
      _ number: Int, from start: Double, every interval: TimeInterval, by clock: VirtualClock,
      while isRunning: Kept<Bool>
    ) {
      let time = start + Double(number) * interval
      clock.schedule(time) { [weak self] in
        guard isRunning.value, let self else { return }
        self.audiences[clock.scene]?.send(Date(timeIntervalSinceReferenceDate: time))
        self.tick(number + 1, from: start, every: interval, by: clock, while: isRunning)
      }
    }
  }
}

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: ValueStreams.Publisher {
    /// Notifications.
    public typealias Output = Notification
    /// `Never`: the publisher cannot fail.
    public typealias Failure = Never
    /// The center of the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications, or `nil` for any.
    public let object: AnyObject?

    /// Adds a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Notification, S.Failure == Never {
      let audience = Audience<Notification, Never>()
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        audience.send($0)
      }
      let line = NotificationLine(center: center, token: token)
      audience.add(
        Relay<Notification, Never>(
          subscription: {
            line.line = $0
            subscriber.receive(subscription: line)
          },
          value: { subscriber.receive($0) },
          completion: { subscriber.receive(completion: $0) }))
    }
  }
}

private final class NotificationLine: Subscription {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol
  var line: (any Subscription)?

  init(center: NotificationCenter, token: any NSObjectProtocol) {
    self.center = center
    self.token = token
  }

  func request(_ demand: Subscribers.Demand) { line?.request(demand) }

  func cancel() {
    center.removeObserver(token)
    line?.cancel()
  }
}
