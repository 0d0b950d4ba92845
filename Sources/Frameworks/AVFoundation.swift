// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

@_exported import AVFAudio
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import UIKit

// Players have an item, a rate and a time, and play nothing; no camera is found.

open class AVAsset: NSObject, @unchecked Sendable {
  public let url: URL?
  init(url: URL?) { self.url = url }
  public var duration: CMTime { .zero }
  public var isPlayable: Bool { false }
  public var tracks: [AVAssetTrack] { [] }
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  public func load<Value>(_ property: AVAsyncProperty<Value>) async throws -> Value {
    throw AVError(code: .unknown)
  }
}
/// A property whose value cannot be loaded.
public struct AVAsyncProperty<Value: Sendable>: Sendable {}
extension AVAsyncProperty where Value == CMTime {
  public static var duration: Self { Self() }
}
extension AVAsyncProperty where Value == Bool {
  public static var isPlayable: Self { Self() }
}
extension AVAsyncProperty where Value == CGSize {
  public static var naturalSize: Self { Self() }
}
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}
public final class AVAssetTrack: NSObject, @unchecked Sendable {
  public let naturalSize = CGSize.zero, preferredTransform = CGAffineTransform.identity
  public func load<Value>(_ property: AVAsyncProperty<Value>) async throws -> Value {
    throw AVError(code: .unknown)
  }
}
open class AVAssetImageGenerator: NSObject {
  public var appliesPreferredTrackTransform = false, maximumSize = CGSize.zero
  public init(asset: AVAsset) {}
  public func copyCGImage(
    at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(code: .unknown) }
  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(code: .unknown)
  }
}

open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public init(url: URL) { asset = AVURLAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
  public var status: Status { .unknown }
  public var error: (any Error)? { nil }
  public var duration: CMTime { .indefinite }
  public func currentTime() -> CMTime { .zero }
}

open class AVPlayer: NSObject, @unchecked Sendable {
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public private(set) var currentItem: AVPlayerItem?
  public var rate: Float = 0, defaultRate: Float = 1, volume: Float = 1, isMuted = false
  public var actionAtItemEnd = ActionAtItemEnd.pause
  public var status: Status { .unknown }
  public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  private var time = CMTime.zero
  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  public func play() { rate = defaultRate }
  public func pause() { rate = 0 }
  public func playImmediately(atRate rate: Float) { self.rate = rate }
  public func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  public func currentTime() -> CMTime { time }
  public func seek(to time: CMTime) { self.time = time }
  public func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    self.time = time
  }
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { 0 }
  public func removeTimeObserver(_ observer: Any) {}
}
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
  public func removeAllItems() { replaceCurrentItem(with: nil) }
  public func items() -> [AVPlayerItem] { currentItem.map { [$0] } ?? [] }
  public func insert(_ item: AVPlayerItem, after: AVPlayerItem?) {}
}
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  public func disableLooping() {}
}
extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}
extension AVPlayerItem {
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
}

public enum AVLayerVideoGravity: String, Sendable {
  case resize, resizeAspect, resizeAspectFill
}
open class AVPlayerLayer: CALayer {
  public var player: AVPlayer?, videoGravity = AVLayerVideoGravity.resizeAspect
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

// MARK: Cameras

public enum AVMediaType: String, Sendable {
  case video, audio, metadata
}
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum DeviceType: String, Sendable {
    case builtInWideAngleCamera, builtInUltraWideCamera, builtInTelephotoCamera
    case builtInDualCamera, builtInDualWideCamera, builtInTripleCamera, builtInTrueDepthCamera
  }
  public final class DiscoverySession: NSObject {
    public let devices: [AVCaptureDevice] = []
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }
  init(none: Void) {}
  public var position: Position { .unspecified }
  public var uniqueID: String { "" }
  public var localizedName: String { "" }
  public var hasTorch: Bool { false }
  public var hasFlash: Bool { false }
  public var torchMode = TorchMode.off, focusMode = FocusMode.locked, videoZoomFactor: CGFloat = 1
  public func lockForConfiguration() throws { throw AVError(code: .unknown) }
  public func unlockForConfiguration() {}
  public static func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  public static func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  public static func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  public static func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) { handler(false) }
}

open class AVCaptureInput: NSObject {}
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}
open class AVCaptureConnection: NSObject {
  public var isVideoMirrored = false
  public var isVideoMirroringSupported: Bool { false }
  public var isVideoOrientationSupported: Bool { false }
  public var videoOrientation = AVCaptureVideoOrientation.portrait
  public func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { false }
}
open class AVCaptureOutput: NSObject {
  public func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  public func fileDataRepresentation() -> Data? { nil }
  public func cgImageRepresentation() -> CGImage? { nil }
}
public protocol AVCapturePhotoCaptureDelegate: AnyObject {}
open class AVCapturePhotoSettings: NSObject {
  public var flashMode = AVCaptureDevice.FlashMode.off
  public convenience init(format: [String: Any]?) { self.init() }
}
open class AVCapturePhotoOutput: AVCaptureOutput {
  public func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {}
open class AVCaptureFileOutput: AVCaptureOutput {
  public var isRecording: Bool { false }
  public func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {}
  public func stopRecording() {}
}
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {}
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {}
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  public var videoSettings: [String: Any]!
  public func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue callbackQueue: DispatchQueue?
  ) {}
}
open class AVMetadataObject: NSObject {
  public enum ObjectType: String, Sendable {
    case qr, ean8, ean13, pdf417, code128, code39, face, aztec, dataMatrix
  }
  public var type: ObjectType { .qr }
  public var bounds: CGRect { .zero }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  public let stringValue: String? = nil
}
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {}
open class AVCaptureMetadataOutput: AVCaptureOutput {
  public var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  public var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  public func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {}
}

open class AVCaptureSession: NSObject, @unchecked Sendable {
  public enum Preset: String, Sendable {
    case photo, high, medium, low, hd1280x720, hd1920x1080, hd4K3840x2160
  }
  public var sessionPreset = Preset.high
  public private(set) var inputs: [AVCaptureInput] = []
  public private(set) var outputs: [AVCaptureOutput] = []
  public var isRunning: Bool { false }
  public func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  public func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  public func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  public func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  public func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  public func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  public func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  public func beginConfiguration() {}
  public func commitConfiguration() {}
  public func startRunning() {}
  public func stopRunning() {}
}
open class AVCaptureVideoPreviewLayer: CALayer {
  public var session: AVCaptureSession?, videoGravity = AVLayerVideoGravity.resizeAspect
  public var connection: AVCaptureConnection? { nil }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  public func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint { point }
}
