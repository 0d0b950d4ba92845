import Foundation
import ShapeShift
import VectorGeometry
import VectorGraphics

/// Reads the lines of a `.dl` file; `Baseline/gen_scenes.py` states the format.
struct BaselineSceneReader {
  enum Problem: Error {
    /// A line that is not in the format.
    case unknownLine(String)
  }

  let shaper: any TextShaper
  private(set) var size = CGSize.zero
  private(set) var scale = 1.0
  private(set) var background: Color.Resolved?
  private(set) var items: [DisplayItem] = []
  private(set) var hasText = false
  /// The shadow of the line before, which the fill of the same shape casts.
  private var shadow: (filter: DisplayFilter, path: Path)?

  init(shaper: any TextShaper) { self.shaper = shaper }

  mutating func read(_ line: Substring) throws {
    var words = SceneWords(line)
    let operation = words.word()
    switch operation {
    case "size":
      size = CGSize(width: words.number(), height: words.number())
      scale = words.number()
    case "bg": background = words.color()
    case "fill": fill(words.path(), words.paint())
    case "stroke": stroke(&words)
    case "shadow": readShadow(&words)
    case "text": try text(&words, string: line)
    default: throw Problem.unknownLine(String(line))
    }
  }

  private mutating func fill(_ path: Path, _ paint: Paint?) {
    guard let paint else { return }
    let item = DisplayItem(.fill(FillItem(path: path, paint: paint)))
    guard let shadow, shadow.path == path else {
      items.append(item)
      return
    }
    var effects = DisplayGroup.Effects()
    effects.filters = [shadow.filter]
    items.append(DisplayItem(.group(DisplayGroup(effects: effects, items: [item]))))
    self.shadow = nil
  }

  private mutating func stroke(_ words: inout SceneWords) {
    let style = StrokeStyle(lineWidth: words.number())
    let path = words.path()
    guard let paint = words.paint() else { return }
    items.append(DisplayItem(.stroke(StrokeItem(path: path, paint: paint, style: style))))
  }

  private mutating func readShadow(_ words: inout SceneWords) {
    let radius = words.number()
    let offset = CGSize(width: words.number(), height: words.number())
    let path = words.path()
    guard case .color(let color)? = words.paint() else { return }
    shadow = (.shadow(color: color, radius: radius, offset: offset), path)
  }

  private mutating func text(_ words: inout SceneWords, string line: Substring) throws {
    hasText = true
    let place = CGPoint(x: words.number(), y: words.number())
    let font = FontDescriptor(
      family: "DejaVu Sans", size: words.number(), weight: words.word() == "bold" ? 700 : 400)
    let paint = Paint.color(words.color())
    let string = line.split(separator: "|", maxSplits: 1)[1].dropFirst()
    let text = StyledText(spans: [StyledText.Span(text: String(string), font: font)])
    let layout = try shaper.layout(text, in: TextConstraints())
    for run in layout.lines.flatMap(\.runs) {
      let position = CGPoint(x: place.x + run.origin.x, y: place.y)
      items.append(DisplayItem(.text(TextItem(run: run.run, position: position, paint: paint))))
    }
  }
}
