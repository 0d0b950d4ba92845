import Foundation
import SwiftUI

/// The examples of views and modifiers that stand on their pages of the documentation, each with the picture that it
/// makes.
///
/// `Scripts/make-docs` takes the code from these files: what stands between `add(` and the brace that closes it.
@MainActor
struct SymbolExamples {
  /// An example of a symbol.
  struct Example {
    /// The symbol, as links of the documentation name it.
    let symbol: String
    /// The time at which it is drawn, in seconds.
    let time: Double
    let view: @MainActor () -> any View

    /// The name of the picture.
    var name: String {
      "symbol-" + symbol.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
    }
  }

  private(set) var all: [Example] = []

  /// All of them.
  static let examples: [Example] = {
    var examples = SymbolExamples()
    examples.addShapes()
    examples.addStyles()
    examples.addText()
    examples.addLayout()
    examples.addContainers()
    examples.addControls()
    examples.addEffects()
    examples.addMotion()
    return examples.all
  }()

  /// Their pictures, on white with room around them.
  static let pictures: [Gallery.Picture] = examples.map { example in
    Gallery.Picture(name: example.name, time: example.time) {
      AnyView(example.view()).padding(12).background(Color.white)
    }
  }

  mutating func add<V: View>(
    _ symbol: String, at time: Double = 0, @ViewBuilder _ view: @escaping @MainActor () -> V
  ) {
    all.append(Example(symbol: symbol, time: time, view: view))
  }
}
