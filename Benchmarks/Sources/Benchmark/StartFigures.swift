import CairoBackend
import Foundation
import VectorGraphics

/// What comes before the first picture.
struct StartFigures: Encodable {
  /// The CPU milliseconds of the first text in a process, which opens fonts, and of the next one.
  var firstText: Double?
  var secondText: Double?
  /// Shared libraries that the command loads, itself and the kernel's left out.
  var libraries: Int?

  init(command: String, program: String, runs: Int) {
    let texts = (0..<runs).compactMap { _ -> [Double]? in
      let words = Command(name: "text", words: [program, "first-text"]).output()?
        .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      return words?.count == 2 ? words : nil
    }
    if !texts.isEmpty {
      firstText = texts.map { $0[0] }.median
      secondText = texts.map { $0[1] }.median
    }
    libraries = Command(name: "ldd", words: ["ldd", command]).output().map { text in
      text.split(separator: "\n").filter { $0.contains("=>") }.count
    }
  }

  /// Prints the CPU milliseconds of the first two texts of this process.
  static func printFirstText() throws {
    let shaper = PangoTextShaper()
    let times = try ["Render", "without a GPU"].map { string in
      let text = StyledText(
        spans: [StyledText.Span(text: string, font: FontDescriptor(size: 17))])
      return try cpuMilliseconds { try shaper.layout(text, in: TextConstraints()) }.0
    }
    print(times[0], times[1])
  }
}
