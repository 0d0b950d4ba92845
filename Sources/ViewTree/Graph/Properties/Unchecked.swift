/// A value that is not known to be sendable, where only one thread has it, or it is only ever read.
package struct Unchecked<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
