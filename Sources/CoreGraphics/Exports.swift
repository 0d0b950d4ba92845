// Source that says `import CoreGraphics` gets Foundation's geometry with ShapeShift's paths and transforms.
@_exported public import Foundation
@_exported public import ShapeShift
