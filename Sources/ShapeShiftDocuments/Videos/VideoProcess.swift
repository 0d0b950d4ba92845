import ImageCoding
import Subprocess

/// Runs ffmpeg to encode raw frames into a file, and again to check the file.
struct VideoProcess: Sendable {
  private let video: VideoFormat
  private let format: AnimationFormat
  private let quality: Int?
  private let path: String

  /// - Parameters:
  ///   - quality: The constant rate factor, lower is better, or `nil` for the format's default.
  ///   - path: The file, which is replaced.
  init(_ video: VideoFormat, _ format: AnimationFormat, quality: Int?, path: String) {
    self.video = video
    self.format = format
    self.quality = quality
    self.path = path
  }

  /// Runs ffmpeg; `frames` writes the frames in the format of `RawVideoEncoder`.
  ///
  /// - Throws: `toolMissing` without ffmpeg, `toolFailed` with ffmpeg's message if it fails or the file is incomplete,
  ///   and the errors of `frames`.
  @MainActor
  func run(
    _ frames: @MainActor (_ sink: @MainActor ([UInt8]) async throws -> Void) async throws -> Void
  ) async throws {
    do {
      try await write(frames)
      try await check()
    } catch let error as SubprocessError {
      guard error.code == .executableNotFound else { throw failure("\(error)") }
      throw ImageCodingError.toolMissing(name: "ffmpeg", format: video.rawValue.uppercased())
    }
  }

  @MainActor
  private func write(
    _ frames: @MainActor (_ sink: @MainActor ([UInt8]) async throws -> Void) async throws -> Void
  ) async throws {
    let result = try await Subprocess.run(
      .name("ffmpeg"),
      arguments: Arguments(video.arguments(format, quality: quality, output: path)),
      input: .inputWriter, output: .discarded, error: .string(limit: 1 << 16)
    ) { execution in
      let writer = execution.standardInputWriter
      do {
        try await frames { bytes in _ = try await writer.write(bytes) }
        try await writer.finish()
      } catch is SubprocessError {
        // ffmpeg ended early; its message contains the reason.
      }
    }
    try judge(result.terminationStatus, result.standardError)
  }

  /// Checks that the file contains every frame, and that all are decoded without a message.
  ///
  /// ffmpeg 5.1 exits with 0 if the disk is full.
  private func check() async throws {
    let result = try await Subprocess.run(
      .name("ffmpeg"), arguments: Arguments(checkArguments), input: .none,
      // One line of some 60 bytes per frame, and a few lines about the stream.
      output: .string(limit: (format.count + 100) * 128), error: .string(limit: 1 << 16))
    try judge(result.terminationStatus, result.standardError)
    let lines = result.standardOutput.split(separator: "\n").filter { !$0.hasPrefix("#") }
    guard lines.count == format.count else {
      throw failure("it contains \(lines.count) of \(format.count) frames")
    }
  }

  /// The arguments for two outputs: one lists the frames, the other decodes them.
  private var checkArguments: [String] {
    ["-hide_banner", "-loglevel", "error", "-nostdin", "-i", "file:\(path)"]
      + ["-map", "0:v", "-c", "copy", "-f", "framecrc", "pipe:1"]
      + ["-map", "0:v", "-f", "null", "-"]
  }

  /// Throws an error if ffmpeg failed or printed a message, which at this log level is always an error.
  private func judge(_ status: TerminationStatus, _ words: String) throws {
    let lines = words.split(whereSeparator: \.isNewline).map(String.init)
    guard !status.isSuccess || !lines.isEmpty else { return }
    throw failure(lines.last ?? "ffmpeg failed")
  }

  private func failure(_ message: String) -> ImageCodingError {
    .toolFailed(name: "ffmpeg", format: video.rawValue.uppercased(), message: message)
  }
}
