@_exported public import JSONModel
