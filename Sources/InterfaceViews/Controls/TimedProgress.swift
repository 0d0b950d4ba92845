public import Foundation
public import ViewTree

/// The time that is left of an interval, or that has passed of it.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The time as a text that is written every second.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// How much of an interval has passed by the scene's time.
struct TimedProgressFraction {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// 0...1.
  func value(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let passed = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
    return countsDown ? 1 - passed : passed
  }
}

extension ProgressView {
  /// Progress of time through an interval, with views for its label and its value.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      timed: TimedProgressFraction(interval: timerInterval, countsDown: countsDown),
      label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Progress of time through an interval, with views for its label and the time below.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Progress of time through an interval, with the time below.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a view of the progress at its creation.
  public init(_ progress: Progress) {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}
