import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

@MainActor
@Suite("Gestures")
struct GestureTests {
  nonisolated private static let tap: [Touch] = [.down(120, 120, 1), .up(120, 120, 1.1)]

  @Test(
    "A tap is short and stays near",
    arguments: [
      (tap, ["tap"]),
      ([.down(120, 120, 1), .up(120, 120, 2)], []),
      ([.down(120, 120, 1), .up(120, 120, 1.75)], []),
      ([.down(120, 120, 1), .move(160, 120, 1.1), .up(120, 120, 1.2)], ["tap"]),
      ([.down(120, 120, 1), .move(166, 120, 1.1), .up(120, 120, 1.2)], []),
      ([.down(10, 10, 1), .up(120, 120, 1.1)], []),
    ] as [([Touch], [String])])
  func tap(touches: [Touch], expected: [String]) throws {
    let calls = try calls(touches) { log in
      Color.red.onTapGesture { log("tap") }.at(100, 100, 80, 80)
    }
    #expect(calls == expected)
  }

  @Test("Two taps are one double tap, if the second is over soon enough")
  func doubleTap() throws {
    func double(_ second: Double) throws -> [String] {
      try calls([
        .down(120, 120, 1), .up(120, 120, 1.05), .down(120, 120, second - 0.05),
        .up(120, 120, second),
      ]) { log in Color.red.onTapGesture(count: 2) { log("double") } }
    }
    #expect(try double(1.25) == ["double"])
    #expect(try double(1.41) == [])
  }

  @Test(
    "A single tap waits for a double tap before it",
    arguments: [(1.39, []), (1.41, ["single"])])
  func waitingTap(until end: Double, expected: [String]) throws {
    let calls = try calls([.down(120, 120, 1), .up(120, 120, 1.05)], until: end) { log in
      Color.red.onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
    }
    #expect(calls == expected)
  }

  @Test("Double taps come one after the other")
  func doubleTapsInARow() throws {
    let touches = [1.0, 1.2, 3, 3.2].flatMap { time -> [Touch] in
      [.down(9, 9, time), .up(9, 9, time + 0.05)]
    }
    let calls = try calls(touches) { log in
      Color.red.onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
    }
    #expect(calls == ["double", "double"])
  }

  @Test("A tap tells its place in the view, in the canvas and in a named view around")
  func places() throws {
    let calls = try calls([.down(120, 90, 1), .up(120, 90, 1.1)]) { log in
      Color.red
        .onTapGesture { (place: CGPoint) in log("\(place.x),\(place.y)") }
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global).onEnded {
            log("\($0.location.x),\($0.location.y)")
          }
        )
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .named("box")).onEnded {
            log("\($0.location.x),\($0.location.y)")
          }
        )
        .frame(width: 80, height: 80).padding(20).coordinateSpace(.named("box"))
        .position(x: 140, y: 90)
    }
    #expect(calls == ["20.0,40.0", "120.0,90.0", "40.0,60.0"])
  }

  @Test("Places are told where the view is drawn, however it is turned")
  func rotation() throws {
    let calls = try calls([.down(180, 150, 1), .up(180, 150, 1.1)]) { log in
      Color.red
        .onTapGesture { (place: CGPoint) in log("\(place.x.rounded()),\(place.y.rounded())") }
        .frame(width: 100, height: 100).rotationEffect(.degrees(90)).position(x: 150, y: 150)
    }
    #expect(calls == ["50.0,20.0"])
  }

  @Test("A long press ends at its time, with the pointer down")
  func longPress() throws {
    func press(_ touches: [Touch], until end: Double = 10) throws -> [String] {
      try calls(touches, until: end) { log in
        Color.red.onLongPressGesture {
          log("done")
        } onPressingChanged: {
          log("\($0)")
        }
      }
    }
    #expect(try press([.down(9, 9, 1)], until: 1.49) == ["true"])
    #expect(try Set(press([.down(9, 9, 1)], until: 1.5)) == ["true", "done", "false"])
    #expect(try press([.down(9, 9, 1), .up(9, 9, 1.4)]) == ["true", "false"])
    #expect(try press([.down(9, 9, 1), .move(19, 9, 1.2)]) == ["true", "false"])
    #expect(try press([.down(9, 9, 1), .move(18, 9, 1.2)]).count == 3)
    #expect(try press([.down(9, 9, 1), .up(9, 9, 2), .down(9, 9, 3), .up(9, 9, 4)]).count == 6)
  }

  @Test("A drag counts from its minimum distance on, and tells the way from the down")
  func drag() throws {
    let touches: [Touch] = [
      .down(50, 50, 1), .move(55, 50, 1.1), .move(62, 50, 1.2), .move(70, 50, 1.3),
      .up(70, 50, 1.4),
    ]
    let far = try calls(touches) { log in
      Color.red.gesture(
        DragGesture().onChanged { log($0.translation.width) }
          .onEnded { log("e\(Int($0.translation.width))") })
    }
    #expect(far == ["12", "20", "e20"])
    let near = try calls([.down(50, 50, 1), .up(50, 50, 1.1)]) { log in
      Color.red.gesture(
        DragGesture(minimumDistance: 0).onChanged { log($0.location.x) }
          .onEnded { log("e\(Int($0.location.x))") })
    }
    #expect(near == ["50", "e50"])
    let short = try calls([.down(50, 50, 1), .move(55, 50, 1.1), .up(55, 50, 1.2)]) { log in
      Color.red.gesture(DragGesture().onChanged { _ in log("c") }.onEnded { _ in log("e") })
    }
    #expect(short == [])
  }

  @Test("A drag's velocity is that of the pointer, and its end a quarter of a second ahead")
  func velocity() throws {
    let recorder = Recorder()
    let scene = try TestScene(size: CGSize(width: 300, height: 300)) {
      Color.red.gesture(
        DragGesture().onEnded {
          recorder($0.velocity.width)
          recorder($0.predictedEndTranslation.width)
        })
    }
    try scene.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), during: 0.3, at: 1)
    #expect(recorder.entries == ["333", "183"])
  }

  @Test("Places in a view that the drag moves go with the view")
  func movingView() throws {
    struct Moving: View {
      let log: Recorder
      @State private var x: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 100, height: 100).offset(x: x)
          .gesture(
            DragGesture(minimumDistance: 0).onChanged { value in
              log(value.location.x)
              x = 40
            })
      }
    }
    let touches: [Touch] = [.down(150, 150, 1), .move(160, 150, 1.1), .move(170, 150, 1.2)]
    // The gesture stands outside of the offset here, so that its own place stays.
    #expect(try calls(touches) { Moving(log: $0) } == ["50", "60", "70"])
  }

  @Test("State of a gesture goes back when it is over, or its view goes")
  func gestureState() throws {
    struct Dragged: View {
      let log: Recorder
      @GestureState private var width = 0.0
      var body: some View {
        Color.red
          .gesture(
            DragGesture().updating($width) { value, width, _ in width = value.translation.width }
          )
          .onChange(of: width) { log(width) }
      }
    }
    let touches: [Touch] = [
      .down(50, 50, 1), .move(62, 50, 1.2), .move(70, 50, 1.3), .up(70, 50, 1.4),
    ]
    #expect(try calls(touches) { Dragged(log: $0) } == ["12", "20", "0"])
  }

  @Test("What a drag's end sets is one change with its state that goes back")
  func letGo() throws {
    struct Card: View {
      @GestureState private var drag = 0.0
      @State private var place = 0.0
      var body: some View {
        Text("card").frame(width: 80, height: 40).contentShape(Rectangle())
          .offset(y: place + drag)
          .animation(drag == 0 ? .linear(duration: 1) : nil, value: drag)
          .gesture(
            DragGesture().updating($drag) { value, drag, _ in drag = value.translation.height }
              .onEnded { _ in place = 200 })
      }
    }
    let scene = try TestScene(size: CGSize(width: 100, height: 400)) { Card() }
    let rest = try scene.frame(of: .text("card")).midY
    try scene.point(.down, CGPoint(x: 50, y: rest), at: 1)
    try scene.point(.move, CGPoint(x: 50, y: rest + 100), at: 1.5)
    try scene.point(.up, CGPoint(x: 50, y: rest + 100), at: 2)
    // From where it was let go, by its animation, to where it is to be.
    for (time, way) in [(2, 100), (2.5, 150), (3, 200)] as [(Double, Double)] {
      try scene.advance(to: time)
      #expect(abs(try scene.frame(of: .text("card")).midY - rest - way) < 0.01, "\(time)")
    }
  }

  @Test("Two fingers magnify and turn")
  func twoFingers() throws {
    let touches: [Touch] = [
      .down(100, 150, 1), .down(200, 150, 1.1, pointer: 2), .move(250, 150, 1.2, pointer: 2),
      .up(250, 150, 1.3, pointer: 2), .up(100, 150, 1.4),
    ]
    let magnified = try calls(touches) { log in
      Color.red.gesture(
        MagnifyGesture().onChanged { log("\($0.magnification) \($0.startAnchor.x)") }
          .onEnded { log("e\($0.magnification)") })
    }
    #expect(magnified == ["1.5 0.5", "e1.5"])
    let turned = try calls([
      .down(100, 150, 1), .down(200, 150, 1.1, pointer: 2), .move(100, 250, 1.2, pointer: 2),
      .up(100, 250, 1.3, pointer: 2),
    ]) { log in
      Color.red.gesture(RotationGesture().onEnded { log("\($0.degrees.rounded())") })
    }
    #expect(turned == ["90.0"])
  }

  @Test("A sequence goes on with the same pointer, and fails with either")
  func sequence() throws {
    func sequence(_ touches: [Touch]) throws -> [String] {
      try calls(touches) { log in
        Color.red.gesture(
          LongPressGesture().sequenced(before: DragGesture()).onChanged { value in
            switch value {
            case .first: log("first")
            case .second(_, let drag):
              log("second \(drag.map { "\($0.translation.width)" } ?? "-")")
            }
          }.onEnded { _ in log("end") })
      }
    }
    #expect(
      try sequence([.down(9, 9, 1), .move(29, 9, 2), .up(29, 9, 2.1)])
        == ["first", "second -", "second 20.0", "end"])
    #expect(try sequence([.down(9, 9, 1), .up(9, 9, 1.2)]) == ["first"])
  }
}
