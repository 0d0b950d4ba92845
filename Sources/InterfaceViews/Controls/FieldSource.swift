import Foundation
import VectorGeometry
import ViewTree

/// What a field shows and writes.
struct FieldSource {
  private enum Content {
    /// A text that is stored as it is written.
    case text(Binding<String>)
    /// A value that is stored once it is entered: as it is shown, nil for none; and what stores what a text says in a
    /// locale, unless that is no value.
    case value(() -> Text?, (String, Locale) -> Void)
  }

  private let content: Content
  /// Whether nobody is to read it.
  var isSecret = false
  /// Along which axis the field grows with its text.
  var axis = Axis.horizontal
  /// What entering the text counts as.
  var trigger = SubmitTriggers.text
  /// Is told that writing begins, and that it is over.
  var onEditingChanged: (Bool) -> Void = { _ in }
  /// Is called when the text is entered.
  var onCommit: () -> Void = {}

  /// A text that is stored as it is written.
  init(_ text: Binding<String>) { content = .text(text) }

  /// A value that is stored once it is entered, written by a format style.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    content = .value {
      Text(written: value.wrappedValue, by: format)
    } _: { text, locale in
      let parsed = try? format.locale(locale).parseStrategy.parse(text)
      if let parsed { value.wrappedValue = parsed }
    }
  }

  /// A value or none, which is stored once it is entered, written by a format style.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    content = .value {
      value.wrappedValue.map { Text(written: $0, by: format) }
    } _: { text, locale in
      guard !text.isEmpty else {
        value.wrappedValue = nil
        return
      }
      let parsed = try? format.locale(locale).parseStrategy.parse(text)
      if let parsed { value.wrappedValue = parsed }
    }
  }

  /// An object that is stored once it is entered, written by a formatter.
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    content = .value {
      let text = formatter.string(for: value.wrappedValue) ?? ""
      return text.isEmpty ? nil : Text(verbatim: text)
    } _: { text, _ in
      if let parsed = formatter.value(of: text) as? V { value.wrappedValue = parsed }
    }
  }

  /// What is stored, as it is shown; nil for an empty text.
  var text: Text? {
    switch content {
    case .text(let text):
      return text.wrappedValue.isEmpty ? nil : shown(text.wrappedValue)
    case .value(let shown, _): return shown()
    }
  }

  /// A text that is being written, as it is shown.
  func shown(_ text: String) -> Text {
    Text(verbatim: isSecret ? String(repeating: "\u{2022}", count: text.count) : text)
  }

  /// How the text is written.
  @MainActor func entry(prompt: Text?) -> TextEntry {
    var entry = newEntry
    entry.isSecret = isSecret
    entry.isMultiline = axis == .vertical
    entry.trigger = trigger
    entry.prompt = prompt
    entry.onEditingChanged = onEditingChanged
    entry.onCommit = onCommit
    return entry
  }

  @MainActor private var newEntry: TextEntry {
    switch content {
    case .text(let text): return TextEntry(text)
    case .value(let shown, let store):
      var entry = TextEntry { environment, time in
        shown()?.spoken(in: environment, at: time) ?? ""
      } store: { text, environment in
        store(text, environment.locale)
      }
      entry.isLive = false
      return entry
    }
  }
}

extension Formatter {
  /// What a text says; nil if it says nothing of the kind, and for formatters that Foundation only lets write here.
  fileprivate func value(of text: String) -> Any? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: text)
    case let dates as DateFormatter: dates.date(from: text)
    case let dates as ISO8601DateFormatter: dates.date(from: text)
    default: nil
    }
  }
}
