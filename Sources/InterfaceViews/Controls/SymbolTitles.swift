import Foundation
public import ViewTree

// Controls whose label is a title with a symbol or an image.

/// A title with an image, as controls hold it.
public typealias _TitledImage = Label<Text, Image>

extension Button where Label == _TitledImage {
  /// A button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { _TitledImage(titleKey, systemImage: systemImage) }
  }

  /// A button with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { _TitledImage(title, systemImage: systemImage) }
  }

  /// A button with a title and an image of a bundle.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      _TitledImage(title: { Text(title) }, icon: { Image(image) })
    }
  }
}

extension Button where Label == _TitledImage {
  /// Creates a button with a title and an image from an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { _TitledImage(titleKey, image: image) }
  }

  /// Creates a button with a title and an image from an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { _TitledImage(title, image: image) }
  }
}

extension Toggle where Label == _TitledImage {
  /// Creates a switch with a title and an image from an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { _TitledImage(titleKey, image: image) }
  }

  /// Creates a switch with a title and an image from an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { _TitledImage(title, image: image) }
  }
}

extension Menu where Label == _TitledImage {
  /// Creates a menu with a title and an image from an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { _TitledImage(titleKey, image: image) }
  }

  /// Creates a menu with a title and an image from an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { _TitledImage(title, image: image) }
  }
}

extension Toggle where Label == _TitledImage {
  /// A switch for a value, with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { _TitledImage(titleKey, systemImage: systemImage) }
  }

  /// A switch for a value, with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { _TitledImage(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  /// A switch for several values, on if all are, mixed if some are.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

extension Menu where Label == _TitledImage {
  /// A menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { _TitledImage(titleKey, systemImage: systemImage) }
  }

  /// A menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { _TitledImage(title, systemImage: systemImage) }
  }

  /// A menu with a title and a symbol, and what happens when it is pressed.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { _TitledImage(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// A menu with a title, and what happens when it is pressed.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Picker where Label == _TitledImage {
  /// A picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: _TitledImage(titleKey, systemImage: systemImage),
      content: content)
  }

  /// A picker with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: _TitledImage(title, systemImage: systemImage), content: content)
  }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Options side by side, as segments.
  public static var palette: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A button that pastes copied content; in an image, its label.
public struct PasteButton: View {
  /// A button for values of a type.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  /// The sign and the word.
  public var body: some View { Button("Paste", systemImage: "doc.on.clipboard", action: {}) }
}

/// A button that gives another name; in a picture its label.
public struct RenameButton: View {
  /// Creates a button for renaming.
  public init() {}

  /// A button with the title Rename.
  public var body: some View { Button("Rename", systemImage: "pencil", action: {}) }
}

extension ContentUnavailableView
where Label == _TitledImage, Description == Text?, Actions == EmptyView {
  /// The sign of a search that found nothing.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// The sign of a search for a text that found nothing.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
