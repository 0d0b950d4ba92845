import Combine
import SwiftUI

final class CounterModel: ObservableObject {
  @Published var count = 0
  @Published private(set) var history: [Int] = []
  private var cancellables = Set<AnyCancellable>()

  init() {
    $count
      .dropFirst()
      .removeDuplicates()
      .sink { [weak self] value in self?.history.append(value) }
      .store(in: &cancellables)
  }

  func increment() { count += 1 }
}

struct CounterView: View {
  @StateObject private var model = CounterModel()

  var body: some View {
    VStack {
      Text("Count: \(model.count)")
      CounterButtons(model: model)
      HStack {
        ForEach(Array(model.history.enumerated()), id: \.offset) { _, value in
          Text("\(value)").padding(4).background(Color.yellow)
        }
      }
    }
    .onAppear {
      model.increment()
      model.increment()
    }
  }
}

struct CounterButtons: View {
  @ObservedObject var model: CounterModel

  var body: some View {
    Button("Add", action: model.increment)
      .onChange(of: model.count) { newValue in
        _ = newValue
      }
  }
}
