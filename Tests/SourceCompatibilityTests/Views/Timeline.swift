import SwiftUI

struct TimelineSpinner: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let seconds = timeline.date.timeIntervalSinceReferenceDate
      let angle = Angle.degrees(seconds.remainder(dividingBy: 2) * 180)
      ZStack {
        Circle().stroke(.quaternary, lineWidth: 8)
        Circle().trim(from: 0, to: 0.25)
          .stroke(.tint, style: StrokeStyle(lineWidth: 8, lineCap: .round))
          .rotationEffect(angle)
      }
    }
    .frame(width: 80, height: 80)
    .padding()
    .tint(.orange)
  }
}
