package import ImageCoding
import SVGBackend
import VectorGraphics

extension AnimationWriting {
  /// Returns the format with the values that only drawing determines.
  package func format(_ options: AnimationOptions) async throws -> AnimationFormat {
    let size = try await size()
    return AnimationFormat(
      width: size.width, height: size.height, count: drawing.timeline.count,
      rate: drawing.timeline.rate, plays: options.plays)
  }

  /// Returns the number of passes over the frames that a format takes, for progress reports.
  package static func passes(_ format: AnimatedFormat, _ options: AnimationOptions) -> Int {
    format == .gif ? 2 : 1
  }

  /// Writes a file of pixels.
  ///
  /// - Returns: The transparent pixels that are blended with the matte; empty for formats with alpha.
  @discardableResult
  package func write(
    _ format: AnimatedFormat, _ options: AnimationOptions, to sink: Sink
  ) async throws -> TransparencyCount {
    let head = try await self.format(options)
    let encoder = drawing.options.encoder
    switch format {
    case .png: return try await write(APNGEncoder(head, encoder: encoder), to: sink)
    case .gif:
      return try await write(try await gif(head, options), countsTransparency: true, to: sink)
    case .webp:
      return try await write(
        try WebPEncoder(head, quality: options.quality.map(Double.init)), to: sink)
    case .y4m:
      return try await write(
        Y4MEncoder(head, matte: matte(options)), countsTransparency: true, to: sink)
    case .mp4, .webm, .json, .svg, .lottie: preconditionFailure("written by another function")
    }
  }

  /// Returns the color that transparent pixels are blended with.
  package func matte(_ options: AnimationOptions) -> SIMD3<UInt8> {
    options.matte(over: drawing.options.background)
  }

  private func gif(
    _ head: AnimationFormat, _ options: AnimationOptions
  ) async throws -> GIFEncoder {
    let matte = matte(options)
    // Refused before the first pass.
    _ = try GIFEncoder(head, palette: .perFrame(hasClear: false), matte: matte)
    let histogram = try await histogram(matte: matte)
    let palette: GIFEncoder.Palette =
      switch options.palette {
      case .global: .global(ColorPalette(histogram))
      case .perFrame: .perFrame(hasClear: histogram.hasClear)
      }
    return try GIFEncoder(head, palette: palette, matte: matte)
  }

  /// The scene as SVG that moves by itself, and what SVG could not say.
  package func svg(_ options: AnimationOptions) async throws -> DisplayList.Encoded {
    let sequence = try sequence()
    let (renderer, plays) = (drawing.options.svgRenderer, options.plays)
    let document = try await Task.detached { try renderer.render(sequence, plays: plays) }.value
    return DisplayList.Encoded(bytes: document.bytes, unsupported: document.unsupported)
  }

  /// Draws all frames onto one picture; gives it and where they stand.
  package func spriteSheet(
    _ options: AnimationOptions
  ) async throws -> (picture: [UInt8], sheet: SpriteSheet) {
    let head = try await format(options)
    let sheet = SpriteSheet(
      count: head.count, width: head.width, height: head.height, extrusion: options.extrusion,
      columns: options.columns)
    let (area, overflow) = sheet.sheetWidth.multipliedReportingOverflow(by: sheet.sheetHeight)
    guard !overflow, area <= drawing.options.maximumPixels else {
      throw RenderError.size(
        "a sprite sheet of \(sheet.sheetWidth) x \(sheet.sheetHeight) pixels is too large; at most \(drawing.options.maximumPixels) pixels are allowed"
      )
    }
    var bytes: [UInt8] = []
    try await write(SpriteSheetEncoder(sheet, encoder: drawing.options.encoder)) { bytes += $0 }
    return (bytes, sheet)
  }
}
