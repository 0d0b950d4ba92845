// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import AVFoundation

/// A video, which is a labeled placeholder under its overlay.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }
  public var body: some View {
    _FrameworkPlaceholder("VideoPlayer", of: "AVKit").overlay { overlay }
  }
}
extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

public protocol AVPlayerViewControllerDelegate: AnyObject {}
open class AVPlayerViewController: _FrameworkController {
  open override class var _framework: String { "AVKit" }
  public var player: AVPlayer?
  public weak var delegate: (any AVPlayerViewControllerDelegate)?
  public var showsPlaybackControls = true, videoGravity = AVLayerVideoGravity.resizeAspect
  public var allowsPictureInPicturePlayback = true
  public var canStartPictureInPictureAutomaticallyFromInline = false
  public var entersFullScreenWhenPlaybackBegins = false, exitsFullScreenWhenPlaybackEnds = false
  public var updatesNowPlayingInfoCenter = true
}
open class AVRoutePickerView: _FrameworkView {
  open override class var _framework: String { "AVKit" }
  public var activeTintColor: UIColor?, prioritizesVideoDevices = false
}
