public import Foundation
public import ViewTree

extension View {
  /// Takes values of a type that are carried here.
  ///
  /// - Parameters:
  ///   - action: Takes what is let go, with its place in points of the view; false refuses it.
  ///   - isTargeted: Called as something of the type comes over the view, and as it leaves.
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

  /// Takes what is carried here.
  ///
  /// - Parameters:
  ///   - isTargeted: True while something of the kinds is over the view.
  ///   - action: Takes what is let go, with its place in points of the view; false refuses it.
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
