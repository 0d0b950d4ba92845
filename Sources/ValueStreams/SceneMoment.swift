import CTasks

/// What a scene has in place of the machine's clock and chance: its own time, and numbers that follow from it.
///
/// The host of Swift files has Foundation and the runtime take these while code of a scene runs; a program of one's own has
/// its machine's. The numbers begin anew at each moment of the scene, so that they are the same whichever pictures
/// were asked for before.
@safe package final class SceneMoment {
  private let place: UnsafeMutablePointer<scene_moment>

  /// Time 0.
  package init() {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: scene_moment(time: 0, chance: 0))
  }

  deinit { unsafe place.deallocate() }

  /// The scene has come to a time, in seconds.
  package func come(to time: Double) {
    unsafe place.pointee = scene_moment(time: time, chance: time.bitPattern)
  }

  /// Runs code of the scene.
  package func run<Result, Problem: Error>(
    _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    let outer = unsafe moment_enter(place)
    defer { _ = unsafe moment_enter(outer) }
    return try body()
  }

  /// The time of the scene whose code runs, in seconds; nil where none does.
  package static var time: Double? {
    guard let place = unsafe moment_here() else { return nil }
    return unsafe place.pointee.time
  }

  /// A number of the scene whose code runs; 0 where none does.
  package static func number() -> UInt64 {
    guard let place = unsafe moment_here() else { return 0 }
    return unsafe moment_number(place)
  }

  /// Runs what draws, with numbers that follow from `number` whenever it is drawn.
  package static func drawing<Result>(by number: UInt64, _ body: () -> Result) -> Result {
    guard let place = unsafe moment_here() else { return body() }
    let outer = unsafe place.pointee.chance
    unsafe place.pointee.chance = number
    defer { unsafe place.pointee.chance = outer }
    return body()
  }
}
