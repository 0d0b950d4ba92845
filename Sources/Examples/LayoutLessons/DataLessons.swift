import SwiftUI

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

extension EnvironmentValues {
  fileprivate var theme: Color {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

/// Values of the environment go down; the nearest one counts.
struct Themes: View {
  var body: some View {
    Lesson(title: "Environment: default, one for all, one nearer by") {
      ThemedDot()
      HStack(spacing: 14) {
        ThemedDot()
        ThemedDot().environment(\.theme, .orange)
      }
      .environment(\.theme, .green)
    }
  }

  private struct ThemedDot: View {
    @Environment(\.theme) private var theme
    @ScaledMetric private var size: CGFloat = 36
    var body: some View { Circle().fill(theme).frame(width: size, height: size) }
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Preferences go up: the widest text sets the width of all.
struct EqualColumns: View {
  @State private var width: CGFloat?

  var body: some View {
    Lesson(title: "Preferences: all as wide as the widest") {
      VStack(spacing: 4) {
        ForEach(["one", "seventeen", "four"], id: \.self) { title in
          Text(title)
            .background {
              GeometryReader { proxy in
                Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
              }
            }
            .frame(width: width)
            .padding(4)
            .background(.mint.opacity(0.4))
        }
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
    }
  }
}

@MainActor
private final class Score: ObservableObject {
  @Published var points = 1
}

/// One source of truth: state, a binding to it, an object, and the object from the environment.
struct SharedState: View {
  @State private var count = 1
  @StateObject private var score = Score()

  var body: some View {
    Lesson(title: "State and binding; an object and its readers") {
      VStack {
        Text("\(count)").font(.title)
        Adder(count: $count)
      }
      VStack {
        Text("\(score.points)").font(.title)
        Doubler()
      }
      .environmentObject(score)
    }
  }

  private struct Adder: View {
    @Binding var count: Int
    var body: some View { Text("+ 1").onAppear { count += 1 } }
  }

  private struct Doubler: View {
    @EnvironmentObject private var score: Score
    var body: some View { Text("x 2").onAppear { score.points *= 2 } }
  }
}

/// Rows keep their state with their id: over insertion and moves, not when the id changes.
struct StableRows: View {
  private struct Item: Identifiable {
    let id: Int
  }

  @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]

  var body: some View {
    Lesson(title: "3 and 1 keep what they counted, 7 is new") {
      VStack(spacing: 4) { ForEach(items) { Row(id: $0.id) } }
        .onAppear { items = [Item(id: 3), Item(id: 7), Item(id: 1)] }
    }
  }

  private struct Row: View {
    let id: Int
    @State private var first: Int?

    var body: some View {
      Text("row \(id), began as \(first ?? id)")
        .font(.footnote)
        .onAppear { first = first ?? id }
    }
  }
}

/// A modifier is a view around a view: here one that turns anything into a playing card.
struct OwnModifiers: View {
  var body: some View {
    Lesson(title: "An own modifier, face up and face down") {
      Group {
        Text("A").font(.title).flippingCard(isFaceUp: true).frame(width: 44, height: 64)
        Text("A").font(.title).flippingCard(isFaceUp: false).frame(width: 44, height: 64)
      }
      .foregroundColor(.indigo)
    }
  }
}

/// A style draws a button by its label.
struct OwnButtons: View {
  var body: some View {
    Lesson(title: "Own button styles; disabled is in the environment") {
      Button("Go") {}.buttonStyle(CapsuleStyle())
      Button("Stop") {}.buttonStyle(CapsuleStyle()).disabled(true)
    }
  }

  private struct CapsuleStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .foregroundStyle(.white)
        .padding(.horizontal, 18)
        .padding(.vertical, 8)
        .background(isEnabled ? Color.indigo : .gray, in: Capsule())
        .scaleEffect(configuration.isPressed ? 0.95 : 1)
    }
  }
}
