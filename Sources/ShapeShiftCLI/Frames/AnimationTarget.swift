import FileStorage
import Foundation
import ShapeShift

/// Where a file that moves goes, and as what.
struct AnimationTarget {
  /// The file; nil for standard output.
  let path: String?
  let format: AnimatedFormat
  /// Whether the file goes to the default folder, which is made.
  let isDefault: Bool
  /// Whether a link in its place gives way to it.
  var replacesLink = false

  /// Decides by `-o` and `--format`; without either, `Output/<stem>.gif`.
  ///
  /// - Parameter inputs: What it is made of, the document first.
  /// - Throws: `usage` when there is no format to be had, when it can't be written there, or when it would
  ///   replace one of the inputs.
  init(path: String?, format: AnimatedFormat?, inputs: [InputFile]) throws(Failure) {
    isDefault = path == nil
    guard path != "-" else {
      self.path = nil
      self.format = format ?? .gif
      try checkStream()
      return
    }
    let fallback = "\(inputs.first?.stem ?? "morph").\((format ?? .gif).rawValue)"
    let path = path ?? "\(PictureOutput.defaultFolder)/\(fallback)"
    let suffix = URL(fileURLWithPath: path).pathExtension
    let isLottie = format == .lottie && suffix.lowercased() == "json"
    guard let named = isLottie ? .lottie : AnimatedFormat(fileExtension: suffix) ?? format else {
      let names = AnimatedFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw Failure(
        .usage, "\(path) has no extension that is known; expected \(names)",
        help: "say which with --format")
    }
    guard format == nil || format == named else {
      throw Failure(.usage, "\(path) is not a name for \((format ?? named).rawValue)")
    }
    self.path = path
    self.format = named
    try checkInputs(inputs)
  }

  /// Whether the animation is packed with a manifest; Lottie is JSON under any other name.
  var isArchive: Bool {
    guard format == .lottie, let path else { return false }
    return URL(fileURLWithPath: path).pathExtension.lowercased() == AnimatedFormat.lottie.rawValue
  }

  /// The files that are written: the picture of a sprite sheet stands beside its JSON file.
  var paths: [String] {
    guard let path else { return [] }
    guard format == .json else { return [path] }
    return [path, URL(fileURLWithPath: path).deletingPathExtension().relativePath + ".png"]
  }

  private func checkInputs(_ inputs: [InputFile]) throws(Failure) {
    for path in paths where inputs.contains(where: { $0.isReplaced(by: path) }) {
      throw Failure(
        .usage, "the animation would replace the document \(path)",
        help: "give it a name of its own with -o")
    }
  }

  private func checkStream() throws(Failure) {
    guard !format.isVideo, format != .json else {
      throw Failure(.usage, "\(format.rawValue) can't go to standard output; expected a file")
    }
    guard format == .svg || format == .lottie || !FileDescriptor.standardOutput.isTerminal else {
      throw Failure(
        .usage, "\(format.rawValue) is not for a terminal",
        help: "write to a file with -o FILE, or send it on with |")
    }
  }
}

extension AnimatedFormat {
  /// Whether ffmpeg writes it.
  var isVideo: Bool { self == .mp4 || self == .webm }
}
