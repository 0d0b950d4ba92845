// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
public import VectorGeometry
public import ViewTree

// What keyboards, pointers and drags do with a view: these compile and change nothing in a picture.

/// Which keyboard writes into a field.
public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  // The name is UIKit's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Addresses of pages.
  case URL
  case numberPad
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Addresses of people.
  case emailAddress
  /// Digits with a decimal sign.
  case decimalPad
  /// For short messages.
  case twitter
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad
}

/// What a field is for.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// A use by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family's name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address for letters by wire.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A name to log in with.
  public static let username = UITextContentType(rawValue: "username")
  /// A word to log in with.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A new word to log in with.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// Which letters become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  /// The first of words.
  case words
  /// The first of sentences.
  case sentences
  case allCharacters
}

/// Which letters become capitals by themselves.
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { .init() }
  /// The first of words.
  public static var words: TextInputAutocapitalization { .init() }
  /// The first of sentences.
  public static var sentences: TextInputAutocapitalization { .init() }
  public static var characters: TextInputAutocapitalization { .init() }
}

extension View {
  /// Which keyboard writes; without effect in a picture.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// What a field is for; without effect in a picture.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Which letters become capitals; without effect in a picture.
  public nonisolated func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View { self }

  /// Which letters become capitals; without effect in a picture.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Whether a ring marks the focus; without effect in a picture.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// A value of the view with the focus; without effect in a picture.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// A value of the scene with the focus; without effect in a picture.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Whether system gestures wait; without effect in a picture.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Would follow an activity; without effect in a picture.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (Any) -> Void
  ) -> some View { self }

  /// Would run when a key asks for it; without effect in a picture.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Would run when a delete key is pressed; without effect in a picture.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

  /// Whether find is offered; without effect in a picture.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Would explain the view; without effect in a picture.
  public nonisolated func help(_ text: Text) -> some View { self }
}

/// Values of what has the focus; in a picture nothing has it.
public struct FocusedValues {
  /// The value of a key: none.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value of what has the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// A value of what has the focus; in a picture none.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// The value: none.
  public var wrappedValue: Value? { nil }
  /// Nothing to link.
  public mutating func _link(_ context: inout _LinkContext) {}
}

/// A binding to a value of what has the focus; in a picture none.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// The value: none.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// The binding to the value, which is none.
  public var projectedValue: Binding<Value?> { .constant(nil) }
  /// Nothing to link.
  public mutating func _link(_ context: inout _LinkContext) {}
}
