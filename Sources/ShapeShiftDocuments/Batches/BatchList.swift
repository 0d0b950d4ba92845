import FileStorage
import Foundation
package import JSONModel
package import VectorGraphics

/// The lines of a batch, and what is wrong with those that can't be read.
package struct BatchList {
  /// The name of the list, as messages give it.
  package let name: String
  /// The name of a line in messages.
  package private(set) var unit = "line"
  /// Files that it is made of besides.
  private var moreInputs: [String] = []
  package private(set) var warnings: [String] = []
  /// The warnings about the template of rows.
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var lines: [BatchLine] = []
  package private(set) var failures: [(number: Int, failure: RequestError)] = []
  /// The number of lines, readable or not.
  package var count: Int { lines.count + failures.count }

  /// Reads a list of JSON lines, or takes all documents of a folder.
  package init(_ path: String, target: String, limits: DocumentLimits) throws(RequestError) {
    name = path
    if path != "-", let status = try? FileStatus(of: path), status.isDirectory {
      try readFolder(path, target)
    } else {
      try readLines(InputFile(path), target, limits)
    }
    guard count > 0 else {
      throw RequestError(
        .badDocument, "\(path) has nothing to render",
        help: "pass a file of JSON lines, or a folder of documents")
    }
    try checkOutputs(target)
  }

  /// Creates a list of a program's requests.
  init(_ requests: [BatchRequest], target: String) throws(RequestError) {
    name = "batch"
    for (index, request) in requests.enumerated() {
      do throws(RequestError) {
        lines.append(try BatchLine(request, number: index + 1, target: target))
      } catch {
        failures.append((index + 1, error))
      }
    }
    try checkOutputs(target)
  }

  /// A line for each row of data.
  init(_ rows: RowBatch) throws(RequestError) {
    name = rows.data.name
    unit = "row"
    moreInputs = [rows.data.path]
    let read = try rows.read()
    (lines, failures, warnings) = (read.lines, read.failures, read.warnings)
    diagnostics = read.diagnostics
    try checkOutputs(rows.output.folder)
  }

  private mutating func readLines(
    _ file: InputFile, _ target: String, _ limits: DocumentLimits
  ) throws(RequestError) {
    let source = try file.source(limits: limits)
    guard JSONReader.read(source, limits: limits).root?["shapeshift"] == nil else {
      throw RequestError(
        .usage, "\(file.name) is a document, not a list",
        help: "pass data rows with --data, or use 'shapeshift render'")
    }
    let folder = Self.folder(of: name)
    var number = 0
    for line in source.bytes.split(separator: 10, omittingEmptySubsequences: false) {
      number += 1
      guard line.contains(where: { $0 > 32 }) else { continue }
      do throws(RequestError) {
        lines.append(
          try BatchLine(
            source, part: line.startIndex..<line.endIndex, limits: limits, number: number,
            folder: folder, target: target))
      } catch {
        failures.append((number, error))
      }
    }
  }

  private mutating func readFolder(_ path: String, _ target: String) throws(RequestError) {
    for (index, name) in DocumentFolder(path).documents().enumerated() {
      lines.append(
        try BatchLine(
          ["doc": .string(name)], number: index + 1, folder: path, target: target))
    }
  }

  /// Returns the base folder for paths of documents and data.
  package static func folder(of path: String) -> String {
    if path != "-", let status = try? FileStatus(of: path), status.isDirectory { return path }
    return InputFile(path).folder?.relativePath ?? ""
  }

  /// The files that it is made of: itself, documents and data.
  func inputs(of list: String?) -> Set<[UInt]> {
    let folder = unit == "row" ? "" : list.map(Self.folder) ?? ""
    let documents = Set(lines.flatMap { $0.inputs(in: folder) })
    let paths = Array(documents) + [list].compactMap { $0 } + moreInputs
    return Set(paths.compactMap { (try? FileStatus(of: $0))?.identity })
  }

  /// Two lines that write one file would leave it to chance which of them it holds.
  private func checkOutputs(_ target: String) throws(RequestError) {
    let folder = RealFolders(target)
    var first: [String: Int] = [:]
    for line in lines {
      for output in line.outputs {
        guard let other = first.updateValue(line.number, forKey: folder.path(of: output)) else {
          continue
        }
        throw RequestError(
          .badDocument,
          "\(unit)s \(other) and \(line.number) of \(name) both write \(output)",
          help: unit == "row"
            ? "use a column that differs in each row in the file name, or '{row}' for the row number"
            : "set a different \"out\" for each")
      }
    }
  }

  /// The lines of a part, readable or not, by their numbers.
  package func part(_ shard: FrameShard) -> BatchList {
    let numbers = (lines.map(\.number) + failures.map(\.number)).sorted()
    let chosen = Set(numbers[shard.range(of: numbers.count)])
    var part = self
    part.lines.removeAll { !chosen.contains($0.number) }
    part.failures.removeAll { !chosen.contains($0.number) }
    return part
  }
}
