import DocumentModel
import FileStorage
import Foundation
import ShapeShift

/// The lines of a batch, and what is wrong with those that can't be read.
struct BatchList {
  /// The name of the list, as messages give it.
  let name: String
  private(set) var lines: [BatchLine] = []
  private(set) var failures: [(number: Int, failure: Failure)] = []
  /// The number of lines, readable or not.
  var count: Int { lines.count + failures.count }

  /// Reads a list of JSON lines, or takes all documents of a folder.
  init(_ path: String, target: String, limits: DocumentLimits) throws(Failure) {
    name = path
    if path != "-", let status = try? FileStatus(of: path), status.isDirectory {
      try readFolder(path, target)
    } else {
      try readLines(InputFile(path), target, limits)
    }
    guard count > 0 else { throw Failure(.badDocument, "\(path) has nothing to draw") }
    try checkOutputs()
  }

  private mutating func readLines(
    _ file: InputFile, _ target: String, _ limits: DocumentLimits
  ) throws(Failure) {
    let source = try file.source(limits: limits)
    let folder = file.folder?.relativePath ?? ""
    var number = 0
    for line in source.bytes.split(separator: 10, omittingEmptySubsequences: false) {
      number += 1
      guard line.contains(where: { $0 > 32 }) else { continue }
      do throws(Failure) {
        lines.append(
          try BatchLine(
            String(decoding: line, as: UTF8.self), number: number, folder: folder, target: target))
      } catch {
        failures.append((number, error))
      }
    }
  }

  private mutating func readFolder(_ path: String, _ target: String) throws(Failure) {
    for (index, name) in DocumentFolder(path).documents().enumerated() {
      lines.append(
        try BatchLine(
          ["doc": .string(name)], number: index + 1, folder: path, target: target))
    }
  }

  /// Two lines that write one file would leave it to chance which of them it holds.
  private func checkOutputs() throws(Failure) {
    var first: [String: Int] = [:]
    for line in lines {
      guard let other = first[line.output] else {
        first[line.output] = line.number
        continue
      }
      throw Failure(
        .badDocument, "lines \(other) and \(line.number) of \(name) both write \(line.output)",
        help: "give each an \"out\" of its own")
    }
  }

  /// The lines of a part, readable or not, by their numbers.
  func part(_ shard: FrameShard) -> BatchList {
    let numbers = (lines.map(\.number) + failures.map(\.number)).sorted()
    let chosen = Set(numbers[shard.range(of: numbers.count)])
    var part = self
    part.lines.removeAll { !chosen.contains($0.number) }
    part.failures.removeAll { !chosen.contains($0.number) }
    return part
  }
}
