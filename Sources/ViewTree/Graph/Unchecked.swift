/// A value that is not known to be sendable, where only one thread has it, or it is only ever read.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
