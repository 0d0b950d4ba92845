import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

/// Puts the documents of a sequence's frames together to one that moves.
///
/// Frames whose documents have the same elements make a run: attributes that differ get an animation with the
/// fewest keys that stay within the tolerances. Runs follow each other, each shown for its time.
struct SVGAnimator {
  /// How far a point may be off at any frame, in points.
  static let lengthTolerance = 0.05
  /// The maximum error of a color at any frame, in levels of 255.
  static let levelTolerance = 0.5

  let timeline: FrameTimeline
  let plays: Int
  let decimals: Int
  /// How far from the origin there is something to see.
  let radius: Double

  /// Neighboring frames whose documents have the same elements.
  private struct Run {
    var frames: [SVGElement]
    var start: Int
  }

  /// The document of all frames.
  func document(of frames: [SVGElement]) -> [UInt8] {
    var runs: [Run] = []
    var form = ""
    for (index, frame) in frames.enumerated() {
      let next = Self.form(of: frame)
      if next != form { runs.append(Run(frames: [], start: index)) }
      form = next
      runs[runs.count - 1].frames.append(frame)
    }
    var out = SVGBuffer()
    guard let root = frames.first else { return [] }
    out.append("<svg")
    for attribute in root.attributes { out.attribute(attribute.name, attribute.value) }
    out.append(">\n")
    for (index, run) in runs.enumerated() { write(run, index, of: runs, to: &out) }
    out.append("</svg>\n")
    return out.bytes
  }

  private func write(_ run: Run, _ index: Int, of runs: [Run], to out: inout SVGBuffer) {
    guard let first = run.frames.first else { return }
    // What ends as it began goes on into the next round.
    var (frames, times) = (run.frames, run.frames.indices.map { time(run.start + $0) })
    if runs.count == 1, timeline.end == .loop {
      frames.append(first)
      times.append(timeline.duration)
    }
    let prefix = index == 0 ? "" : "r\(index)-"
    let isShownAlways = runs.count == 1
    if !isShownAlways {
      out.append("<g display=\"none\">\n")
      let end = index + 1 < runs.count ? time(runs[index + 1].start) : timeline.duration
      writeDisplay(from: time(run.start), to: end, isLast: index + 1 == runs.count, to: &out)
    }
    for place in first.content.indices {
      write(frames.map { $0.content[place] }, times, prefix, to: &out)
    }
    if !isShownAlways { out.append("</g>\n") }
  }

  private func time(_ frame: Int) -> Double { timeline.time(ofFrame: frame) }

  private func writeDisplay(
    from start: Double, to end: Double, isLast: Bool, to out: inout SVGBuffer
  ) {
    var values = start > 0 ? ["none", "inline"] : ["inline"]
    var times = start > 0 ? [0, start] : [0]
    if !isLast {
      values.append("none")
      times.append(end)
    }
    out.append("<animate attributeName=\"display\" calcMode=\"discrete\"")
    appendKeys(values, times, to: &out)
    out.append("/>\n")
  }

  // MARK: Elements

  /// What two documents must have in common to be one run.
  static func form(of element: SVGElement) -> String {
    var form = "<\(element.name)"
    let isRoot = element.name == "svg"
    let names = Set(element.attributes.map(\.name)).union(SVGAttributeValue.missing.keys).sorted()
    for name in names {
      let value = SVGAttributeValue(name, element[name])
      form += " \(name)\(isRoot ? "=\(element[name] ?? "")" : value.form)"
    }
    for part in element.content {
      switch part {
      case .element(let child): form += Self.form(of: child)
      case .text(let text): form += text.allSatisfy(\.isWhitespace) ? "" : "'\(text)'"
      }
    }
    return form + ">"
  }

  private func write(
    _ parts: [SVGElement.Content], _ times: [Double], _ prefix: String, to out: inout SVGBuffer
  ) {
    switch parts[0] {
    case .text(let text): out.append(text)
    case .element(let first):
      let all = parts.compactMap { part -> SVGElement? in
        guard case .element(let element) = part else { return nil }
        return element
      }
      write(first, all, times, prefix, to: &out)
    }
  }

  private func write(
    _ first: SVGElement, _ all: [SVGElement], _ times: [Double], _ prefix: String,
    to out: inout SVGBuffer
  ) {
    let names = (first.attributes.map(\.name) + all.flatMap { $0.attributes.map(\.name) })
      .reduce(into: [String]()) { names, name in if !names.contains(name) { names.append(name) } }
    out.append("<\(first.name)")
    var animations = SVGBuffer()
    for name in names {
      let value = first[name] ?? SVGAttributeValue.missing[name] ?? ""
      let isMoving = all.contains { $0[name] != first[name] }
      if isMoving, SVGAttributeValue.transforms.contains(name) {
        // The animation stands for all of it.
        writeTransform(name, all.map { $0[name] }, times, to: &animations)
      } else {
        out.attribute(name, Self.prefixed(name, value, prefix))
        if isMoving { writeAnimation(name, all.map { $0[name] }, times, to: &animations) }
      }
    }
    guard !first.content.isEmpty || !animations.isEmpty else { return out.append("/>") }
    out.append(">")
    out.append(animations)
    for place in first.content.indices {
      write(all.map { $0.content[place] }, times, prefix, to: &out)
    }
    out.append("</\(first.name)>")
  }

  /// A value whose ids are those of a run.
  private static func prefixed(_ name: String, _ value: String, _ prefix: String) -> String {
    guard !prefix.isEmpty else { return value }
    if name == "id" { return prefix + value }
    if name == "href" || name == "xlink:href", value.hasPrefix("#") {
      return "#" + prefix + value.dropFirst()
    }
    return value.replacing("url(#", with: "url(#" + prefix)
  }

  // MARK: Animations

  private func writeAnimation(
    _ name: String, _ values: [String?], _ times: [Double], to out: inout SVGBuffer
  ) {
    let parsed = values.map { SVGAttributeValue(name, $0) }
    var (numbers, tolerance): ([[Double]], Double) = ([], 0)
    for value in parsed {
      switch value {
      case .numbers(let list):
        numbers.append(list)
        tolerance = Self.tolerance(of: name)
      case .path(_, let list):
        numbers.append(list)
        tolerance = Self.tolerance(of: name)
      case .color(let list):
        numbers.append(list)
        tolerance = Self.levelTolerance
      case .transform, .literal: return
      }
    }
    let keys = FewestKeys.keys(times, numbers, tolerance: tolerance)
    out.append("<animate attributeName=\"\(name)\"")
    appendHeld(keys.map { text(parsed[$0]) }, keys.map { times[$0] }, to: &out)
    out.append("/>")
  }

  /// How far each number of an attribute may be off.
  private static func tolerance(of name: String) -> Double {
    switch name {
    case "opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity", "offset":
      levelTolerance / 255
    case "values": levelTolerance / 255 / 4
    // Both coordinates of a point may be off at once.
    default: lengthTolerance / 2.0.squareRoot()
    }
  }

  private func text(_ value: SVGAttributeValue) -> String {
    switch value {
    case .path(let commands, let numbers):
      return SVGPathNumbers.text(commands, numbers, decimals: decimals)
    case .numbers(let numbers):
      var buffer = SVGBuffer()
      buffer.append(numbers: numbers.map { CGFloat($0) }, decimals: max(decimals, 3))
      return String(decoding: buffer.bytes, as: UTF8.self)
    case .color(let numbers):
      let digits = numbers.map { level -> String in
        let text = String(Int(clamping: level.rounded()), radix: 16)
        return text.count == 1 ? "0" + text : text
      }
      return "#" + digits.joined()
    case .literal(let value): return value
    case .transform: return ""
    }
  }

  private func writeTransform(
    _ name: String, _ values: [String?], _ times: [Double], to out: inout SVGBuffer
  ) {
    let transforms = values.compactMap { value -> CGAffineTransform? in
      guard case .transform(let transform) = SVGAttributeValue(name, value) else { return nil }
      return transform
    }
    let motion = TransformMotion(transforms, radius: radius)
    for (index, factor) in motion.factors.enumerated() {
      let share = Self.lengthTolerance / Double(motion.factors.count) / factor.reach
      let keys = FewestKeys.keys(times, factor.values, tolerance: share / 2.0.squareRoot())
      let texts = keys.map { key -> String in
        var buffer = SVGBuffer()
        buffer.append(
          numbers: factor.values[key].map { CGFloat($0) }, decimals: factor.decimals)
        return String(decoding: buffer.bytes, as: UTF8.self)
      }
      out.append("<animateTransform attributeName=\"\(name)\" type=\"\(factor.name)\"")
      if index > 0 { out.append(" additive=\"sum\"") }
      appendHeld(texts, keys.map { times[$0] }, to: &out)
      out.append("/>")
    }
  }

  /// Appends keys that hold their values before the first and after the last.
  private func appendHeld(_ values: [String], _ times: [Double], to out: inout SVGBuffer) {
    var (values, times) = (values, times)
    if let first = values.first, times[0] > 0 {
      values.insert(first, at: 0)
      times.insert(0, at: 0)
    }
    if let last = values.last, let time = times.last, time < timeline.duration {
      values.append(last)
      times.append(timeline.duration)
    }
    appendKeys(values, times, to: &out)
  }

  private func appendKeys(_ values: [String], _ times: [Double], to out: inout SVGBuffer) {
    out.attribute("values", values.joined(separator: ";"))
    let parts = times.map { time -> String in
      var buffer = SVGBuffer()
      buffer.append(number: time / timeline.duration, decimals: 6)
      return String(decoding: buffer.bytes, as: UTF8.self)
    }
    out.attribute("keyTimes", parts.joined(separator: ";"))
    out.append(" dur=\"")
    out.append(number: timeline.duration, decimals: 6)
    out.append("s\"")
    if plays == 1 {
      out.append(" fill=\"freeze\"")
    } else {
      out.attribute("repeatCount", plays == 0 ? "indefinite" : "\(plays)")
      if plays > 1 { out.append(" fill=\"freeze\"") }
    }
  }
}
