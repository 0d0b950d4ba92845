// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

@_exported import Photos
import UniformTypeIdentifiers

public struct PHPickerFilter: Sendable {
  public static let images = Self(), videos = Self(), livePhotos = Self(), screenshots = Self()
  public static let panoramas = Self()
  public static func any(of subfilters: [Self]) -> Self { Self() }
  public static func all(of subfilters: [Self]) -> Self { Self() }
  public static func not(_ filter: Self) -> Self { Self() }
}

/// An item of the photo library, which is empty: it has no content to load.
public struct PhotosPickerItem: Hashable, Sendable {
  public struct EncodingDisambiguationPolicy: Sendable {
    public static let automatic = Self(), current = Self(), compatible = Self()
  }
  public let itemIdentifier: String?
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  public var supportedContentTypes: [UTType] { [] }
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
}
public enum PhotosPickerSelectionBehavior: Sendable { case `default`, ordered, continuous }
public enum PhotosPickerStyle: Sendable { case presentation, inline, compact }

/// A button with the label, in the current button style; a tap has no effect.
public struct PhotosPicker<Label: View>: View {
  private let label: Label
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public var body: some View { Button(action: {}) { label } }
}
extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }
}
extension View {
  public func photosPickerStyle(_ mode: PhotosPickerStyle) -> some View { self }
  public func photosPickerDisabledCapabilities(_ capabilities: Any) -> some View { self }
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) -> some View { self }
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) -> some View { self }
}

public struct PHPickerConfiguration {
  public var filter: PHPickerFilter?, selectionLimit = 1
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}
public struct PHPickerResult {
  public let itemProvider: NSItemProvider, assetIdentifier: String?
}
public protocol PHPickerViewControllerDelegate: AnyObject {}
open class PHPickerViewController: _FrameworkController {
  open override class var _framework: String { "PhotosUI" }
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  public convenience init(configuration: PHPickerConfiguration) {
    self.init(nibName: nil, bundle: nil)
  }
}
