extension PropertyLinker {
  /// Whether two values are known to be equal: by `==`, the same object, or part by part.
  ///
  /// Parts are the properties of a struct, the elements of a tuple and of a collection, and what a case of
  /// an enum holds. Functions are equal when they are one, with one and the same capture, or none.
  /// Dynamic properties of the value itself are left out: what they show is compared when they are
  /// linked. Those of a view inside, which are linked elsewhere, count as changed, as does whatever
  /// can't be compared.
  package static func isEqual<V>(_ lhs: V, _ rhs: V) -> Bool { isEqual(lhs, rhs, isLinked: true) }

  private static func isEqual<V>(_ lhs: V, _ rhs: V, isLinked: Bool) -> Bool {
    if V.self is any Equatable.Type || V.self is AnyObject.Type { return areEqual(lhs, rhs) }
    if let lhs = lhs as? any DeeplyComparable { return lhs.isKnownEqual(to: rhs) }
    let plan = TypePlan.of(V.self)
    return unsafe withUnsafePointer(to: lhs) { left in
      unsafe withUnsafePointer(to: rhs) { right in
        let (left, right) = unsafe (UnsafeRawPointer(left), UnsafeRawPointer(right))
        return switch plan.kind {
        case .fields: unsafe haveEqualFields(plan, left, right, isLinked: isLinked)
        case .cases: unsafe areOneCase(V.self, left, right) && haveEqualPayloads(lhs, rhs)
        case .function: unsafe areOneFunction(left, right)
        case .existential:
          unsafe areEqualInside(left.load(as: Any.self), right.load(as: Any.self))
        case .opaque: areEqual(lhs, rhs)
        }
      }
    }
  }

  private static func haveEqualFields(
    _ plan: TypePlan, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, isLinked: Bool
  ) -> Bool {
    plan.fields.allSatisfy { field in
      guard field.property == nil else { return isLinked }
      return unsafe isEqual(field.type, lhs + field.offset, rhs + field.offset)
    }
  }

  private static func isEqual(
    _ type: Any.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    func open<T>(_ type: T.Type) -> Bool {
      unsafe isEqual(
        lhs.assumingMemoryBound(to: T.self).pointee, rhs.assumingMemoryBound(to: T.self).pointee,
        isLinked: false)
    }
    return _openExistential(type, do: open)
  }

  /// Whether values of an enum are of one case.
  private static func areOneCase(
    _ type: Any.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    let record = TypeRecord(type)
    return unsafe record.caseNumber(of: lhs) == record.caseNumber(of: rhs)
  }

  /// Whether what one case of an enum holds is equal; what a mirror of one's own shows is not all there is.
  private static func haveEqualPayloads<V>(_ lhs: V, _ rhs: V) -> Bool {
    guard !(lhs is any CustomReflectable) else { return false }
    let (left, right) = (Mirror(reflecting: lhs).children, Mirror(reflecting: rhs).children)
    return zip(left, right).allSatisfy { areEqualInside($0.value, $1.value) }
  }

  /// Whether values of whatever types are of one type and equal.
  private static func areEqualInside(_ lhs: Any, _ rhs: Any) -> Bool {
    func open<T>(_ lhs: T) -> Bool {
      guard type(of: rhs) == T.self, let rhs = rhs as? T else { return false }
      return isEqual(lhs, rhs, isLinked: false)
    }
    return _openExistential(lhs, do: open)
  }

  /// Whether functions have one address and one capture.
  private static func areOneFunction(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    typealias Words = (Int, Int)
    return unsafe lhs.load(as: Words.self) == rhs.load(as: Words.self)
  }
}

/// A collection of values that may have no `==`, to be compared one by one.
@MainActor
private protocol DeeplyComparable {
  func isKnownEqual(to other: Any) -> Bool
}

extension Array: DeeplyComparable {
  fileprivate func isKnownEqual(to other: Any) -> Bool {
    guard let other = other as? [Element], count == other.count else { return false }
    return isSameArray(as: other) || zip(self, other).allSatisfy { PropertyLinker.isEqual($0, $1) }
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

extension Dictionary: DeeplyComparable {
  fileprivate func isKnownEqual(to other: Any) -> Bool {
    guard let other = other as? [Key: Value], count == other.count else { return false }
    return allSatisfy { key, value in other[key].map { PropertyLinker.isEqual(value, $0) } ?? false
    }
  }
}

extension Optional: DeeplyComparable {
  fileprivate func isKnownEqual(to other: Any) -> Bool {
    guard let other = other as? Wrapped? else { return false }
    guard let self, let other else { return self == nil && other == nil }
    return PropertyLinker.isEqual(self, other)
  }
}
