public import VectorGeometry

// Navigation and presentations. A picture shows where they start: these compile and change nothing.

extension View {
  /// Whether the back button is shown; without effect in a picture.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View { self }

  /// How navigation looks; without effect in a picture.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S
  ) -> some View { self }

  /// Views of a value; without effect in a picture.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  /// A view to go to; without effect in a picture.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }

  /// Whether the status bar is shown; without effect in a picture.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Whether the status bar is shown; without effect in a picture.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Whether system bars are shown; without effect in a picture.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// A view over all others; without effect in a picture.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// A view over all others; without effect in a picture.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// A view over all others; without effect in a picture.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// A view over all others; without effect in a picture.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// A bubble; without effect in a picture.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// A bubble; without effect in a picture.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// A question; without effect in a picture.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View { self }

  /// A question; without effect in a picture.
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// A question; without effect in a picture.
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }

  /// A choice; without effect in a picture.
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// How high sheets are; without effect in a picture.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View { self }

  /// Whether sheets have a handle; without effect in a picture.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Whether sheets can be dragged away; without effect in a picture.
  public nonisolated func interactiveDismissDisabled(
    _ isDisabled: Bool = true
  ) -> some View { self }
}
