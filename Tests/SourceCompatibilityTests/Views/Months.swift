import SwiftUI

struct MonthsView: View {
  @State private var date = Date(timeIntervalSinceReferenceDate: 86_400 * 44)
  @State private var days: Set<DateComponents> = [
    DateComponents(year: 2001, month: 5, day: 4), DateComponents(year: 2001, month: 5, day: 18),
  ]
  @State private var isLarge = false

  var body: some View {
    VStack(spacing: 16) {
      DatePicker("Day", selection: $date, in: Date(timeIntervalSinceReferenceDate: 0)...)
        .datePickerStyle(.graphical)
        .tint(.purple)
      MultiDatePicker("Days", selection: $days)
      Circle().fill(.teal.gradient)
        .frame(width: 20)
        .animation(.bouncy) { $0.scaleEffect(isLarge ? 1.5 : 1) }
        .onTapGesture { isLarge.toggle() }
      Button("Reset", systemImage: "arrow.counterclockwise", role: .destructive) {}
        .buttonStyle(.bordered)
    }
    .padding()
  }
}
