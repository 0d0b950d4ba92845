import Foundation
public import ViewTree

/// A link that shares items; in an image, its label as a button.
public struct ShareLink<Label: View>: View {
  private let label: Label

  fileprivate init(label: Label) { self.label = label }

  /// The label as a button.
  public var body: some View { Button(action: {}, label: { label }) }
}

/// The sign of sharing with a title.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  fileprivate init(_ title: Text = Text("Share…")) { self.title = title }

  /// The title beside its sign.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// The preview of a shared item.
public struct SharePreview {
  /// Creates a preview with a title.
  public init<S: StringProtocol>(_ title: S) {}
  /// Creates a preview with a title and an image.
  public init<S: StringProtocol, I>(_ title: S, image: I) {}
  /// Creates a preview with a title and an icon.
  public init<S: StringProtocol, I>(_ title: S, icon: I) {}
  /// A title with an image and an icon.
  public init<S: StringProtocol, I, J>(_ title: S, image: I, icon: J) {}
}

extension ShareLink {
  /// Creates a link that shares an item, with a custom label.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Creates a link that shares an item with a preview, with a custom label.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Creates a link that shares items, with a custom label.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Creates a link that shares items with previews, with a custom label.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares an item, with the title `Share…`.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Creates a link that shares an item with a preview, with the title `Share…`.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Creates a link that shares items, with the title `Share…`.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Creates a link that shares items with previews, with the title `Share…`.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview
  ) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Creates a link that shares an item, with a title.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares an item with a preview, with a title.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares items, with a title.
  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares items with previews, with a title.
  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares an item, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares an item with a preview, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    self.init(label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares items, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, Items: RandomAccessCollection>(
    _ title: S, items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares items with previews, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, Items: RandomAccessCollection>(
    _ title: S, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview
  ) {
    self.init(label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares an item, with a title.
  public init<Item>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title))
  }

  /// Creates a link that shares an item with a preview, with a title.
  public init<Item>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    self.init(label: DefaultShareLinkLabel(title))
  }

  /// Creates a link that shares items, with a title.
  public init<Items: RandomAccessCollection>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title))
  }

  /// Creates a link that shares items with previews, with a title.
  public init<Items: RandomAccessCollection>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview
  ) {
    self.init(label: DefaultShareLinkLabel(title))
  }
}
