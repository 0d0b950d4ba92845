// Source that says `import Combine` gets the publishers that ShapeShift has.
@_exported public import Foundation
@_exported public import ShapeShift
