import ImageCoding
import Subprocess
import VectorGraphics

/// A run of ffmpeg that turns raw frames into a file, and another that reads it back.
struct VideoProcess: Sendable {
  private let video: VideoFormat
  private let format: AnimationFormat
  private let quality: Int?
  private let path: String

  /// - Parameters:
  ///   - quality: The constant rate factor, the lowest best; nil for a good one.
  ///   - path: The file, which is replaced.
  init(_ video: VideoFormat, _ format: AnimationFormat, quality: Int?, path: String) {
    self.video = video
    self.format = format
    self.quality = quality
    self.path = path
  }

  /// Runs ffmpeg; `frames` writes the frames, straight bytes blue, green, red, alpha.
  ///
  /// - Throws: `toolMissing` without ffmpeg, `toolFailed` with its words when it fails or the file is not whole,
  ///   and what `frames` throws.
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
        // It has ended before its time: its own words say why.
      }
    }
    try judge(result.terminationStatus, result.standardError)
  }

  /// Reads the file back: every frame must be there, and be decoded without a word.
  ///
  /// ffmpeg 5.1 ends with 0 when the disk is full.
  private func check() async throws {
    let result = try await Subprocess.run(
      .name("ffmpeg"), arguments: Arguments(checkArguments), input: .none,
      // A line for every frame, some 60 bytes long, and a few about the stream.
      output: .string(limit: (format.count + 100) * 128), error: .string(limit: 1 << 16))
    try judge(result.terminationStatus, result.standardError)
    let lines = result.standardOutput.split(separator: "\n").filter { !$0.hasPrefix("#") }
    guard lines.count == format.count else {
      throw failure("it contains \(lines.count) of \(format.count) frames")
    }
  }

  /// One output for the number of frames, one for decoding them.
  private var checkArguments: [String] {
    ["-hide_banner", "-loglevel", "error", "-nostdin", "-i", "file:\(path)"]
      + ["-map", "0:v", "-c", "copy", "-f", "framecrc", "pipe:1"]
      + ["-map", "0:v", "-f", "null", "-"]
  }

  /// Whatever ffmpeg has to say at this level is an error, be its status what it may.
  private func judge(_ status: TerminationStatus, _ words: String) throws {
    let lines = words.split(whereSeparator: \.isNewline).map(String.init)
    guard !status.isSuccess || !lines.isEmpty else { return }
    throw failure(lines.last ?? "ffmpeg failed")
  }

  private func failure(_ message: String) -> ImageCodingError {
    .toolFailed(name: "ffmpeg", format: video.rawValue.uppercased(), message: message)
  }
}
