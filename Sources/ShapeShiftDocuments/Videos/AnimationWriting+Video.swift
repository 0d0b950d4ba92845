package import ImageCoding
package import ShapeShift

extension AnimationWriting {
  /// Writes a video through ffmpeg into a file.
  ///
  /// - Returns: The transparent pixels that are blended with the matte; empty for formats with alpha.
  @discardableResult
  package func writeVideo(
    _ format: AnimatedFormat, _ options: AnimationOptions, to path: String
  ) async throws -> TransparencyCount {
    guard let kind = VideoFormat(rawValue: format.rawValue) else {
      preconditionFailure("\(format.rawValue) is not a video format")
    }
    let head = try await self.format(options)
    let video = VideoProcess(kind, head, quality: options.quality, path: path)
    let matte = format.needsMatte ? matte(options) : nil
    var transparency = TransparencyCount()
    try await video.run { sink in
      transparency = try await write(
        RawVideoEncoder(matte: matte), countsTransparency: matte != nil, to: sink)
    }
    return transparency
  }
}
