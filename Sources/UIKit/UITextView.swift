// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import ShapeShift
import ViewTree

/// What is told of an editor; here nothing is, as nobody writes in it.
public protocol UITextViewDelegate: AnyObject {
  /// Would be called when the text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Would be called when somebody begins to write.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Would be called when somebody has written.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Would be asked before a change.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// Editors: a picture shows the text from the top.
open class UITextView: UIScrollView {
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var text: String! = ""
  /// The font; nil for the system's of 12 points.
  public var font: UIFont? = nil { didSet { note() } }
  /// The color of text; nil for that of labels.
  public var textColor: UIColor? = nil { didSet { note() } }
  /// Where lines stand.
  public var textAlignment = NSTextAlignment.natural
  /// Room around the text, in points.
  public var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { note() }
  }
  /// Whether it could be written in.
  public var isEditable = true
  /// Whether it could be selected.
  public var isSelectable = true
  /// What would be told of it.
  public weak var delegate: (any UITextViewDelegate)?

  /// Whether it has the keyboard: it has not.
  public var isFirstResponder: Bool { false }
  /// Would take the keyboard.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Would give the keyboard back.
  @discardableResult
  open func resignFirstResponder() -> Bool { false }
}

/// What is told of a field; here nothing is, as nobody writes in it.
public protocol UITextFieldDelegate: AnyObject {
  /// Would be called when somebody begins to write.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Would be called when somebody has written.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Would be called when the text or the caret has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Would be asked at the return key.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Would be asked before a change.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}

/// Fields: a picture shows the text, or the placeholder.
open class UITextField: UIControl {
  public var text: String? = ""
  /// What stands there without a text.
  public var placeholder: String?
  /// The font; nil for the system's of 17 points.
  public var font: UIFont? = nil { didSet { note() } }
  /// The color of text; nil for that of labels.
  public var textColor: UIColor? = nil { didSet { note() } }
  /// Where the text stands.
  public var textAlignment = NSTextAlignment.natural
  /// Whether dots stand for the text.
  public var isSecureTextEntry = false
  /// When a button clears it.
  public var clearButtonMode: UITextField.ViewMode = .never { didSet { note() } }
  /// How its edge looks.
  public var borderStyle: UITextField.BorderStyle = .none { didSet { note() } }
  /// What would be told of it.
  public weak var delegate: (any UITextFieldDelegate)?

  /// Whether it has the keyboard: it has not.
  public var isFirstResponder: Bool { false }
  /// Would take the keyboard.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Would give the keyboard back.
  @discardableResult
  open func resignFirstResponder() -> Bool { false }

  /// When something shows.
  public enum ViewMode: Int, Sendable {
    case never
    /// While there is the keyboard.
    case whileEditing
    /// Without the keyboard.
    case unlessEditing
    case always
  }

  /// How an edge looks.
  public enum BorderStyle: Int, Sendable {
    /// There is none.
    case none
    case line
    case bezel
    case roundedRect
  }
}

/// An editor as a picture shows it.
struct UITextViewPicture: ObjectPicture {
  nonisolated(unsafe) let view: UITextView

  nonisolated init(view: UITextView) { unsafe self.view = view }

  /// The room that UIKit leaves at both sides of lines, in points.
  private static let linePadding: CGFloat = 5

  var body: some View {
    let view = unsafe view
    let room = view.textContainerInset
    Text(view.text ?? "")
      .font(Font(view.font ?? .systemFont(ofSize: 12)))
      .foregroundStyle(Color(uiColor: view.textColor ?? .label))
      .multilineTextAlignment(view.textAlignment.alignment)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: view.textAlignment.top)
      .padding(.horizontal, Self.linePadding)
      .padding(.init(top: room.top, leading: room.left, bottom: room.bottom, trailing: room.right))
      .clipped()
  }
}

/// A field as a picture shows it.
struct UITextFieldPicture: ObjectPicture {
  nonisolated(unsafe) let view: UITextField

  nonisolated init(view: UITextField) { unsafe self.view = view }

  var body: some View {
    let view = unsafe view
    let text = view.text ?? ""
    Text(text.isEmpty ? view.placeholder ?? "" : shown(text))
      .font(Font(view.font ?? .systemFont(ofSize: 17)))
      .foregroundStyle(
        Color(uiColor: text.isEmpty ? .placeholderText : view.textColor ?? .label)
      )
      .lineLimit(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: view.textAlignment.frame)
      .padding(.horizontal, view.borderStyle == .roundedRect ? 7 : 0)
      .overlay {
        if view.borderStyle == .roundedRect {
          RoundedRectangle(cornerRadius: 5).strokeBorder(
            Color(uiColor: .systemGray4), lineWidth: 0.5)
        }
      }
  }

  private func shown(_ text: String) -> String {
    unsafe view.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}

extension NSTextAlignment {
  /// Where the lines stand in a frame that is higher than they are.
  fileprivate var top: Alignment { Alignment(horizontal: frame.horizontal, vertical: .top) }
}
