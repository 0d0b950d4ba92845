// Source that imports SwiftData gets these with it elsewhere, too.
@_exported public import Foundation
@_exported public import Observation
