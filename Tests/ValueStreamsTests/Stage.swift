import Foundation

@testable import ValueStreams

/// A scene's time that a test moves.
final class Stage: @unchecked Sendable {
  private var now = 0.0
  private var events: [(time: Double, action: VirtualClock.Action)] = []

  var clock: VirtualClock {
    VirtualClock {
      self.now
    } schedule: {
      self.events.append(($0, $1))
    }
  }

  func run(_ body: () -> Void) { VirtualClock.$current.withValue(clock, operation: body) }

  func move(to time: Double) {
    run {
      while let index = events.indices.filter({ events[$0].time <= time })
        .min(by: { (events[$0].time, $0) < (events[$1].time, $1) })
      {
        let event = events.remove(at: index)
        now = event.time
        event.action.run()
      }
    }
    now = time
  }
}

/// A subscriber that asks for values as a test says, and writes down what it gets.
final class Witness<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var hasEnded = false
  private var line: (any Subscription)?
  private let more: Subscribers.Demand

  /// Asks for so many with each value.
  init(more: Subscribers.Demand = .none) { self.more = more }

  func receive(subscription: any Subscription) { line = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) { hasEnded = true }

  func request(_ count: Int) { line?.request(.max(count)) }

  func cancel() { line?.cancel() }
}
