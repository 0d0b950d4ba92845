// Source that says `import UIKit` gets the names that drawing needs of it, and what Foundation has on Apple's systems:
// sessions of URLs are a module of their own here.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import FoundationNetworking
