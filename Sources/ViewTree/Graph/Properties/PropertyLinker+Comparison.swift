extension PropertyLinker {
  /// Whether two values are known to be equal: by `==`, the same object, or part by part.
  ///
  /// Parts are the properties of a struct, the elements of a tuple and of a collection, and what a case of
  /// an enum holds. Functions are equal when they are one, with one and the same capture, or none.
  /// Dynamic properties of the value itself are left out: what they show is compared when they are
  /// linked. Those of a view inside, which are linked elsewhere, count as changed, as does whatever
  /// can't be compared.
  package static func isEqual<V>(_ lhs: V, _ rhs: V) -> Bool {
    ValueComparison.areEqual(lhs, rhs, isLinked: true)
  }
}

/// The address of a value while it is compared.
@safe struct ValueAddress {
  private let pointer: UnsafeRawPointer

  init(_ pointer: UnsafeRawPointer) { unsafe self.pointer = unsafe pointer }

  func value<V>(as type: V.Type) -> V { unsafe pointer.assumingMemoryBound(to: V.self).pointee }

  /// Returns the case of an enum's value.
  func caseNumber(of record: TypeRecord) -> UInt32 { unsafe record.caseNumber(of: pointer) }

  /// The address of a part, with an offset in bytes.
  static func + (address: ValueAddress, offset: Int) -> ValueAddress {
    unsafe ValueAddress(address.pointer + offset)
  }
}

/// The comparison of values of one type, cached for each type: looking up conformances takes longer than comparing most
/// values.
@MainActor
final class ValueComparison {
  /// Compares the values at two addresses; dynamic properties of a linked value are left out.
  typealias Function = @MainActor (ValueAddress, ValueAddress, _ isLinked: Bool) -> Bool

  private static var comparisons: [ObjectIdentifier: ValueComparison] = [:]
  private let function: Function

  private init(_ function: @escaping Function) { self.function = function }

  /// Returns the comparison of values of a type.
  static func of(_ type: Any.Type) -> ValueComparison {
    let key = ObjectIdentifier(type)
    if let comparison = comparisons[key] { return comparison }
    func open<V>(_ type: V.Type) -> Function { function(for: type) }
    let comparison = ValueComparison(_openExistential(type, do: open))
    comparisons[key] = comparison
    return comparison
  }

  /// Whether two values of a type are known to be equal.
  static func areEqual<V>(_ lhs: V, _ rhs: V, isLinked: Bool) -> Bool {
    unsafe withUnsafePointer(to: lhs) { left in
      unsafe withUnsafePointer(to: rhs) { right in
        unsafe of(V.self).areEqual(ValueAddress(left), ValueAddress(right), isLinked: isLinked)
      }
    }
  }

  /// Whether the values at two addresses are known to be equal.
  func areEqual(_ lhs: ValueAddress, _ rhs: ValueAddress, isLinked: Bool) -> Bool {
    function(lhs, rhs, isLinked)
  }

  private static func function<V>(for type: V.Type) -> Function {
    if let equatable = type as? any Equatable.Type { return byEquality(equatable) }
    if let parted = type as? any PartedValue.Type { return parted.comparison }
    return switch TypePlan.of(type).kind {
    case .fields: byFields(of: type)
    case .cases: byCases(of: type)
    case .function: areOneFunction
    case .existential: areEqualInside
    case .opaque: byTypes(of: type)
    }
  }

  /// Objects, and values whose parts are not known.
  private static func byTypes<V>(of type: V.Type) -> Function {
    let isObject = type is AnyObject.Type
    return { lhs, rhs, _ in
      if isObject, lhs.value(as: Int.self) == rhs.value(as: Int.self) { return true }
      return ViewTree.areEqual(lhs.value(as: type), rhs.value(as: type))
    }
  }

  private static func byEquality<E: Equatable>(_ type: E.Type) -> Function {
    { lhs, rhs, _ in
      lhs.value(as: type) == rhs.value(as: type)
    }
  }

  // MARK: Structs and tuples

  private static func byFields(of type: Any.Type) -> Function {
    let fields = FieldComparisons(TypePlan.of(type).fields)
    return { lhs, rhs, isLinked in
      fields.all.allSatisfy { field in
        guard !field.isProperty else { return isLinked }
        return field.comparison.areEqual(lhs + field.offset, rhs + field.offset, isLinked: false)
      }
    }
  }

  // MARK: Enums

  private static func byCases<V>(of type: V.Type) -> Function {
    let record = TypeRecord(type)
    let payloads = record.payloadCaseCount
    return { lhs, rhs, _ in
      let number = lhs.caseNumber(of: record)
      guard number == rhs.caseNumber(of: record) else { return false }
      return number >= payloads || haveEqualPayloads(lhs.value(as: type), rhs.value(as: type))
    }
  }

  /// Returns whether the payloads of one case of an enum are equal; a custom mirror may leave out some of them.
  private static func haveEqualPayloads<V>(_ lhs: V, _ rhs: V) -> Bool {
    guard !(lhs is any CustomReflectable) else { return false }
    let (left, right) = (Mirror(reflecting: lhs).children, Mirror(reflecting: rhs).children)
    return zip(left, right).allSatisfy { areEqual($0.value, $1.value) }
  }

  // MARK: Existentials and functions

  private static func areEqualInside(
    _ lhs: ValueAddress, _ rhs: ValueAddress, isLinked: Bool
  ) -> Bool {
    areEqual(lhs.value(as: Any.self), rhs.value(as: Any.self))
  }

  /// Returns whether two values have the same type and are equal.
  private static func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    func open<T>(_ lhs: T) -> Bool {
      guard type(of: rhs) == T.self, let rhs = rhs as? T else { return false }
      return areEqual(lhs, rhs, isLinked: false)
    }
    return _openExistential(lhs, do: open)
  }

  /// Returns whether two functions have the same address and the same captures.
  private static func areOneFunction(
    _ lhs: ValueAddress, _ rhs: ValueAddress, isLinked: Bool
  ) -> Bool {
    lhs.value(as: (Int, Int).self) == rhs.value(as: (Int, Int).self)
  }
}

/// The comparisons of a struct's properties or a tuple's elements, which are looked up at the first use: a type may
/// contain itself, in an array.
@MainActor
private final class FieldComparisons {
  struct Field {
    let offset: Int
    let isProperty: Bool
    let comparison: ValueComparison
  }

  private let fields: [TypePlan.Field]
  private(set) lazy var all = fields.map { field in
    Field(
      offset: field.offset, isProperty: field.property != nil,
      comparison: ValueComparison.of(field.type))
  }

  init(_ fields: [TypePlan.Field]) { self.fields = fields }
}

/// A value made of others that may have no `==`.
@MainActor
private protocol PartedValue {
  static var comparison: ValueComparison.Function { get }
}

extension Array: PartedValue {
  fileprivate static var comparison: ValueComparison.Function {
    { lhs, rhs, _ in
      let left = lhs.value(as: [Element].self)
      let right = rhs.value(as: [Element].self)
      guard left.count == right.count else { return false }
      return left.isSameArray(as: right)
        || zip(left, right).allSatisfy { PropertyLinker.isEqual($0, $1) }
    }
  }

  /// Whether both are one piece of memory, as an array is that has been handed on unchanged.
  private func isSameArray(as other: [Element]) -> Bool {
    unsafe withUnsafeBufferPointer { left in
      unsafe other.withUnsafeBufferPointer { right in
        unsafe left.baseAddress == right.baseAddress
      }
    }
  }
}

extension Dictionary: PartedValue {
  fileprivate static var comparison: ValueComparison.Function {
    { lhs, rhs, _ in
      let left = lhs.value(as: [Key: Value].self)
      let right = rhs.value(as: [Key: Value].self)
      guard left.count == right.count else { return false }
      return left.allSatisfy { key, value in
        right[key].map { PropertyLinker.isEqual(value, $0) } ?? false
      }
    }
  }
}

extension Optional: PartedValue {
  fileprivate static var comparison: ValueComparison.Function {
    { lhs, rhs, _ in
      switch (lhs.value(as: Wrapped?.self), rhs.value(as: Wrapped?.self)) {
      case (let left?, let right?): PropertyLinker.isEqual(left, right)
      case (nil, nil): true
      default: false
      }
    }
  }
}
