// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import AVFAudio

// Speech recognition is not available; result handlers are not called.

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
public final class SFTranscription: NSObject { public let formattedString = "" }
public final class SFSpeechRecognitionResult: NSObject {
  public let bestTranscription = SFTranscription(), isFinal = true
}
public final class SFSpeechRecognitionTask: NSObject {
  public func cancel() {}
  public func finish() {}
}
open class SFSpeechRecognitionRequest: NSObject { public var shouldReportPartialResults = true }
public final class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  public func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  public func endAudio() {}
}
public final class SFSpeechRecognizer: NSObject {
  public let isAvailable = false
  public override init() {}
  public init?(locale: Locale) {}
  public static func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { handler(.denied) }
  public static func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  public func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}
