import SwiftUI

struct WalkthroughView: View {
  private struct Step: Identifiable {
    var id: String { title }
    let title: LocalizedStringKey.StringLiteralType
    let text: String
    let symbol: String
    let color: Color
  }

  private let steps: [Step] = [
    .init(
      title: "Track", text: "Follow **every** walk, *wherever* it goes.", symbol: "figure.walk",
      color: .blue),
    .init(
      title: "Share", text: "Send routes to friends.", symbol: "paperplane.fill", color: .purple),
    .init(title: "Relax", text: "We keep count.", symbol: "leaf.fill", color: .green),
  ]

  @AppStorage("walkthrough.done") private var isDone = false
  @State private var current = 1
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isFocused: Bool

  var body: some View {
    TabView(selection: $current) {
      ForEach(Array(steps.enumerated()), id: \.element.id) { offset, step in
        VStack(spacing: 20) {
          Image(systemName: step.symbol)
            .resizable().aspectRatio(contentMode: .fit)
            .frame(width: 100, height: 100)
            .foregroundStyle(step.color.gradient)
            .symbolRenderingMode(.hierarchical)
          Text(step.title).font(.system(.title, design: .rounded)).fontWeight(.bold)
          Text(.init(step.text)).multilineTextAlignment(.center)
        }
        .padding(40)
        .tag(offset)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .animation(.easeInOut, value: current)
    .background(
      steps[current].color.opacity(0.12).ignoresSafeArea().animation(.default, value: current)
    )
    .safeAreaInset(edge: .bottom) {
      HStack {
        if current > 0 {
          Button("Back") { current -= 1 }
            .transition(.asymmetric(insertion: .push(from: .leading), removal: .opacity))
        }
        Spacer()
        Button {
          if current < steps.count - 1 {
            current += 1
          } else {
            isDone = true
            dismiss()
          }
        } label: {
          Text(current == steps.count - 1 ? "Done" : "Next")
            .frame(minWidth: 80)
            .contentTransition(.interpolate)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .buttonBorderShape(.capsule)
        .keyboardShortcut(.defaultAction)
      }
      .padding()
      .background(.bar)
    }
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Skip", role: .cancel) { isDone = true } }
    }
    .interactiveDismissDisabled(!isDone)
    .preferredColorScheme(.light)
  }
}
