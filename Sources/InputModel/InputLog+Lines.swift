import Foundation
import IntegerConversion

/// What is wrong with a line of a log.
package struct InputLogError: Error, Equatable, CustomStringConvertible {
  /// The number of the line, from 1.
  package var line: Int
  package var reason: String

  package var description: String { "line \(line): \(reason)" }
}

extension InputLog {
  /// The log as lines of JSON: a first line about the scene, then one for each event.
  ///
  /// Text that nobody is to read is written as dots.
  package var lines: String { lines(includingSecrets: false) }

  /// The log as lines of JSON, with what was written into secure fields if that is wanted.
  package func lines(includingSecrets: Bool) -> String {
    let entries = includingSecrets ? entries : entries.map(\.masked)
    return ([headerLine] + entries.map(\.line)).map { $0 + "\n" }.joined()
  }

  private var headerLine: String {
    var line = JSONLine()
    line.add("input", "1")
    if let canvas = header.canvas { line.add("canvas", canvas.pair) }
    if let scale = header.scale { line.add("scale", scale.json) }
    return line.text
  }

  /// Creates a log from its lines.
  ///
  /// A last line without a line feed that ends within its object is ignored, as a stopped writer leaves it.
  package init(lines text: String) throws(InputLogError) {
    self.init()
    var rest = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if let last = rest.last, last.endsWithinObject { rest.removeLast() }
    for (index, line) in rest.enumerated() where !line.allSatisfy(\.isWhitespace) {
      do throws(InputLineError) {
        let reader = try InputLineReader(String(line))
        if index == 0, reader.has("input") {
          header = try reader.header()
        } else {
          let entry = try reader.entry()
          if let end, entry.time < end {
            throw InputLineError("its time is before the time of the previous line")
          }
          entries.append(entry)
          lineNumbers.append(index + 1)
        }
      } catch {
        throw InputLogError(line: index + 1, reason: error.reason)
      }
    }
  }
}

extension Substring {
  /// Whether the text begins an object but does not end it.
  fileprivate var endsWithinObject: Bool {
    guard utf8.first == UInt8(ascii: "{") else { return false }
    var (depth, isString, isEscaped) = (0, false, false)
    for byte in utf8 {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isString: isEscaped = true
      case UInt8(ascii: "\""): isString.toggle()
      case UInt8(ascii: "{") where !isString: depth += 1
      case UInt8(ascii: "}") where !isString: depth -= 1
      default: break
      }
    }
    return isString || depth > 0
  }
}

extension LoggedInput {
  /// The event without what nobody is to read.
  fileprivate var masked: LoggedInput {
    guard isSecret, case .text(let text) = event else { return self }
    var copy = self
    copy.event = .text(text.masked)
    return copy
  }
}

extension TextInput {
  /// The same with a dot for each Character.
  fileprivate var masked: TextInput {
    func dots(_ text: String) -> String { String(repeating: "\u{2022}", count: text.count) }
    switch self {
    case .insert(let text): return .insert(dots(text))
    case .compose(let text, _): return .compose(dots(text), selection: nil)
    case .commit(let text): return .commit(dots(text))
    case .paste(let text): return .paste(dots(text))
    case .delete, .select: return self
    }
  }
}

extension LoggedInput {
  /// The event as one line of JSON, without the line's end.
  package var line: String {
    var line = JSONLine()
    line.add("t", time.json)
    event.write(to: &line)
    if let hint { line.add("hint", hint.json) }
    if let digest { line.add("digest", digest.json) }
    return line.text
  }
}

extension InputEvent {
  fileprivate func write(to line: inout JSONLine) {
    switch self {
    case .pointer(let event): event.write(to: &line)
    case .wheel(let event): event.write(to: &line)
    case .key(let event):
      line.add("key", event.key.json)
      if event.phase != .down { line.add("phase", event.phase.rawValue.json) }
      line.add(event.modifiers)
    case .text(let event): event.write(to: &line)
    case .focus(let identifier): line.add("focus", identifier?.json ?? "null")
    case .action(let action):
      line.add("action", action.name.json)
      line.add("target", action.target.json)
    case .surroundings(let surroundings):
      var object = JSONLine()
      if let size = surroundings.size { object.add("size", size.pair) }
      if let scheme = surroundings.colorScheme { object.add("colorScheme", scheme.json) }
      if let size = surroundings.dynamicTypeSize { object.add("dynamicTypeSize", size.json) }
      if let locale = surroundings.locale { object.add("locale", locale.json) }
      line.add("environment", object.text)
    }
  }
}

extension PointerEvent {
  fileprivate func write(to line: inout JSONLine) {
    line.add(phase.rawValue, location.pair)
    if id != Self.usualID(of: kind) { line.add("pointer", String(id)) }
    if kind != .touch { line.add("kind", kind.rawValue.json) }
    if button != .primary { line.add("button", button?.rawValue.json ?? "null") }
    line.add(modifiers)
  }

  /// The number of a pointer that is alone.
  static func usualID(of kind: Kind) -> Int { kind == .mouse ? 0 : 1 }
}

extension WheelEvent {
  fileprivate func write(to line: inout JSONLine) {
    line.add("wheel", delta.pair)
    line.add("at", location.pair)
    if phase != .none { line.add("phase", phase.rawValue.json) }
    if isMomentum { line.add("momentum", "true") }
  }
}

extension TextInput {
  fileprivate func write(to line: inout JSONLine) {
    switch self {
    case .insert(let text): line.add("text", text.json)
    case .compose(let text, let selection):
      line.add("compose", text.json)
      if let selection { line.add("selection", selection.pair) }
    case .commit(let text): line.add("commit", text.json)
    case .delete(let direction, let unit):
      line.add("delete", direction.rawValue.json)
      if unit != .character { line.add("unit", unit.rawValue.json) }
    case .select(let range): line.add("select", range.pair)
    case .paste(let text): line.add("paste", text.json)
    }
  }
}

extension InputHint {
  fileprivate var json: String {
    var object = JSONLine()
    if let identifier { object.add("id", identifier.json) }
    if let role { object.add("role", role.json) }
    if let name { object.add("name", name.json) }
    if let frame {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0).json }
      object.add("frame", "[" + numbers.joined(separator: ",") + "]")
    }
    if let fraction { object.add("at", fraction.pair) }
    return object.text
  }
}

/// A JSON object that is written key by key, so that its order is ours.
private struct JSONLine {
  private var members: [String] = []

  var text: String { "{" + members.joined(separator: ",") + "}" }

  mutating func add(_ key: String, _ value: String) { members.append("\(key.json):\(value)") }

  mutating func add(_ modifiers: InputModifiers) {
    let names = InputModifiers.names.filter { modifiers.contains($0.modifier) }.map(\.name.json)
    if !names.isEmpty { add("modifiers", "[" + names.joined(separator: ",") + "]") }
  }
}

extension InputTime {
  /// Seconds with six digits.
  fileprivate var json: String {
    let digits = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000).\(String(repeating: "0", count: 6 - digits.count))\(digits)"
  }
}

extension Double {
  fileprivate var json: String {
    guard isFinite else { return "0" }
    return self == rounded() && abs(self) < 1e15 ? String(Int(clamping: self)) : String(self)
  }
}

extension CGPoint {
  fileprivate var pair: String { "[\(Double(x).json),\(Double(y).json)]" }
}

extension CGSize {
  fileprivate var pair: String { "[\(Double(width).json),\(Double(height).json)]" }
}

extension Range<Int> {
  fileprivate var pair: String { "[\(lowerBound),\(upperBound)]" }
}

extension String {
  /// The text between quotation marks.
  fileprivate var json: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
