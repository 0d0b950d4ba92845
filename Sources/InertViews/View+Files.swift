public import Foundation
public import InterfaceViews
public import ViewTree

// Files that somebody would choose: in a picture nobody does.

extension View {
  /// Would have somebody choose a file; without effect in a picture.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Would have somebody choose files; without effect in a picture.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }
}
