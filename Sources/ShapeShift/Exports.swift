@_exported public import Foundation
@_exported public import InertViews
@_exported public import InterfaceViews
@_exported public import Observation
@_exported public import ShapeMorphing
@_exported public import ValueStreams
@_exported public import VectorGeometry
@_exported public import VectorGraphics
@_exported public import ViewAnimation
@_exported public import ViewLayout
@_exported public import ViewTree

@_exported public import class DocumentModel.UndoManager
