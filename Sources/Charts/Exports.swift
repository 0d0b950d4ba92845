// Source that says `import Charts` gets the charts, as on Apple's systems.
@_exported public import ChartViews
@_exported public import Foundation
