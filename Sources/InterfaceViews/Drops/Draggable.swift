import Foundation
import VectorGraphics
import ViewAnimation
public import ViewTree

extension View {
  /// Makes the view draggable, by a long press or a mouse, to destinations that accept values of the type.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragSource(payload: payload, preview: nil as EmptyView?))
  }

  /// Makes the view draggable, with another view as its preview.
  public nonisolated func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(payload: payload, preview: preview()))
  }

  /// Makes the view draggable, by a long press or by a mouse.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSource(payload: data, preview: nil as EmptyView?))
  }

  /// Makes the view draggable, with another view as its preview.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(payload: data, preview: preview()))
  }
}

/// Shows a view where it is carried, over all else.
private nonisolated struct DragSource<Preview: View>: ViewModifier {
  @State private var carried: CarriedView?
  private let payload: () -> Any
  private let preview: Preview?

  init(payload: @escaping () -> Any, preview: Preview?) {
    self.payload = payload
    self.preview = preview
    _carried = State(initialValue: nil)
  }

  @MainActor func body(content: Content) -> some View {
    content
      .lifts(Lifting(payload: payload, carry: { carried = $0 }, end: { settle(isTaken: $0) }))
      .modifier(
        PresentationModifier(
          layer: CarriedLayer(carried: carried, preview: preview), leave: { $0.isInList = false }))
  }

  /// What is taken goes where it is let go, what is not goes home; both by the usual spring.
  private func settle(isTaken: Bool) {
    let start = carried?.start
    withAnimation(.spring(response: 0.35, dampingFraction: 1)) {
      if isTaken { carried = nil } else { carried?.offset = .zero }
    } completion: {
      if carried?.start == start { carried = nil }
    }
  }
}

/// What is carried; nothing while nothing is.
private struct CarriedLayer<Preview: View>: View {
  let carried: CarriedView?
  let preview: Preview?

  var body: some View {
    if let carried {
      CarriedFrame {
        if let preview {
          preview.fixedSize()
        } else {
          CarriedLookFrame(carried: carried)
        }
      }
      .position(
        x: carried.home.midX + carried.offset.width, y: carried.home.midY + carried.offset.height
      )
      .ignoresSafeArea()
      .allowsHitTesting(false)
      .containerValue(\.letsPointersThrough, true)
      .transition(.opacity)
    }
  }
}

/// What is carried as it looks in its place, on a plate: text alone could not be read over what it comes over.
private struct CarriedLookFrame: View {
  /// The radius of the plate's corners in points, a choice of ours.
  private static let radius: CGFloat = 8

  let carried: CarriedView

  var body: some View {
    carried.look
      .frame(width: carried.home.width, height: carried.home.height)
      .background(Color.systemBackground)
      .clipShape(RoundedRectangle(cornerRadius: Self.radius))
  }
}

/// Lifts what is inside from the ground.
private struct CarriedFrame<Content: View>: View {
  @State private var isUp = false
  @ViewBuilder let content: Content

  /// How much larger than at rest, a choice of ours.
  private static var scale: CGFloat { 1.05 }

  var body: some View {
    content
      .scaleEffect(isUp ? Self.scale : 1)
      .shadow(color: .black.opacity(isUp ? 0.25 : 0), radius: 10, y: 4)
      .onAppear {
        withAnimation(.spring(response: 0.3, dampingFraction: 0.8)) { isUp = true }
      }
  }
}
