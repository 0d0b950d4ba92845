// Source that says `import SwiftUI` gets ShapeShift, and Foundation as on Apple's systems.
@_exported public import Foundation
@_exported public import ShapeShift
