// Source that says `import UniformTypeIdentifiers` gets the kinds of files that ShapeShift has.
@_exported public import Foundation
@_exported public import ShapeShift
