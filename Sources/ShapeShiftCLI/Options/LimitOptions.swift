import ArgumentParser
import DocumentModel

/// How much a document may ask for.
struct LimitOptions: WordTaking {
  @Option(help: ArgumentHelp("Maximum bytes per file.", valueName: "n"))
  var maxFileSize = DocumentLimits().fileSize

  @Option(
    help: ArgumentHelp("Maximum nesting depth of arrays and objects, up to 1000.", valueName: "n"))
  var maxDepth = DocumentLimits().depth

  @Option(help: ArgumentHelp("Maximum JSON values per file.", valueName: "n"))
  var maxValues = DocumentLimits().values

  @Option(help: ArgumentHelp("Maximum number of views.", valueName: "n"))
  var maxNodes = DocumentLimits().nodes

  @Option(help: ArgumentHelp("Maximum steps of all expressions together.", valueName: "n"))
  var maxSteps = DocumentLimits().expressionSteps

  @Option(help: ArgumentHelp("Maximum drawing steps per image.", valueName: "n"))
  var maxDrawingSteps = DocumentLimits().drawingSteps

  mutating func take(_ words: inout CommandWords) throws {
    let limits = DocumentLimits()
    maxFileSize = try words.value("--max-file-size") ?? limits.fileSize
    maxDepth = try words.value("--max-depth") ?? limits.depth
    maxValues = try words.value("--max-values") ?? limits.values
    maxNodes = try words.value("--max-nodes") ?? limits.nodes
    maxSteps = try words.value("--max-steps") ?? limits.expressionSteps
    maxDrawingSteps = try words.value("--max-drawing-steps") ?? limits.drawingSteps
  }

  /// The limits for the readers.
  var limits: DocumentLimits {
    var limits = DocumentLimits()
    limits.fileSize = maxFileSize
    limits.depth = maxDepth
    limits.values = maxValues
    limits.nodes = maxNodes
    limits.expressionSteps = maxSteps
    limits.drawingSteps = maxDrawingSteps
    return limits
  }

  func validate() throws {
    let all = [
      ("--max-file-size", maxFileSize), ("--max-depth", maxDepth), ("--max-values", maxValues),
      ("--max-nodes", maxNodes), ("--max-steps", maxSteps),
      ("--max-drawing-steps", maxDrawingSteps),
    ]
    for (name, value) in all where value < 1 || value > 1 << 40 {
      throw ValidationError("\(name) is \(value); expected 1 to \(1 << 40)")
    }
    guard maxDepth <= DocumentLimits.maximumDepth else {
      throw ValidationError(
        "--max-depth is \(maxDepth); expected at most \(DocumentLimits.maximumDepth)")
    }
  }
}
