/// A kind of file that shows a scene in motion.
public enum AnimatedFormat: String, Sendable, CaseIterable {
  /// Animated PNG.
  case png
  case gif
  case webp
  /// H.264, by ffmpeg.
  case mp4
  /// VP9, by ffmpeg.
  case webm
  /// Uncompressed video for other programs.
  case y4m
  /// SVG that moves by itself.
  case svg
  /// Lottie: shapes with keyframes, for the players of applications and pages.
  case lottie
  /// One image with all frames, and a JSON file with their positions.
  case json

  /// The format that a file extension stands for.
  public init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "apng": self = .png
    case let suffix: self.init(rawValue: suffix)
    }
  }

  /// Whether translucent pixels are blended with a matte because the format cannot store them.
  package var needsMatte: Bool { [.gif, .mp4, .y4m].contains(self) }
}
