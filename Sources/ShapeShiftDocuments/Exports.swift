@_exported public import DocumentModel
@_exported public import DocumentViews
@_exported public import ShapeShift

// How SVG holds text, which requests say.
@_exported public import struct SVGBackend.SVGRenderer
