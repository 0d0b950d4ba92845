@_spi(Reflection) import Swift

/// What is known of the memory of a type's values, read once a type.
///
/// The one place that looks into a type's memory: the fields' offsets come from the standard library's
/// `_forEachField`, the rest from the records of types whose layout Swift's ABI fixes.
struct TypePlan: Sendable {
  /// A stored property: where it stands and what it is.
  struct Field: @unchecked Sendable {
    let name: String
    let offset: Int
    let type: Any.Type
    let property: (any DynamicProperty.Type)?
  }

  /// Of what kind values are.
  enum Kind: Sendable {
    /// A struct or a tuple, all of whose fields are known.
    case fields
    /// An enum other than `Optional`.
    case cases
    /// A function and what it captures.
    case function
    /// A value of some other type.
    case existential
    case opaque
  }

  private(set) var kind = Kind.opaque
  /// The stored properties of a struct, the elements of a tuple.
  private(set) var fields: [Field] = []
  /// The stored properties of a struct that are dynamic.
  private(set) var properties: [Field] = []

  @MainActor private static var plans: [ObjectIdentifier: TypePlan] = [:]

  /// The plan of a type.
  @MainActor static func of(_ type: Any.Type) -> TypePlan {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    let plan = TypePlan(type)
    plans[key] = plan
    return plan
  }

  private init(_ type: Any.Type) {
    switch TypeRecord(type).kind {
    case .structure:
      if readFields(of: type), hasOnlyStrongFields(type) { kind = .fields }
    case .tuple:
      if readFields(of: type) { kind = .fields }
    case .enumeration: kind = .cases
    case .function: kind = TypeRecord(type).isSwiftFunction ? .function : .opaque
    case .existential: kind = TypeRecord(type).isOpaqueExistential ? .existential : .opaque
    case nil: break
    }
  }

  /// Reads all fields; false if some are unknown.
  private mutating func readFields(of type: Any.Type) -> Bool {
    var fields: [Field] = []
    let isComplete = unsafe _forEachField(of: type) { name, offset, type, _ in
      fields.append(
        Field(
          name: unsafe String(cString: name), offset: offset, type: type,
          property: type as? any DynamicProperty.Type))
      return true
    }
    self.fields = fields
    properties = fields.filter { $0.property != nil }
    return isComplete
  }

  /// `_EachFieldOptions.ignoreUnknown`, which the library has as a variable.
  private static let ignoresUnknown = _EachFieldOptions(rawValue: 1 << 1)

  /// Whether no field is weak or unowned: such fields are not stored as their type says.
  ///
  /// The library's key paths leave those out, and functions, which can't be weak.
  private func hasOnlyStrongFields(_ type: Any.Type) -> Bool {
    func open<T>(_ type: T.Type) -> Int {
      var count = 0
      unsafe _forEachFieldWithKeyPath(of: type, options: Self.ignoresUnknown) { _, _ in
        count += 1
        return true
      }
      return count
    }
    let others = fields.filter { TypeRecord($0.type).kind != .function }
    return _openExistential(type, do: open) == others.count
  }
}

/// What the runtime keeps of a type.
///
/// Source: the Swift ABI, `Metadata.h`, `MetadataKind.def` and `ValueWitness.def`.
@safe struct TypeRecord {
  /// The kinds of types that are told apart here, as a record begins with them.
  enum Kind: Int {
    case structure = 0x200
    case enumeration = 0x201
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303
  }

  private let record: UnsafePointer<Int>

  init(_ type: Any.Type) { unsafe record = unsafeBitCast(type, to: UnsafePointer<Int>.self) }

  /// The kind; nil for all others.
  var kind: Kind? { Kind(rawValue: unsafe record.pointee) }

  /// Whether a function's values are its address and what it captures, not those of C.
  ///
  /// The second word of a function's record has flags, whose bits 16 to 23 are the convention.
  var isSwiftFunction: Bool {
    unsafe kind == .function && (record[1] >> 16) & 0xff == 0
  }

  /// Whether values of an existential are stored as those of `Any` are, with more behind them.
  ///
  /// The second word begins with flags: bit 31 says that values need be no objects, bits 24 to 29 are 0
  /// but for errors.
  var isOpaqueExistential: Bool {
    unsafe kind == .existential && (record[1] >> 31) & 1 == 1 && (record[1] >> 24) & 0x3f == 0
  }

  /// The number of cases of an enum that have values; they come first.
  ///
  /// The second word points to the description of the type, whose sixth word of 32 bits has the number in its lower 24.
  var payloadCaseCount: UInt32 {
    guard let description = unsafe UnsafeRawPointer(bitPattern: record[1]) else { return .max }
    return unsafe description.load(fromByteOffset: 20, as: UInt32.self) & 0xff_ffff
  }

  /// The number of the case of an enum's value.
  ///
  /// The word before a record points to the functions of its values; that for cases follows the eight
  /// which all types have, the size, the stride, the flags and the number of spare values.
  func caseNumber(of value: UnsafeRawPointer) -> UInt32 {
    typealias Function = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    let table = unsafe UnsafeRawPointer(bitPattern: record[-1])
    let offset = 10 * MemoryLayout<Int>.size + 2 * MemoryLayout<UInt32>.size
    guard let function = unsafe table?.load(fromByteOffset: offset, as: Function.self) else {
      return 0
    }
    return unsafe function(value, UnsafeRawPointer(record))
  }
}
