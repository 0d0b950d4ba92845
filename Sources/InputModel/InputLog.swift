package import Foundation
import IntegerConversion

/// A time in a scene, in whole microseconds, so that it is written down exactly.
package struct InputTime: Sendable, Hashable, Comparable {
  package var microseconds: Int

  package init(microseconds: Int) { self.microseconds = microseconds }

  /// The time nearest to a number of seconds; what is before the start is the start.
  package init(seconds: Double) {
    microseconds = Int(clamping: (seconds * 1e6).rounded(), to: 0...Int.max / 2)
  }

  package var seconds: Double { Double(microseconds) / 1e6 }

  package static func < (lhs: InputTime, rhs: InputTime) -> Bool {
    lhs.microseconds < rhs.microseconds
  }
}

/// An event with its time.
package struct LoggedInput: Sendable, Equatable {
  package var time: InputTime
  package var event: InputEvent
  /// Which view it met.
  package var hint: InputHint?
  /// Whether it is text that nobody is to read; known once the event has happened.
  package internal(set) var isSecret = false
  /// Eight digits of what it has met and of who was called for it, by which another course is found.
  package var digest: String?

  package init(
    _ event: InputEvent, at time: InputTime, hint: InputHint? = nil, digest: String? = nil
  ) {
    self.time = time
    self.event = event
    self.hint = hint
    self.digest = digest
  }
}

/// All that has happened to a scene from outside, in order: nothing else writes to it.
package struct InputLog: Sendable, Equatable {
  /// Logs are equal if the same happens; on which lines of a file it stands does not count.
  package static func == (lhs: InputLog, rhs: InputLog) -> Bool {
    lhs.header == rhs.header && lhs.entries == rhs.entries
  }

  /// What a log was recorded on; nil where that is not known.
  package struct Header: Sendable, Equatable {
    /// The size of the canvas, in points.
    package var canvas: CGSize?
    /// Pixels a point.
    package var scale: Double?

    package init(canvas: CGSize? = nil, scale: Double? = nil) {
      self.canvas = canvas
      self.scale = scale
    }
  }

  package var header = Header()
  /// The events, by time; at one time in the order in which they came.
  package internal(set) var entries: [LoggedInput] = []

  /// The numbers of the lines that the events were read from, from 1; empty for a log that was not read.
  package internal(set) var lineNumbers: [Int] = []

  package init(header: Header = Header()) { self.header = header }

  /// Takes down what the last event has led to.
  package mutating func note(digest: String) {
    guard !entries.isEmpty else { return }
    entries[entries.count - 1].digest = digest
  }

  /// The time of the last event.
  package var end: InputTime? { entries.last?.time }

  /// Notes that the text of the event of a number is not to be read.
  package mutating func markSecret(_ number: Int) {
    if entries.indices.contains(number) { entries[number].isSecret = true }
  }

  /// Takes an event down; one that comes earlier than the last counts as coming with it.
  package mutating func append(_ entry: LoggedInput) {
    var entry = entry
    if let end { entry.time = max(entry.time, end) }
    entries.append(entry)
  }
}
