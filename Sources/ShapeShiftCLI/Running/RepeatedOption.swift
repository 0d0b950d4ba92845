import ArgumentParser
import DocumentModel
import Foundation

/// An option that takes one value and stands twice on a command line.
///
/// The argument parser keeps the last without a word.
struct RepeatedOption {
  /// The names by which it was given, in their order.
  let spellings: [String]

  /// The first such option among the arguments of a verb.
  init?(in arguments: [String], of verb: any ParsableCommand.Type) {
    let given = arguments.prefix { $0 != "--" }.compactMap(Self.name)
    guard Self.mayRepeat(given) else { return nil }
    let spellings = Self.options(of: verb).map { names in given.filter(names.contains) }
    guard let found = spellings.first(where: { $0.count > 1 }) else { return nil }
    self.spellings = found
  }

  /// What is wrong, in one sentence.
  var sentence: String {
    let names = Set(spellings).sorted { $0.count < $1.count }
    return names.count == 1
      ? "\(names[0]) can be used only once but appears \(spellings.count) times"
      : "\(names.joined(separator: " and ")) are the same option, which can be used only once"
  }

  /// The name that an argument is, if it is one, without a value behind it.
  private static func name(_ argument: String) -> String? {
    guard argument.hasPrefix("-"), argument != "-" else { return nil }
    return argument.hasPrefix("--") ? argument.components(separatedBy: "=").first : argument
  }

  /// Whether it is worth looking for what options there are: that takes as long as a small picture.
  private static func mayRepeat(_ names: [String]) -> Bool {
    guard Set(names).count == names.count else { return true }
    let letters = names.filter { !$0.hasPrefix("--") }.compactMap { $0.dropFirst().first }
    return names.contains { name in
      name.hasPrefix("--") && letters.contains { name.dropFirst(2).first == $0 }
    }
  }

  /// The names of each option of a verb that takes one value.
  private static func options(of verb: any ParsableCommand.Type) -> [[String]] {
    let source = SourceText(name: "help", bytes: Array(verb._dumpHelp().utf8))
    guard let page = try? JSONReader.read(source).get() else { return [] }
    let arguments = page["command"]?["arguments"]?.elements ?? []
    return arguments.compactMap { argument in
      guard argument["kind"]?.string == "option", argument["isRepeating"]?.value == .bool(false)
      else { return nil }
      return argument["names"]?.elements?.compactMap { name in
        name["name"]?.string.map { (name["kind"]?.string == "short" ? "-" : "--") + $0 }
      }
    }
  }
}
