/// Results in words.
package enum ResultText {
  /// The lines of a text; however they end.
  package static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// The lines of a group: the message, the snapshots, and the details of the first one.
  package static func lines(of group: SnapshotGroup) -> [String] {
    let message = lines(of: group.first.message)
    guard group.results.count > 1 else { return message + details(group.first) }
    guard !group.hasOneMessage else {
      return message + ["snapshots: \(group.names.joined(separator: ", "))"]
        + details(group.first)
    }
    var first = group.first
    // The pixels of the others lie elsewhere.
    first.boxes = []
    let names = group.results.map { "\($0.name)  \(lines(of: $0.message).first ?? "")" }
    return ["the same views changed"] + names + details(first)
  }

  /// What stands below the one line: environment, places, views, notes.
  ///
  /// - Parameter limit: How many places and views are listed.
  package static func details(_ result: SnapshotResult, limit: Int = 8) -> [String] {
    var lines = result.environment.map { "\($0.name): \($0.expected) -> \($0.actual)" }
    lines += result.boxes.dropFirst().prefix(limit).map { box in
      "also in \(box.width) x \(box.height) at (\(box.x), \(box.y)) (\(box.pixels) pixels)"
    }
    for change in result.views.prefix(limit) {
      lines.append(change.view.isEmpty ? "the image" : change.view)
      lines += LineChange(from: change.from, to: change.to).lines.map { "  \($0)" }
    }
    if result.views.count > limit { lines.append("… \(result.views.count) changes in total") }
    return lines + result.notes
  }
}

/// How an operation of a drawing changed, without what stayed.
package struct LineChange: Sendable {
  /// The change in one or two lines.
  package let lines: [String]

  /// - Parameter from: The operation as it was; nil for one that came.
  /// - Parameter to: The operation as it is; nil for one that went.
  package init(from: String?, to: String?) {
    switch (from, to) {
    case (let from?, let to?): lines = Self.changed(from, to)
    case (let from?, nil): lines = ["- \(Self.shortened(from))"]
    case (nil, let to?): lines = ["+ \(Self.shortened(to))"]
    case (nil, nil): lines = []
    }
  }

  /// The words that differ, old and new, with the one before them; both lines if nearly all do.
  private static func changed(_ from: String, _ to: String) -> [String] {
    let (old, new) = (words(from), words(to))
    guard old.count == new.count, old.first == new.first else {
      return ["- \(shortened(from))", "+ \(shortened(to))"]
    }
    let places = old.indices.filter { old[$0] != new[$0] }
    guard places.count <= 6 else { return ["- \(shortened(from))", "+ \(shortened(to))"] }
    return places.map { "\(old[0]): \(shortened(old[$0])) -> \(shortened(new[$0]))" }
  }

  /// The words of an operation; what stands in brackets is one word.
  private static func words(_ line: String) -> [String] {
    var (words, depth, isQuoted) = ([""], 0, false)
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted: depth -= 1
      case " " where !isQuoted && depth == 0:
        words.append("")
        continue
      default: break
      }
      words[words.count - 1].append(character)
    }
    return words
  }

  private static func shortened(_ line: String) -> String {
    line.count > 100 ? line.prefix(99) + "…" : line
  }
}
