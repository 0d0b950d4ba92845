import Combine
import Foundation
import SwiftUI

/// Counts by a timer, and starts anew after a while.
struct Countdown: View {
  @State private var count = 0
  @State private var timer: Timer?

  var body: some View {
    Rectangle()
      .frame(width: CGFloat(10 + 10 * count), height: 10)
      .onAppear {
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
          MainActor.assumeIsolated {
            count += 1
            if count == 3 { timer?.invalidate() }
          }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2.25) {
          count = 8
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(2500)) {
          DispatchQueue.main.async { count = 5 }
        }
      }
  }
}
