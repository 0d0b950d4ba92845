// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import UIKit

public let MPMediaItemPropertyTitle = "title", MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public final class MPNowPlayingInfoCenter: NSObject {
  private nonisolated(unsafe) static let center = MPNowPlayingInfoCenter()
  public static func `default`() -> MPNowPlayingInfoCenter { center }
  public var nowPlayingInfo: [String: Any]?
}
open class MPVolumeView: _FrameworkView {
  open override class var _framework: String { "MediaPlayer" }
  public var showsRouteButton = true
}
