// The types of files that SwiftUI's functions name, for source that imports them by their own module.

@_exported import struct InterfaceViews.UTType
