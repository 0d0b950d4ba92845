/// What is told of a program's life; here nothing is.
public protocol UIApplicationDelegate: AnyObject {
  /// An object.
  init()
}

/// Makes an object that would be told of a program's life.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate> {
  /// The object.
  public let wrappedValue: DelegateType
  /// An object of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = delegateType.init()
  }
}
