import SwiftUI
import Testing

@Suite("@Entry in source")
struct EntryFormsTests {
  @Test("a variable begins with its value")
  func values() {
    let values = EnvironmentValues()
    #expect(values.trailing == 1)
    #expect(values.plain == 3)
    #expect(values.second == 4)
    #expect(values.generic.keys.first == "a=b")
    #expect(values.comparing(3) && !values.comparing(9))
    #expect(values.nested == nil)
    #expect(values.lines == "a \"quoted\" in deep) } line\n// no comment")
    #expect(values.raw == "raw \"x}\" \\(")
    #expect(values.trailingClosure == 4)
    #expect(values.existential.description == "7")
    #expect(values.optionalClosure == nil)
    #expect(values.unwrapped == nil)
    #expect(values.spelled == nil)
    #expect(values.default == 5)
    #expect(values.`hello world` == 6)
    #expect(values.tuple == (x: 1, y: 2))
    #expect(values.available == 0.5)
    #expect(values.exponent == 1e-5)
    #expect(values.chosen == 8)
    #expect("ab\"/c".wholeMatch(of: values.pattern) != nil)
    #expect(values.path == \String.count)
    #expect(values.π == 3.25)
    #expect(!Transaction().isLoud)
  }

  @Test("a variable keeps what is set")
  func setting() {
    var values = EnvironmentValues()
    values.trailing = 10
    values.`hello world` = 11
    values.unwrapped = 12
    values.inferredReference.count = 13
    #expect(values.trailing == 10)
    #expect(values.`hello world` == 11)
    #expect(values.unwrapped == 12)
    #expect(values.inferredReference.count == 13)
  }
}
