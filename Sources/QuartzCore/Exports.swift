// Source that says `import QuartzCore` gets its layers, transforms and clock, which are beside UIKit's names here.
@_exported public import UIKit
