// Source that says `import UIKit` gets the names that drawing needs of it; there are no views of UIKit's.
@_exported public import CoreGraphics
@_exported public import Foundation
