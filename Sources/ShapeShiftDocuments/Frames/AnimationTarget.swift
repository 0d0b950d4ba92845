import FileStorage
import Foundation
package import ShapeShift

/// Where a file that moves goes, and as what.
package struct AnimationTarget {
  /// The file; nil for standard output.
  package let path: String?
  package let format: AnimatedFormat
  /// Whether the file goes to the default folder, which is made.
  package let isDefault: Bool
  /// Whether a link in its place gives way to it.
  package var replacesLink = false

  /// Decides by `-o` and `--format`; without either, `Output/<stem>.gif`.
  ///
  /// - Parameter inputs: What it is made of, the document first.
  /// - Throws: `usage` when there is no format to be had, when it can't be written there, or when it would
  ///   replace one of the inputs.
  package init(path: String?, format: AnimatedFormat?, inputs: [InputFile]) throws(RequestError) {
    isDefault = path == nil
    guard path != "-" else {
      self.path = nil
      self.format = format ?? .gif
      try checkStream()
      return
    }
    let fallback = "\(inputs.first?.stem ?? "morph").\((format ?? .gif).rawValue)"
    let path = path ?? "\(OutputFile.defaultFolder)/\(fallback)"
    let suffix = path.pathSuffix
    let isLottie = format == .lottie && suffix.lowercased() == "json"
    guard let named = isLottie ? .lottie : AnimatedFormat(fileExtension: suffix) ?? format else {
      let names = AnimatedFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw RequestError(
        .usage, "unknown file extension of \(path); expected \(names)",
        help: "use one of these extensions, or --format with animate or morph")
    }
    guard format == nil || format == named else {
      throw RequestError(
        .usage,
        "the file extension of \(path) does not match --format \((format ?? named).rawValue)",
        help: "remove --format, or change the extension")
    }
    self.path = path
    self.format = named
    try checkInputs(inputs)
  }

  /// Whether the animation is packed with a manifest; Lottie is JSON under any other name.
  var isArchive: Bool {
    guard format == .lottie, let path else { return false }
    return path.pathSuffix.lowercased() == AnimatedFormat.lottie.rawValue
  }

  /// The written files, including the image of a sprite sheet beside its JSON file.
  package var paths: [String] {
    guard let path else { return [] }
    guard format == .json else { return [path] }
    return [path, URL(fileURLWithPath: path).deletingPathExtension().relativePath + ".png"]
  }

  private func checkInputs(_ inputs: [InputFile]) throws(RequestError) {
    for path in paths where inputs.contains(where: { $0.isReplaced(by: path) }) {
      throw RequestError(
        .usage, "the output would overwrite the input \(path)",
        help: "choose another file with -o")
    }
  }

  private func checkStream() throws(RequestError) {
    guard !format.isVideo, format != .json else {
      throw RequestError(
        .usage, "\(format.rawValue) can't be written to standard output; expected a file")
    }
    guard format == .svg || format == .lottie || !FileDescriptor.standardOutput.isTerminal else {
      throw RequestError(
        .usage, "\(format.rawValue) output cannot be written to a terminal",
        help: "write to a file with -o FILE, or pipe the output to another program")
    }
  }
}

extension AnimatedFormat {
  /// Whether ffmpeg writes it.
  package var isVideo: Bool { self == .mp4 || self == .webm }
}
