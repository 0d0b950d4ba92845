import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

@MainActor
@Suite("What pointers meet")
struct HitTests {
  private func tap<Content: View>(
    _ x: CGFloat, _ y: CGFloat, of view: @escaping (Recorder) -> Content
  ) throws -> [String] {
    try calls([.down(x, y, 1), .up(x, y, 1.1)], of: view)
  }

  @Test("What is drawn last is in front, unless it is not to be met")
  func order() throws {
    #expect(
      try tap(150, 150) { log in
        ZStack {
          Color.red.onTapGesture { log("a") }
          Color.blue.onTapGesture { log("b") }
        }
      } == ["b"])
    #expect(
      try tap(150, 150) { log in
        ZStack {
          Color.red.onTapGesture { log("a") }.zIndex(1)
          Color.blue.onTapGesture { log("b") }
        }
      } == ["a"])
    #expect(
      try tap(150, 150) { log in
        ZStack {
          Color.red.onTapGesture { log("a") }
          Color.blue.onTapGesture { log("b") }.allowsHitTesting(false)
        }
      } == ["a"])
  }

  @Test("A shape is met where it is painted", arguments: [(10.0, "rect"), (150, "circle")])
  func shapes(place: CGFloat, expected: String) throws {
    #expect(
      try tap(place, place) { log in
        ZStack {
          Rectangle().fill(.blue).onTapGesture { log("rect") }
          Circle().fill(.red).onTapGesture { log("circle") }
        }
      } == [expected])
  }

  @Test("What is clear, hidden or off is not met; what is cut off is")
  func clearContent() throws {
    func front<Content: View>(_ view: (Color) -> Content) throws -> [String] {
      let front = view(Color.blue)
      return try tap(10, 10) { log in
        ZStack {
          Color.red.onTapGesture { log("back") }
          front.onTapGesture { log("front") }
        }
      }
    }
    #expect(try front { $0 } == ["front"])
    #expect(try front { _ in Color.clear } == ["back"])
    #expect(try front { $0.opacity(0) } == ["back"])
    #expect(try front { $0.opacity(0.002) } == ["front"])
    #expect(try front { $0.hidden() } == ["back"])
    #expect(try front { $0.clipShape(Circle()) } == ["front"])
    #expect(try front { $0.mask(Circle()) } == ["front"])
    #expect(try front { $0.blur(radius: 3) } == ["front"])
    #expect(try front { _ in Color.clear.contentShape(Rectangle()) } == ["front"])
    #expect(try front { $0.contentShape(Circle()) } == ["back"])
  }

  @Test("A gesture that is off lets pointers through")
  func disabled() throws {
    #expect(
      try tap(10, 10) { log in
        ZStack {
          Color.red.onTapGesture { log("back") }
          Color.blue.onTapGesture { log("front") }.disabled(true)
        }
      } == ["back"])
  }

  @Test("A view is met where it is on its way, not where it ends")
  func moving() throws {
    struct Moving: View {
      let log: Recorder
      @State private var isFar = false
      var body: some View {
        Color.red.frame(width: 20, height: 20).onTapGesture { log("tap") }
          .position(x: isFar ? 250 : 50, y: 150)
          .onAppear { withAnimation(.linear(duration: 1)) { isFar = true } }
      }
    }
    #expect(try calls([.down(150, 150, 0.5), .up(150, 150, 0.5)]) { Moving(log: $0) } == ["tap"])
    #expect(try calls([.down(250, 150, 0.5), .up(250, 150, 0.5)]) { Moving(log: $0) } == [])
  }

  @Test("A view that is turned in space is met where it is seen")
  func space() throws {
    func turned(_ x: CGFloat) throws -> [String] {
      try tap(x, 150) { log in
        Color.red.frame(width: 200, height: 200)
          .onTapGesture { (place: CGPoint) in log("\(Int(place.x.rounded()))") }
          .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
      }
    }
    // Half as wide: from 100 to 200.
    #expect(try turned(150) == ["100"])
    #expect(try turned(175) == ["150"])
    #expect(try turned(210) == [])
  }

  @Test("Inside of a scroll view only its window is met")
  func window() throws {
    func scrolled(_ y: CGFloat) throws -> [String] {
      try tap(150, y) { log in
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(height: 400).onTapGesture { log("inside") } }
            .frame(height: 100)
          Color.blue.onTapGesture { log("below") }
        }
      }
    }
    #expect(try scrolled(50) == ["inside"])
    #expect(try scrolled(150) == ["below"])
  }

  @Test("The innermost gesture comes first, unless the outer one says otherwise")
  func precedence() throws {
    func nested<Content: View>(
      _ x: CGFloat, _ outer: @escaping (AnyView, _EndedGesture<TapGesture>) -> Content
    ) throws -> [String] {
      try tap(x, x) { log in
        outer(
          AnyView(
            Color.clear.contentShape(Rectangle()).overlay {
              Color.red.onTapGesture { log("child") }.frame(width: 100, height: 100)
            }), TapGesture().onEnded { log("parent") })
      }
    }
    #expect(try nested(150) { $0.gesture($1) } == ["child"])
    #expect(try nested(20) { $0.gesture($1) } == ["parent"])
    #expect(try nested(150) { $0.highPriorityGesture($1) } == ["parent"])
    #expect(try nested(150) { $0.simultaneousGesture($1) } == ["child", "parent"])
    #expect(try nested(150) { $0.gesture($1, including: .gesture) } == ["parent"])
    #expect(try nested(20) { $0.gesture($1, including: .subviews) } == [])
    #expect(try nested(150) { $0.gesture($1, isEnabled: false) } == ["child"])
  }

  @Test("A child that is tapped in a view that is dragged lets the drag through")
  func tapInDrag() throws {
    func view(_ log: Recorder) -> some View {
      Color.red.onTapGesture { log("tap") }
        .gesture(DragGesture().onChanged { _ in log("c") }.onEnded { _ in log("e") })
    }
    #expect(try calls([.down(9, 9, 1), .up(9, 9, 1.1)], of: view) == ["tap"])
    #expect(
      try calls([.down(9, 9, 1), .move(29, 9, 1.1), .up(29, 9, 1.2)], of: view) == ["c", "e"])
  }
}
