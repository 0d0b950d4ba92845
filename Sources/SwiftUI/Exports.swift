// Source that says `import SwiftUI` gets ShapeShift, and Foundation, Core Graphics and UIKit as on Apple's systems.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import ShapeShift
@_exported public import UIKit
