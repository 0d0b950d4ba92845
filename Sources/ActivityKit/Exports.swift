@_exported public import struct ViewTree.LocalizedStringResource
