import ImageCoding
import VectorGraphics

/// A kind of video file that ffmpeg writes.
enum VideoFormat: String, Sendable, CaseIterable {
  /// H.264 in MP4.
  case mp4
  /// VP9 in WebM, with alpha.
  case webm

  /// Returns the arguments of ffmpeg for raw frames on standard input and an output file.
  ///
  /// Source: ffmpeg(1), ffmpeg-codecs(1): libx264, libvpx-vp9. 4:2:0 requires even sides: the last
  /// column or row of an odd side is repeated.
  func arguments(_ format: AnimationFormat, quality: Int?, output: String) -> [String] {
    let input = [
      "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-f", "rawvideo", "-pix_fmt", "bgra",
      "-video_size", "\(format.width)x\(format.height)",
      "-framerate", "\(format.rate.numerator)/\(format.rate.denominator)", "-i", "pipe:0",
    ]
    let (width, height) = (format.width + format.width % 2, format.height + format.height % 2)
    let even =
      "pad=\(width):\(height):0:0,fillborders=right=\(width - format.width):bottom=\(height - format.height):mode=smear"
    let size = width == format.width && height == format.height ? "" : even + ","
    let convert = "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd"
    let tags = [
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1",
      "-color_range", "tv", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact",
    ]
    switch self {
    case .mp4:
      return input + ["-vf", "\(size)\(convert),format=yuv420p"]
        + ["-c:v", "libx264", "-preset", "medium", "-crf", "\(quality ?? 18)"] + tags
        + ["-movflags", "+faststart", "-f", "mp4", "file:\(output)"]
    case .webm:
      return input + ["-vf", "\(size)\(convert),format=yuva420p"]
        + ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "\(quality ?? 24)", "-row-mt", "1"]
        + ["-auto-alt-ref", "0"] + tags + ["-f", "webm", "file:\(output)"]
    }
  }
}
