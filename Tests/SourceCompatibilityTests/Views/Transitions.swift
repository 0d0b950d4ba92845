import SwiftUI

struct CornerRotateModifier: ViewModifier {
  let amount: Double
  let anchor: UnitPoint

  func body(content: Content) -> some View {
    content
      .rotationEffect(.degrees(amount), anchor: anchor)
      .clipped()
  }
}

extension AnyTransition {
  static var pivot: AnyTransition {
    .modifier(
      active: CornerRotateModifier(amount: -90, anchor: .topLeading),
      identity: CornerRotateModifier(amount: 0, anchor: .topLeading))
  }
}

struct TransitionsView: View {
  @State private var isShowingRed = true

  var body: some View {
    ZStack {
      Rectangle().fill(.blue).frame(width: 200, height: 200)
      if isShowingRed {
        Rectangle().fill(.red).frame(width: 200, height: 200)
          .transition(.pivot)
        Circle().frame(width: 50, height: 50)
          .transition(.asymmetric(insertion: .scale, removal: .opacity))
      }
    }
    .onTapGesture { withAnimation { isShowingRed.toggle() } }
  }
}
