extension TextEdits {
  /// Collects edits from the start of a text, or of a part of it, to its end.
  struct Builder {
    private let bytes: [UInt8]
    private let start: Int
    private var edits: [Edit] = []
    /// The end of the old text that was kept or passed over.
    private var position: Int
    /// New text since the last old one that was kept.
    private var added: [UInt8] = []

    init(_ bytes: [UInt8], from start: Int = 0) {
      self.bytes = bytes
      self.start = start
      position = start
    }

    /// Keeps a part of the old text; the old text between the last one and it goes.
    mutating func keep(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      flush(upTo: range.lowerBound)
      position = range.upperBound
    }

    mutating func add(_ text: some Sequence<UInt8>) { added += text }

    mutating func add(_ text: String) { added += text.utf8 }

    private mutating func flush(upTo end: Int) {
      let old = bytes[position..<end]
      if !old.elementsEqual(added) {
        edits.append(Edit(start: position, old: Array(old), new: added))
      }
      added.removeAll(keepingCapacity: true)
    }

    /// The edits of the text up to an offset, behind which all is kept.
    mutating func finish(at end: Int) -> TextEdits {
      flush(upTo: end)
      position = end
      return TextEdits(edits)
    }

    /// The new text of the part up to an offset.
    mutating func text(upTo end: Int) -> [UInt8] {
      let edits = finish(at: end).edits
      var (text, position): ([UInt8], Int) = ([], start)
      for edit in edits {
        text += bytes[position..<edit.start] + edit.new
        position = edit.start + edit.old.count
      }
      return text + bytes[position..<end]
    }
  }
}
