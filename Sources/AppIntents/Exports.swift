// As on Apple's systems: source that imports intents need not name Foundation, whose type the texts have there.
@_exported public import Foundation

@_exported public import struct ViewTree.LocalizedStringResource
