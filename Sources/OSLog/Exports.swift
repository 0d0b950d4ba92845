// Source that says `import OSLog` gets the loggers of `os`.
@_exported public import Foundation
@_exported public import os
