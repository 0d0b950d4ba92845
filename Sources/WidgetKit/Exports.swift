// As on Apple's systems: source that imports widgets need not name Foundation.
@_exported public import Foundation
