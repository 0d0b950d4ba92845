// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import Foundation
@_exported import Observation

// No sound is played or recorded, and microphone access is denied.

public struct AVError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case mediaServicesWereReset = -11819
  }
  public let code: Code
  public init(code: Code) { self.code = code }
}

public protocol AVAudioPlayerDelegate: AnyObject {}

/// A player of a sound with the duration 0; a missing file is an error, and other files are not read.
open class AVAudioPlayer: NSObject {
  public weak var delegate: (any AVAudioPlayerDelegate)?
  public private(set) var url: URL?
  public private(set) var isPlaying = false
  public var volume: Float = 1, rate: Float = 1, enableRate = false, numberOfLoops = 0
  public var currentTime: TimeInterval = 0
  public var duration: TimeInterval { 0 }
  public init(contentsOf url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { throw AVError(code: .unknown) }
    self.url = url
  }
  public init(data: Data) throws {}
  public override init() {}
  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

public protocol AVAudioRecorderDelegate: AnyObject {}

open class AVAudioRecorder: NSObject {
  public weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public var isRecording: Bool { false }
  public var currentTime: TimeInterval { 0 }
  public init(url: URL, settings: [String: Any]) throws { self.url = url }
  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool { false }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  open func pause() {}
  open func stop() {}
  @discardableResult open func deleteRecording() -> Bool { false }
}

public let AVFormatIDKey = "AVFormatIDKey", AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320, kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}

open class AVAudioSession: NSObject, @unchecked Sendable {
  public enum Category: String, Sendable {
    case ambient, soloAmbient, playback, record, playAndRecord, multiRoute
  }
  public enum Mode: String, Sendable {
    case `default`, measurement, moviePlayback, spokenAudio, voiceChat, videoRecording
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }
  public enum InterruptionType: UInt, Sendable { case ended, began }
  private static let session = AVAudioSession()
  public class func sharedInstance() -> AVAudioSession { session }
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruption")
  public var category: Category { .soloAmbient }
  public var isOtherAudioPlaying: Bool { false }
  public var recordPermission: RecordPermission { .denied }
  open func setCategory(_ category: Category) throws {}
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {}
  open func setMode(_ mode: Mode) throws {}
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"

public enum AVAudioApplication {
  public enum recordPermission: Sendable { case undetermined, denied, granted }
  public static func requestRecordPermission() async -> Bool { false }
  public static func requestRecordPermission(completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }
}

// MARK: Speech

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String, identifier: String
  public var name: String { identifier }
  public init?(language languageCode: String?) { return nil }
  public init?(identifier: String) { return nil }
  public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  public class func currentLanguageCode() -> String { "en-US" }
}

open class AVSpeechUtterance: NSObject {
  public let speechString: String
  public var voice: AVSpeechSynthesisVoice?, rate = AVSpeechUtteranceDefaultSpeechRate
  public var pitchMultiplier: Float = 1, volume: Float = 1
  public init(string: String) { speechString = string }
}

public protocol AVSpeechSynthesizerDelegate: AnyObject {}

open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  public var isSpeaking: Bool { false }
  public var isPaused: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func continueSpeaking() -> Bool { false }
}

// MARK: Engines

open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let sampleRate: Double, channelCount: UInt32
  init(sampleRate: Double, channelCount: UInt32) {
    (self.sampleRate, self.channelCount) = (sampleRate, channelCount)
  }
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }
}
open class AVAudioBuffer: NSObject {}
open class AVAudioPCMBuffer: AVAudioBuffer {
  public var frameLength: UInt32 = 0
  public let floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? = nil
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {}
}
open class AVAudioTime: NSObject {}
open class AVAudioNode: NSObject {
  public func outputFormat(forBus bus: Int) -> AVAudioFormat {
    AVAudioFormat(sampleRate: 0, channelCount: 0)
  }
  public func inputFormat(forBus bus: Int) -> AVAudioFormat { outputFormat(forBus: bus) }
  public func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  public func removeTap(onBus bus: Int) {}
}
open class AVAudioMixerNode: AVAudioNode { public var outputVolume: Float = 1 }
public typealias AVAudioInputNode = AVAudioMixerNode
public typealias AVAudioOutputNode = AVAudioMixerNode
open class AVAudioEngine: NSObject {
  public let inputNode = AVAudioInputNode(), outputNode = AVAudioOutputNode()
  public let mainMixerNode = AVAudioMixerNode()
  public var isRunning: Bool { false }
  public func attach(_ node: AVAudioNode) {}
  public func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  public func prepare() {}
  public func start() throws { throw AVError(code: .unknown) }
  public func pause() {}
  public func stop() {}
}
