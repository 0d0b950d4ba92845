import Foundation
import ShapeShift
import ShapeShiftDocuments

/// What a plan draws: frames of a scene, or the lines of a batch.
///
/// The frames or lines are numbered by their places in the whole, from 0.
@MainActor
protocol FarmJob {
  /// The folder that pictures and books go to.
  var folder: String { get }
  /// What pictures are called, in the plural.
  var unit: String { get }
  /// The number of pictures.
  var count: Int { get }
  var identity: FarmIdentity { get }
  /// Files and folders that every node must have.
  var inputs: [String] { get }

  /// The name of the book of a part.
  func bookName(of part: FrameShard) -> String
  /// Draws a part that has not been drawn yet, with its book.
  func draw(_ part: FrameShard, cores: Int, progress: ProgressMode) async throws
  /// The name of a picture in the folder; nil for a line that can't be read.
  func file(at place: Int) -> String?
  /// What the books in the folder say.
  func books() throws(Failure) -> FarmBooks
  /// Makes one book of all.
  func merge(_ entries: [Int: FarmEntry]) throws(Failure)
}

/// A picture as a book tells of it.
struct FarmEntry: Equatable, Sendable {
  /// The file's name in the folder.
  var file: String
  var bytes: Int?
  /// The digest of its bytes.
  var sha256: String?
  /// Why there is none, if drawing it failed.
  var problem: String?
}

/// What the books of a folder say.
struct FarmBooks {
  /// The pictures by their places.
  var entries: [Int: FarmEntry] = [:]
  /// The places of those that the disk may not have yet.
  var unsynced: Set<Int> = []
  /// The places of pictures that another plan, or other fonts, may have made.
  var strangers: Set<Int> = []
  /// Sentences on books, or parts of books, that are not of the plan.
  var refused: [String] = []

  /// Takes over an entry, unless another book says something else of the picture.
  mutating func add(_ entry: FarmEntry, at place: Int) {
    guard let other = entries[place], other.problem == nil else {
      entries[place] = entry
      return
    }
    guard entry.problem == nil, entry != other else { return }
    refused.append("two manifests disagree about \(entry.file)")
    // Neither is believed: the picture is drawn again.
    entries[place] = FarmEntry(file: entry.file, sha256: "")
  }
}

extension FarmFolder {
  /// Reads what a plan draws; the process goes to the plan's folder.
  @MainActor
  static func job(_ plan: FarmPlan, _ console: Console) throws -> any FarmJob {
    guard FileManager.default.changeCurrentDirectoryPath(plan.directory) else {
      throw Failure(.noInput, "the plan's working folder \(plan.directory) does not exist")
    }
    switch plan.arguments.first {
    case Frames.word: return try FarmFrames(Array(plan.arguments.dropFirst()), console)
    case Batch.word: return try FarmBatch(Array(plan.arguments.dropFirst()), console)
    default:
      throw Failure(
        .usage, "the command of a plan must be frames or batch",
        help: "for example: shapeshift farm plan film.farm -- frames card.json -o out/")
    }
  }
}
