import ViewLayout
public import ViewTree

/// Rows of views in sections; in an image, the list is at its initial position.
public struct List<SelectionValue, Content>: View where Content: View {
  @Environment(\.listLook) private var look
  @Environment(\.isInSidebar) private var isInSidebar
  @Environment(\.horizontalSizeClass) private var sizeClass
  private var selection: ListSelection?
  private let content: Content

  /// The sections and rows in the list style around.
  public var body: some View { ListBody(look: shownLook, selection: selection, content: content) }

  private var shownLook: _ListLook {
    switch look {
    case .automatic: isInSidebar ? .sidebar : .insetGrouped
    case .sidebar: sizeClass == .compact ? .insetGrouped : .sidebar
    case .plain, .grouped, .insetGrouped: look
    }
  }
}

extension List where SelectionValue == Never {
  /// A list of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list with a row for each identifiable element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }

  /// A list with a row for each element, told apart by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// A list with a row for each number of a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  /// A list with a row for each element of a bound collection.
  public init<C, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }
}

extension List where SelectionValue: Hashable {
  /// A list of views, one of which may be selected: that with a tag or an id equal to the value.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = ListSelection(selection)
  }

  /// A list of views, some of which may be selected: those with a tag or an id among the values.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = ListSelection(selection)
  }

  /// A list with a row for each identifiable element, one of which may be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
    self.selection = ListSelection(selection)
  }
}

/// Controls in rows; in an image, the form is at its initial position.
public struct Form<Content: View>: View {
  private let content: Content

  /// A form of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content as drawn by the form style.
  public var body: some View {
    StyledControl<FormStyleConfiguration> { configuration in
      AnyView(ListBody(look: .insetGrouped, content: configuration.content))
    } configuration: { contents in
      FormStyleConfiguration(content: contents(content))
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style is asked for, as the styles further out draw it.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// The parts of a form.
public struct FormStyleConfiguration {
  /// The views of a form.
  public struct Content: StyledPart {
    let content: AnyView
  }

  /// The content of the form.
  public let content: Content
}

/// The appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the body; usually inferred.
  associatedtype Body: View

  /// What a form is made of.
  typealias Configuration = FormStyleConfiguration

  /// The form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: sections on cards.
public struct AutomaticFormStyle: FormStyle {
  /// The style of the surroundings.
  public nonisolated init() {}

  /// Returns the sections on cards.
  public func makeBody(configuration: Configuration) -> some View {
    ListBody(look: .insetGrouped, content: configuration.content)
  }
}

/// Sections on rounded cards.
public struct GroupedFormStyle: FormStyle {
  /// Creates the grouped style.
  public nonisolated init() {}

  /// Returns the sections on cards.
  public func makeBody(configuration: Configuration) -> some View {
    ListBody(look: .insetGrouped, content: configuration.content)
  }
}

/// Views above each other without rows.
public struct ColumnsFormStyle: FormStyle {
  /// Views above each other.
  public nonisolated init() {}

  /// Views above each other.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style of the surroundings.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Sections on rounded cards.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Views above each other without rows.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets how the forms inside look.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: FormStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
