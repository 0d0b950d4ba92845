import TestSupport
import ViewTree

/// A list of commands for an undo manager, and what it says after each: the language of
/// `Oracles/UndoOracle.m`.
struct UndoScript {
  /// A word and its number, one a line.
  var lines: [String] = []

  init(lines: [String]) { self.lines = lines }

  /// What our manager answers, in the oracle's form.
  func run() -> [String] {
    let bench = Bench()
    return lines.map { bench.obey($0) }
  }

  /// A value that registers how to restore itself.
  fileprivate final class Cell {
    var value = 0

    func put(_ new: Int, _ manager: UndoManager) {
      let old = value
      manager.registerUndo(withTarget: self) { cell in cell.put(old, manager) }
      value = new
    }
  }

  fileprivate final class Bench {
    var manager = Bench.makeManager()
    var cells = [Cell(), Cell()]

    static func makeManager() -> UndoManager {
      let manager = UndoManager()
      manager.groupsByEvent = false
      return manager
    }

    func obey(_ line: String) -> String {
      let parts = line.split(separator: " ")
      let number = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
      let word = String(parts[0])
      let raises = raises(word)
      if !raises { perform(word, number) }
      return state(after: word) + (raises ? " raised" : "")
    }

    /// Whether Foundation raises an exception, where ours has a precondition.
    private func raises(_ word: String) -> Bool {
      switch word {
      case "a", "b":
        manager.isUndoRegistrationEnabled && !manager.groupsByEvent && manager.groupingLevel == 0
      case "end": manager.groupingLevel == 0
      case "enable": manager.isUndoRegistrationEnabled
      case "undo": manager.groupingLevel > 1
      case "nested": manager.groupingLevel > 0
      default: false
      }
    }

    private func perform(_ word: String, _ number: Int) {
      switch word {
      case "new":
        manager = Self.makeManager()
        cells = [Cell(), Cell()]
      case "events": manager.groupsByEvent = number != 0
      case "levels": manager.levelsOfUndo = number
      case "begin": manager.beginUndoGrouping()
      case "end": manager.endUndoGrouping()
      case "a": cells[0].put(number, manager)
      case "b": cells[1].put(number, manager)
      case "name": manager.setActionName("Set \(number)")
      case "disable": manager.disableUndoRegistration()
      case "enable": manager.enableUndoRegistration()
      case "undo": manager.undo()
      case "redo": manager.redo()
      case "nested": manager.undoNestedGroup()
      case "clear": manager.removeAllActions()
      case "forget": manager.removeAllActions(withTarget: cells[number & 1])
      default: preconditionFailure("unknown word \(word)")
      }
    }

    private func state(after word: String) -> String {
      "\(word): a=\(cells[0].value) b=\(cells[1].value) level=\(manager.groupingLevel)"
        + " undo=\(manager.canUndo ? 1 : 0) redo=\(manager.canRedo ? 1 : 0)"
        + " on=\(manager.isUndoRegistrationEnabled ? 1 : 0)"
        + " '\(manager.undoMenuItemTitle)' '\(manager.redoMenuItemTitle)'"
    }
  }
}

extension UndoScript {
  /// A random script that begins with a new manager.
  ///
  /// It leaves out where GNUstep's manager is known to differ from Foundation's, as ours does not: it
  /// forgets the name of a nested group, which Foundation shows, since a group made by hand lies in that
  /// of the event; it keeps the actions of a forgotten target that stand in an open group; and where an undo
  /// registers nothing, as with registration off, it gives its name to the last group to redo, whose it is
  /// not; likewise with redo.
  init(seed: UInt64, count: Int) {
    var random = SeededGenerator(seed: seed)
    let bench = Bench()
    let events = Bool.random(using: &random) ? 1 : 0
    let levels = Bool.random(using: &random) ? 0 : random.integer(in: 1...4)
    lines = ["new", "events \(events)", "levels \(levels)"]
    for line in lines { _ = bench.obey(line) }
    for _ in 0..<count {
      let word = Self.words.randomElement(using: &random) ?? "a"
      let line = "\(word) \(random.integer(in: 0...4))"
      guard bench.isComparable(word), !Self.rare.contains(word) || random.integer(in: 0...2) == 0
      else { continue }
      lines.append(line)
      _ = bench.obey(line)
    }
  }

  /// The commoner a word, the more often it stands here.
  private static let words = [
    "a", "a", "a", "b", "b", "begin", "begin", "end", "end", "end", "name", "undo", "undo", "redo",
    "nested", "disable", "enable", "clear", "forget", "levels",
  ]
  private static let rare: Set = ["clear", "levels", "disable", "forget"]
}

extension UndoScript.Bench {
  fileprivate func isComparable(_ word: String) -> Bool {
    switch word {
    case "name": manager.groupingLevel <= 1
    case "forget": manager.groupingLevel == 0
    case "undo", "nested": manager.isUndoRegistrationEnabled || manager.redoCount == 0
    case "redo": manager.isUndoRegistrationEnabled || manager.undoCount == 0
    default: true
    }
  }
}
