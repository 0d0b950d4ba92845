import Combine
import SwiftUI

final class StopwatchModel: ObservableObject {
  @Published private(set) var elapsed: TimeInterval = 0
  @Published var laps: [TimeInterval] = []
  @Published private(set) var isRunning = false
  private var timer: Timer?
  private var cancellables = Set<AnyCancellable>()

  init() {
    $laps
      .map(\.count)
      .removeDuplicates()
      .dropFirst()
      .sink { [weak self] count in if count > 3 { self?.laps.removeFirst() } }
      .store(in: &cancellables)
  }

  func start() {
    guard !isRunning else { return }
    isRunning = true
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.elapsed += 0.1
    }
    let wait = 1.05
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { self.lap() }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1550)) { self.lap() }
  }

  func lap() { laps.append(elapsed) }

  func stop() {
    timer?.invalidate()
    timer = nil
    isRunning = false
  }
}

struct StopwatchView: View {
  @StateObject private var model = StopwatchModel()
  @State private var tick = 0
  private let clock = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 1
    return formatter
  }()

  private func text(_ time: TimeInterval) -> String {
    Self.formatter.string(from: NSNumber(value: time)) ?? "-"
  }

  var body: some View {
    VStack(spacing: 12) {
      ZStack {
        ForEach(0..<60) { mark in
          Capsule()
            .fill(mark % 5 == 0 ? Color.primary : .secondary)
            .frame(width: mark % 5 == 0 ? 3 : 1, height: mark.isMultiple(of: 5) ? 12 : 6)
            .offset(y: -80)
            .rotationEffect(.degrees(Double(mark) * 6))
        }
        Capsule().fill(.orange).frame(width: 2, height: 70).offset(y: -35)
          .rotationEffect(.degrees(model.elapsed * 6), anchor: .center)
        Circle().frame(width: 8)
      }
      .frame(width: 180, height: 180)
      Text(text(model.elapsed)).font(.system(.largeTitle, design: .monospaced))
        .contentTransition(.numericText(value: model.elapsed))
      Text("ticks: \(tick)").font(.caption).monospacedDigit()
      HStack {
        Button("Lap", action: model.lap).buttonStyle(.bordered)
        Button(model.isRunning ? "Stop" : "Start") {
          model.isRunning ? model.stop() : model.start()
        }
        .buttonStyle(.borderedProminent)
        .tint(model.isRunning ? .red : .green)
      }
      ForEach(Array(model.laps.enumerated().reversed()), id: \.offset) { index, lap in
        HStack {
          Text("Lap \(index + 1)")
          Spacer(minLength: 0)
          Text(text(lap)).foregroundStyle(.secondary)
        }
      }
    }
    .padding()
    .onReceive(clock) { _ in tick += 1 }
    .onAppear(perform: model.start)
    .onDisappear { model.stop() }
  }
}
