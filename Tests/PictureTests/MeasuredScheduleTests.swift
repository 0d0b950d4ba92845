import Foundation
import ShapeShift
import TestSupport
import Testing

@Suite("Measured times of schedules")
struct MeasuredScheduleTests {
  @Test("A periodic schedule begins with the time that is asked for, if that is one of its own")
  func periodic() throws {
    let test = try ConformanceCase.named("timeline.periodic.aligned", in: "timeline")
    let schedule = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 5)
    let entries = schedule.entries(from: Date(timeIntervalSinceReferenceDate: 15), mode: .normal)
      .prefix(test.numbers.count)
    for (date, expected) in zip(entries, test.numbers) {
      expectNear(date.timeIntervalSinceReferenceDate, expected, tolerance: test.tolerance)
    }
    #expect(test.numbers.count == 2)
  }
}
