/// A key for a value that a view hands to the layout which contains it.
public protocol LayoutValueKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value

  /// The value of views that set none.
  static var defaultValue: Value { get }
}
