public import Foundation
public import ViewTree

extension View {
  /// Accepts drops of values of a type.
  ///
  /// - Parameters:
  ///   - action: Handles the dropped values, with the location in points of the view; `false` refuses them.
  ///   - isTargeted: Called when a value of the type enters or leaves the view.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(ValueDestination(action: action, isTargeted: isTargeted))
  }

  /// Accepts drops, with a delegate.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(DelegatedDestination(types: supportedContentTypes, delegate: delegate))
  }

  /// Accepts drops, with a delegate.
  public nonisolated func onDrop(
    of supportedContentTypes: [String], delegate: any DropDelegate
  ) -> some View {
    onDrop(of: supportedContentTypes.compactMap { UTType($0) }, delegate: delegate)
  }

  /// Accepts drops of some types.
  ///
  /// - Parameters:
  ///   - isTargeted: Whether content of the types is over the view.
  ///   - action: Handles the dropped items, with the location in points of the view; `false` refuses them.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      ProviderDestination(types: supportedContentTypes, isTargeted: isTargeted, action: action))
  }

  /// Accepts drops, without their location.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    let placed: ([NSItemProvider], CGPoint) -> Bool = { providers, _ in action(providers) }
    return onDrop(of: supportedContentTypes, isTargeted: isTargeted, perform: placed)
  }

  /// Accepts drops of types given by their identifiers.
  public nonisolated func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Accepts drops of types given by their identifiers.
  public nonisolated func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }
}

private nonisolated struct ValueDestination<Value>: ViewModifier {
  let action: ([Value], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void

  @MainActor func body(content: Content) -> some View {
    content.takesDrops(
      DropTarget(
        accepts: { DropPayload.value(of: $0, as: Value.self) != nil },
        enter: { _, _ in isTargeted(true) },
        exit: { _ in isTargeted(false) },
        perform: { payload, place in
          guard let value = DropPayload.value(of: payload, as: Value.self) else { return false }
          let isTaken = action([value], place)
          isTargeted(false)
          return isTaken
        }))
  }
}

private nonisolated struct ProviderDestination: ViewModifier {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool

  @MainActor func body(content: Content) -> some View {
    content.takesDrops(
      DropTarget(
        accepts: { types.contains(where: DropPayload.provider(of: $0).conforms(to:)) },
        enter: { _, _ in isTargeted?.wrappedValue = true },
        exit: { _ in isTargeted?.wrappedValue = false },
        perform: { payload, place in
          let isTaken = action([DropPayload.provider(of: payload)], place)
          isTargeted?.wrappedValue = false
          return isTaken
        }))
  }
}

private nonisolated struct DelegatedDestination: ViewModifier {
  let types: [UTType]
  let delegate: any DropDelegate

  @MainActor func body(content: Content) -> some View {
    content.takesDrops(
      DropTarget(
        accepts: { payload in
          let info = DropInfo(payload, at: .zero)
          return info.hasItemsConforming(to: types) && delegate.validateDrop(info: info)
        },
        enter: { delegate.dropEntered(info: DropInfo($0, at: $1)) },
        move: { _ = delegate.dropUpdated(info: DropInfo($0, at: $1)) },
        exit: { delegate.dropExited(info: DropInfo($0, at: .zero)) },
        perform: { drop(DropInfo($0, at: $1)) }))
  }

  @MainActor private func drop(_ info: DropInfo) -> Bool {
    let operation = delegate.dropUpdated(info: info)?.operation
    guard operation != .forbidden, operation != .cancel else {
      delegate.dropExited(info: info)
      return false
    }
    return delegate.performDrop(info: info)
  }
}
