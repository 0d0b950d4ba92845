// swift-format-ignore-file

import SwiftUI

// Variables with `@Entry` in the forms that source has, with what disturbs a reader that knows no comments and strings.

struct Gauge3<First, Second> {
  var first: First
  var second: Second
}

final class Counting { var count = 0 }

func called(_ body: () -> Int) -> Int { body() }

extension EnvironmentValues {  // after the brace
  @Entry var trailing: Int = 1  // why
  /// A var of docs: var x = "2", and `var y`
  @available(*, deprecated, message: "no var = here") /* var z = */ @Entry var documented: Int = 2
  /* outer /* nested var */ */ @Entry
  var plain = 3 /* end */
  @Entry var second: Int = 4  // = 5
  @Entry public package(set) var generic: [String: (Int, Set<Int>)] = ["a=b": (1, [2])]
  @Entry internal fileprivate(set) var comparing: @Sendable (Int) -> Bool = { $0 >= 3 && $0 < 9 }
  @Entry var nested: Gauge3<Gauge3<Int, String>, [Int]>? = nil
  // var = true
  @Entry
  private(set)
  var lines
    : String
    = """
      a "quoted" \("in \("deep)")") } line
      // no comment
      """  // end
  @Entry var raw = #"raw "\#("x" + "}")" \("#
  @Entry var trailingClosure: Int = called { 4 }
  @Entry var existential: any CustomStringConvertible = 7
  @Entry var reference: Counting = Counting()
  @Entry var inferredReference = Counting()
  @Entry var optionalClosure: (() -> Void)?
  @Entry var unwrapped: Int!
  @Entry var spelled: Optional<Int>
  @Entry var `default`: Int = 5
  @Entry var `hello world`: Int = 6
  @Entry var tuple: (x: Int, y: Int) = (1, 2)  // pair
  @MainActor @Entry var isolated: Int = 7
  @available(macOS 15, iOS 18, *) @Entry public var available: Double = 1 / 2
  @Entry var exponent = 1e-5
  @Entry var chosen: Int = if called({ 1 }) > 0 { 8 } else { 9 }
  @Entry var pattern: Regex<Substring> = /a(?:b|\{)"\/c/
  @Entry var path: KeyPath<String, Int>? = \String.count
  @Entry var π: Double = 3.25
}

extension SwiftUI.Transaction {
  @Entry var isLoud: Bool = false  // var = true
}

extension ContainerValues { @Entry var isWide: Bool = true /* var */ }
extension FocusedValues {
  @Entry var focusedName: String?
  @Entry var focusedWord: Optional<String>
}
