// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import UIKit

// Access to the photo library is denied, and fetches find no assets.

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

public final class PHAsset: NSObject, @unchecked Sendable {
  public let localIdentifier = "", creationDate: Date? = nil, mediaType = PHAssetMediaType.unknown
  public static func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    .init()
  }
  public static func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { .init() }
}
public final class PHFetchOptions: NSObject {
  public var sortDescriptors: [NSSortDescriptor]?, predicate: NSPredicate?, fetchLimit = 0
}
public final class PHFetchResult<Element: AnyObject>: NSObject {
  public let count = 0
  public var firstObject: Element? { nil }
  public func enumerateObjects(
    _ block: @escaping (Element, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}
public final class PHImageRequestOptions: NSObject {
  public enum DeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
  public var isSynchronous = false, isNetworkAccessAllowed = false
  public var deliveryMode = DeliveryMode.opportunistic
}
open class PHImageManager: NSObject {
  private nonisolated(unsafe) static let manager = PHImageManager()
  public class func `default`() -> PHImageManager { manager }
  @discardableResult
  public func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> Int32 {
    resultHandler(nil, nil)
    return 0
  }
}
public final class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  public static func shared() -> PHPhotoLibrary { library }
  public static func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }
  public static func authorizationStatus() -> PHAuthorizationStatus { .denied }
  public static func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .denied }
  public static func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  public static func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  public func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, nil) }
}
