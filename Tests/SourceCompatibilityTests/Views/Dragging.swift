import SwiftUI

struct DraggableCircle: View {
  @State private var offset = CGSize.zero
  @GestureState private var dragOffset = CGSize.zero
  @State private var isDragging = false
  @State private var currentAmount = 0.0
  @GestureState private var angle = Angle.zero

  var body: some View {
    let drag = DragGesture()
      .onChanged { value in offset = value.translation }
      .onEnded { _ in
        withAnimation {
          offset = .zero
          isDragging = false
        }
      }
    let press = LongPressGesture()
      .onEnded { _ in withAnimation { isDragging = true } }
    let combined = press.sequenced(before: drag)

    return Circle()
      .fill(.red)
      .frame(width: 64, height: 64)
      .scaleEffect(isDragging ? 1.5 : 1 + currentAmount)
      .offset(offset)
      .offset(dragOffset)
      .rotationEffect(angle)
      .gesture(combined)
      .simultaneousGesture(
        DragGesture().updating($dragOffset) { value, state, _ in state = value.translation }
      )
      .highPriorityGesture(TapGesture(count: 2).onEnded { isDragging.toggle() })
      .gesture(MagnifyGesture().onChanged { currentAmount = $0.magnification - 1 })
      .gesture(RotateGesture().updating($angle) { value, state, _ in state = value.rotation })
      .onLongPressGesture(minimumDuration: 1) {
      } onPressingChanged: { _ in
      }
      .padding(40)
  }
}
