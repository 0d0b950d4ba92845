// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import CoreImage
@_exported import CoreML
@_exported import CoreMedia

// Requests fail and have no results, and their completion handlers are not called.

/// The error of a request that cannot be performed.
public struct VNError: Error, Sendable {}
open class VNObservation: NSObject, @unchecked Sendable { public let confidence: Float = 0 }
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  public let boundingBox = CGRect.zero
}
public final class VNRecognizedText: NSObject { public let (string, confidence) = ("", Float(0)) }
public final class VNRecognizedTextObservation: VNDetectedObjectObservation, @unchecked Sendable {
  public func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
public final class VNClassificationObservation: VNObservation, @unchecked Sendable {
  public let identifier = ""
}
public typealias VNFaceObservation = VNDetectedObjectObservation
public final class VNBarcodeObservation: VNDetectedObjectObservation, @unchecked Sendable {
  public let payloadStringValue: String? = nil
}
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
open class VNRequest: NSObject {
  public let results: [VNObservation]? = nil
  public override init() {}
  public init(completionHandler: VNRequestCompletionHandler?) {}
}
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
public final class VNRecognizeTextRequest: VNRequest {
  public var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  public var recognitionLanguages: [String] = [], usesLanguageCorrection = true
}
public final class VNDetectFaceRectanglesRequest: VNRequest {}
public final class VNDetectBarcodesRequest: VNRequest {}
public final class VNCoreMLModel: NSObject { public init(for model: MLModel) throws {} }
public final class VNCoreMLRequest: VNRequest {
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    super.init()
  }
}
public final class VNImageRequestHandler: NSObject {
  public init(cgImage image: CGImage, options: [String: Any] = [:]) {}
  public init(ciImage image: CIImage, options: [String: Any] = [:]) {}
  public init(cvPixelBuffer: CVPixelBuffer, options: [String: Any] = [:]) {}
  public func perform(_ requests: [VNRequest]) throws { throw VNError() }
}
