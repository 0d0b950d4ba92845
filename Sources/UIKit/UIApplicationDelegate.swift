/// What is told of a program's life; here nothing is.
public protocol UIApplicationDelegate: AnyObject {}

/// Names an object that would be told of a program's life.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate> {
  private let delegate: DelegateType?

  /// The object, if its type is a responder; of other types none is made, as no program runs, and to ask for one stops.
  public var wrappedValue: DelegateType {
    guard let delegate else {
      fatalError("apps do not run here, so \(DelegateType.self) is not created")
    }
    return delegate
  }

  /// An object of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { delegate = nil }

  /// An object of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self)
  where DelegateType: UIResponder {
    delegate = delegateType.init()
  }
}
