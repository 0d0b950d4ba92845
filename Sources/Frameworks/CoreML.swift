// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import Foundation
@_exported import Observation

public struct MLError: Error, Sendable {}
open class MLModelConfiguration: NSObject {}
open class MLModel: NSObject, @unchecked Sendable {
  public init(contentsOf url: URL, configuration: MLModelConfiguration = .init()) throws {
    throw MLError()
  }
}
