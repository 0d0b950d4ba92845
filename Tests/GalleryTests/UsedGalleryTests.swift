import Foundation
import ShapeShift
import ShapeShiftTesting
import TestSupport
import Testing

@testable import shapeshift_gallery

/// Nothing is written unless it is asked for.
private let recording: SnapshotRecording =
  ProcessInfo.processInfo.environment["SHAPESHIFT_SNAPSHOTS"] == nil ? .verify : .environment

/// The programs of the gallery, used by hand.
@MainActor
@Suite(.snapshots(record: recording))
struct UsedGalleryTests {
  private struct Program: View {
    @StateObject private var env = ShapeShifterEnv()

    var body: some View {
      ShapeShifterRootView().environmentObject(env)
        .onAppear { env.undoManager = env.undoManager ?? UndoManager() }
        .background(Color.white)
    }
  }

  private func program() throws -> TestScene {
    try TestScene(size: CGSize(width: 375, height: 760)) { Program() }
  }

  @Test func `The shape shifter is operated from end to end`() throws {
    let scene = try program()
    #expect(try !scene.isEnabled(.button("Undo")))
    try scene.tap(.role(.radio, name: "Square"), at: 0.2)
    try scene.drag(.slider().nth(0), to: 0.6, during: 0.4, at: 0.6)
    #expect(try scene.value(of: .slider().nth(0)) == "60%")
    try scene.tap(.button("Fill"), at: 1.2)
    #expect(try scene.count(.slider()) == 5)
    try scene.drag(.slider().nth(0), to: 0.33, during: 0.4, at: 1.4)
    try scene.drag(.slider().nth(2), to: 0.7, during: 0.3, at: 2)
    #expect(try scene.exists(.text("33%")))
    #expect(try scene.exists(.text("70%")))
    try scene.tap(.button("Fill"), at: 2.6)
    #expect(try scene.count(.slider()) == 1)
    try scene.tap(.button("Outline"), at: 2.8)
    #expect(try scene.count(.slider()) == 5)
    try scene.drag(.slider().nth(3), to: 0.5, during: 0.3, at: 3)
    try scene.tap(.button("Outline"), at: 3.5)
    try scene.tap(.button("Cyan").nth(0), at: 3.8)
    try scene.tap(.button("White").nth(1), at: 4.1)
    try scene.tap(.role(.radio, name: "Circle"), at: 4.4)
    for step in 0..<3 { try scene.tap(.button("Undo"), at: 5 + Double(step)) }
    #expect(try scene.isEnabled(.button("Redo")))
    for step in 0..<2 { try scene.tap(.button("Redo"), at: 8 + 0.6 * Double(step)) }
    #expect(try scene.isEnabled(.button("Redo")))
    try scene.settle()
    try scene.expectFilm(from: 0.4, through: 2.4, fps: 2, showsPointer: true, named: "edits")
    try scene.expectFilm(from: 4.9, through: 5.9, fps: 5, showsPointer: true, named: "undo")
    try scene.expectDeterministic(fps: 3)
  }

  @Test(.timeLimit(.minutes(TestLength.minutes(40))))
  func `Random events never trap, and never leave a scene unsettled`() throws {
    let pictures = Gallery.pictures.filter { $0.time == 0 }
    let count = (TestLength.isLong ? 100_000 : 1_000) / pictures.count
    for (index, picture) in pictures.enumerated() {
      let size = picture.size ?? CGSize(width: 400, height: 600)
      let scene = try TestScene(size: size) { AnyView(picture.view()) }
      var generator = SeededGenerator(seed: UInt64(index))
      for _ in 0..<count {
        let place = CGPoint(
          x: .random(in: -20...size.width + 20, using: &generator),
          y: .random(in: -20...size.height + 20, using: &generator))
        let phase: TestScene.PointerPhase =
          [.down, .down, .move, .move, .up, .up, .up, .cancel].randomElement(using: &generator)
          ?? .up
        let pause: Double = [0, 0.016, 0.1, 0.7].randomElement(using: &generator) ?? 0
        try scene.point(
          phase, place, at: scene.now + pause, pointer: .random(in: 1...3, using: &generator),
          isMouse: Int.random(in: 0..<6, using: &generator) == 0)
      }
      let end = try scene.displayList(at: scene.now)
      #expect(end.size == size, "\(picture.name)")
    }
  }
}
