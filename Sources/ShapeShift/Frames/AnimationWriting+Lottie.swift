import ImageCoding
import LottieBackend
import VectorGraphics

extension AnimationWriting {
  /// The scene as a Lottie animation, and what Lottie could not say.
  ///
  /// - Parameters:
  ///   - name: What the animation is called.
  ///   - isArchive: Whether it is packed with a manifest, as `.lottie` files are; else JSON.
  package func lottie(
    _ options: AnimationOptions, name: String? = nil, isArchive: Bool
  ) async throws -> DisplayList.Encoded {
    let sequence = try sequence()
    var renderer = drawing.options.lottieRenderer
    renderer.name = name
    let writer = renderer
    let document = try await Task.detached { try writer.render(sequence) }.value
    return DisplayList.Encoded(
      bytes: isArchive ? Self.archive(document.bytes, plays: options.plays) : document.bytes,
      unsupported: document.unsupported)
  }

  /// The animation in a dotLottie file.
  ///
  /// Source: dotLottie 1.0: a manifest beside a folder of animations; `loop` counts the repetitions after the first.
  private static func archive(_ animation: [UInt8], plays: Int) -> [UInt8] {
    let loop = plays == 0 ? "true" : plays == 1 ? "false" : "\(plays - 1)"
    let manifest = """
      {"version":"1.0","generator":"ShapeShift","animations":[\
      {"id":"animation","autoplay":true,"loop":\(loop)}]}

      """
    var archive = StoredArchive()
    archive.add("manifest.json", Array(manifest.utf8))
    archive.add("animations/animation.json", animation)
    return archive.bytes
  }
}

extension RenderOptions {
  /// The Lottie renderer with these options.
  fileprivate var lottieRenderer: LottieRenderer {
    var lottie = LottieRenderer()
    lottie.background = background
    lottie.rasterizer = effectRasterizer()
    return lottie
  }
}
