import ImageCoding
import IntegerConversion
import ShapeShift
import VectorGraphics

extension AnimationRun {
  /// The largest part of translucent pixels that a GIF blends without a warning.
  private static let toleratedShare = 0.01

  /// The warning about transparency that the format cannot store; `nil` if the file looks as the frames do, or
  /// a matte is set.
  func warning(about transparency: TransparencyCount) -> String? {
    let share = transparency.translucentShare
    let isTranslucent = share > Self.toleratedShare
    guard options.matte == nil else { return nil }
    switch target.format {
    case .gif:
      guard isTranslucent else { return nil }
      let percent = UInt8(clamping: (share * 100).rounded())
      return
        "\(percent) % of the pixels are translucent; GIF has no translucent pixels, so they are blended "
        + "with \(matteName)\(advice), or write APNG (.apng) or WebP (.webp), which keep them translucent"
    case .mp4, .y4m:
      guard isTranslucent || transparency.clear > 0 else { return nil }
      return
        "\(target.format.rawValue.uppercased()) has no transparent pixels, so the transparent background "
        + "becomes \(matteName)\(advice), or write WebM (.webm), which keeps it transparent"
    case .png, .webp, .webm, .svg, .lottie, .json: return nil
    }
  }

  private var advice: String { "; set a color with \(matteOption)" }

  private var matteName: String {
    let matte = options.matte(over: drawing.options.background)
    if matte == SIMD3(repeating: 255) { return "white" }
    return matte == .zero ? "black" : Color.Resolved(bytes: SIMD4(matte, 255)).description
  }
}
