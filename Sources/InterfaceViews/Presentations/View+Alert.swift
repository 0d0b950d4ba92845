public import Foundation
import VectorGraphics
public import ViewTree

extension View {
  /// Shows a question over the scene while there is an item.
  nonisolated fileprivate func question<Item, Shown: View>(
    _ item: Binding<Item?>, _ shown: @escaping (Item) -> Shown
  ) -> some View {
    modifier(PresentingModifier(item: item, animation: .question, shown: shown))
  }

  /// Asks a question while a value is true; its answers are buttons and fields.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let parts = Unchecked((actions: actions(), message: message()))
    return question(isPresented.item) { _ in
      MadeView {
        AlertFrame(title: title, actions: parts.value.actions, message: parts.value.message)
      }
    }
  }

  /// Asks a question while a value is true.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Asks a question while a value is true.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Asks a question while a value is true.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks a question while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Asks a question while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks a question about data while a value is true and there are data.
  public nonisolated func alert<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(title, isPresented: isPresented.where(data != nil)) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Asks a question about data while a value is true and there are data.
  public nonisolated func alert<T, A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Asks a question about data while a value is true and there are data.
  public nonisolated func alert<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Asks a question about data while a value is true and there are data.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Asks a question about data while a value is true and there are data.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Tells of an error while a value is true and there is one.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      error.title, isPresented: isPresented.where(error != nil), actions: actions,
      message: { EmptyView() })
  }

  /// Tells of an error while a value is true and there is one.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      error.title, isPresented: isPresented, presenting: error, actions: actions, message: message)
  }

  /// Asks a question while a value is true.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let alert = Unchecked(content())
    return question(isPresented.item) { _ in MadeView { Self.frame(of: alert.value) } }
  }

  /// Asks a question while there is an item.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = Unchecked(item.wrappedValue.map(content))
    return question(item) { _ in MadeView { alert.value.map { Self.frame(of: $0) } } }
  }

  @MainActor private static func frame(of alert: Alert) -> some View {
    AlertFrame(
      title: alert.title, actions: AlertButtons(buttons: alert.buttons), message: alert.message)
  }
}

extension View {
  /// Shows a confirmation dialog while a value is true; the title is shown if requested.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let parts = Unchecked((actions: actions(), message: message()))
    return question(isPresented.item) { _ in
      MadeView {
        DialogFrame(
          title: title, showsTitle: titleVisibility == .visible, actions: parts.value.actions,
          message: parts.value.message)
      }
    }
  }

  /// Offers a choice while a value is true.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Offers a choice while a value is true.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Offers a choice while a value is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Offers a choice while a value is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Offers a choice while a value is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Offers a choice about data while a value is true and there are data.
  public nonisolated func confirmationDialog<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: { _ in EmptyView() })
  }

  /// Offers a choice about data while a value is true and there are data.
  public nonisolated func confirmationDialog<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Offers a choice about data while a value is true and there are data.
  public nonisolated func confirmationDialog<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: { _ in EmptyView() })
  }

  /// Offers a choice about data while a value is true and there are data.
  public nonisolated func confirmationDialog<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented.where(data != nil), titleVisibility: titleVisibility
    ) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Offers a choice while a value is true.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = Unchecked(content())
    return question(isPresented.item) { _ in MadeView { Self.frame(of: sheet.value) } }
  }

  /// Offers a choice while there is an item.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = Unchecked(item.wrappedValue.map(content))
    return question(item) { _ in MadeView { sheet.value.map { Self.frame(of: $0) } } }
  }

  @MainActor private static func frame(of sheet: ActionSheet) -> some View {
    DialogFrame(
      title: sheet.title, showsTitle: true, actions: AlertButtons(buttons: sheet.buttons),
      message: sheet.message)
  }
}

/// A view that is made where views are made.
private struct MadeView<Content: View>: View {
  private let make: @MainActor () -> Content

  nonisolated init(@ViewBuilder _ make: @escaping @MainActor () -> Content) { self.make = make }

  var body: some View { make() }
}

extension Optional where Wrapped: LocalizedError {
  /// What is said of the error.
  fileprivate var title: Text { Text(verbatim: self?.errorDescription ?? "") }
}

extension Binding<Bool> {
  /// The value, while a condition is met.
  fileprivate func `where`(_ condition: Bool) -> Binding<Bool> {
    condition ? self : .constant(false)
  }
}
