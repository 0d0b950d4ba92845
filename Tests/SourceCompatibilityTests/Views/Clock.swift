import SwiftUI

struct ClockHand: View {
  let angle: Angle
  let length: CGFloat
  let width: CGFloat
  var color = Color.primary

  var body: some View {
    Capsule()
      .fill(color)
      .frame(width: width, height: length)
      .offset(y: -length / 2)
      .rotationEffect(angle)
  }
}

struct ClockView: View {
  @State private var currentTime = Date(timeIntervalSinceReferenceDate: 36_610)
  @Environment(\.calendar) var calendar
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  private func component(_ component: Calendar.Component) -> Double {
    Double(calendar.component(component, from: currentTime))
  }

  var body: some View {
    ZStack {
      Circle().fill(Color.white)
      Circle().strokeBorder(Color.black, lineWidth: 4)
      ForEach(0..<60) { tick in
        Rectangle()
          .fill(Color.black)
          .frame(width: tick % 5 == 0 ? 3 : 1, height: tick % 5 == 0 ? 15 : 7)
          .offset(y: -85)
          .rotationEffect(.degrees(Double(tick) * 6))
      }
      ClockHand(angle: .degrees(component(.hour) * 30), length: 50, width: 6)
      ClockHand(angle: .degrees(component(.minute) * 6), length: 72, width: 4)
      ClockHand(angle: .degrees(component(.second) * 6), length: 78, width: 2, color: .red)
      Circle().fill(.red).frame(width: 8, height: 8)
    }
    .frame(width: 200, height: 200)
    .onReceive(timer) { input in
      currentTime = input
    }
  }
}
