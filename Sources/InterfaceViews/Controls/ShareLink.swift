import Foundation
public import ViewTree

/// Something to hand on; in a picture its label as a button.
public struct ShareLink<Label: View>: View {
  private let label: Label

  /// Something to hand on, with views for a label.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The label as a button.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Label == Text {
  /// Something to hand on, with the title `Share…`.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = Text("Share…")
  }

  /// Something to hand on, with a title.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    label = Text(titleKey)
  }
}
