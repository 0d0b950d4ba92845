// Source that says `import Combine` gets the publishers that ShapeShift has, and what Foundation has on Apple's systems.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import ShapeShift
