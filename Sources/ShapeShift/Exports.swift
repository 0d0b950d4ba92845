@_exported public import DocumentModel
@_exported public import Foundation
@_exported public import ValueStreams
@_exported public import VectorGeometry
@_exported public import VectorGraphics
@_exported public import ViewAnimation
@_exported public import ViewLayout
@_exported public import ViewTree
