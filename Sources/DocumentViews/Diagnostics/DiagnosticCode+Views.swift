package import DocumentModel

extension DiagnosticCode {
  /// Every code of this module, in order.
  package static let documentViewsCodes: [DiagnosticCode] =
    formCodes + vocabularyCodes + valueCodes + structureCodes + fileCodes + animationCodes
    + interactionCodes + lintCodes
}

extension DiagnosticCode {
  package static let documentNotObject = DiagnosticCode(
    "E0201", "a document is not an object",
    """
    A document is an object. With the key "shapeshift" it describes views: {"shapeshift": 1, \
    "view": {"view": "Circle"}}. Without that key it is the plain model of a shape: \
    {"kind": "circle", "fill": {"hue": 0.66}}.
    """)
  package static let unsupportedVersion = DiagnosticCode(
    "E0202", "version not supported",
    """
    The value of "shapeshift" is the version of the format, a whole number; this program reads \
    version 1. A document of a newer version needs a newer program.
    """)
  package static let viewRequired = DiagnosticCode(
    "E0204", "document without a view",
    "A document names what it draws under \"view\": {\"shapeshift\": 1, \"view\": {\"view\": \"Circle\"}}."
  )
  package static let dataWithoutValues = DiagnosticCode(
    "E0205", "data cannot be used",
    """
    The data given with --data becomes the "values" of a document: an object's members one by one, \
    an array as values.data. A plain model has no values, and nothing else than an object or array \
    can be merged.
    """)
  package static let unknownSwatch = DiagnosticCode(
    "E0206", "unknown swatch",
    "In --set, @name stands for one of the eleven swatches, which `shapeshift swatches` lists.")

  static let formCodes = [
    documentNotObject, unsupportedVersion, viewRequired, dataWithoutValues,
    unknownSwatch,
  ]
}

extension DiagnosticCode {
  package static let unknownView = DiagnosticCode(
    "E0211", "unknown view",
    """
    The value of "view" is the name of a view of the format or of a component of the document. \
    Names are SwiftUI's, with their capital letters: Circle, VStack, Text.
    """)
  package static let unknownModifier = DiagnosticCode(
    "E0212", "unknown modifier",
    """
    The only key of a modifier is the name of a modifier of the format. Names are SwiftUI's: \
    frame, padding, fill, strokeBorder, foregroundStyle.
    """)
  package static let unknownKey = DiagnosticCode(
    "E0213", "unknown key",
    """
    An object has a key that means nothing there. It is an error, since a misspelt key would \
    silently leave its default in place. Keys that begin with "x-" are free for other tools.
    """)
  package static let missingKey = DiagnosticCode(
    "E0214", "missing key", "An object lacks a key that has no default.")
  package static let unknownColor = DiagnosticCode(
    "E0215", "unknown colour",
    """
    A colour is one of SwiftUI's names ("red"), a name of the document's "colors", "#RRGGBB", \
    "#RRGGBBAA", a colour as CSS writes it ("#555", "hsl(220 60% 50%)", "rebeccapurple"), or an object: {"hue": 0.66}, {"red": 1, "green": 0.5, "blue": 0}, {"white": 0.5}, \
    {"color": "red", "opacity": 0.5}.
    """)
  package static let unknownStyle = DiagnosticCode(
    "E0216", "unknown style",
    "The modifier \"style\" names a list of modifiers of the document's \"styles\".")
  package static let unknownChoice = DiagnosticCode(
    "E0217", "unknown value", "The value is not one of the names that are allowed there.")

  static let vocabularyCodes = [
    unknownView, unknownModifier, unknownKey, missingKey, unknownColor, unknownStyle, unknownChoice,
  ]
}

extension DiagnosticCode {
  package static let wrongType = DiagnosticCode(
    "E0221", "wrong type",
    """
    A value is of another kind than is expected there. Nothing is converted silently: "12" is no \
    number, and a number is no text; in an expression, string(x) makes text of a number.
    """)
  package static let outOfRange = DiagnosticCode(
    "E0222", "out of range", "A number is less or greater than is allowed there.")
  package static let invalidColor = DiagnosticCode(
    "E0223", "invalid colour",
    "A colour in hexadecimal digits is \"#RRGGBB\" or \"#RRGGBBAA\", or shorter \"#RGB\" or \"#RGBA\"."
  )
  package static let invalidPath = DiagnosticCode(
    "E0224", "invalid path data",
    """
    A path is written in SVG's grammar, "M0 0 L10 10 Z", or as SwiftUI prints one, \
    "0 0 m 10 10 l h".
    """)
  package static let conflictingKeys = DiagnosticCode(
    "E0225", "keys that exclude each other",
    "Two keys of an object say the same thing in two ways; leave one out.")

  package static let bracesInText = DiagnosticCode(
    "E0226", "the name of a value in a text",
    """
    A text has the name of a value in braces, or behind a dollar, which nothing puts the value in place of. An \
    expression is an object, \
    {"$": "'Hello, ' + name"}. It is a warning: the text may be meant so.
    """)

  package static let unknownSymbol = DiagnosticCode(
    "E0227", "unknown symbol",
    """
    There is no symbol of that name, so that a marked box is drawn. 'shapeshift explain symbols' lists those that are there; \
    most may be followed by .fill, .circle, .square or .slash. It is a warning: Apple's system has many more.
    """)

  static let valueCodes = [
    wrongType, outOfRange, invalidColor, invalidPath, conflictingKeys, bracesInText, unknownSymbol,
  ]
}

extension DiagnosticCode {
  package static let unexpectedChildren = DiagnosticCode(
    "E0231", "view without children",
    "The view holds no others. Put it into a stack, or use the modifier overlay or background.")
  package static let inapplicableModifier = DiagnosticCode(
    "E0232", "modifier does not apply",
    """
    fill, stroke, trim and their like apply to shapes, strokeBorder and inset to shapes that can be \
    inset, baselineOffset to text. After any other modifier, such as frame, a shape is a view: put \
    the shape's modifiers first.
    """)
  package static let duplicateID = DiagnosticCode(
    "E0233", "duplicate id",
    """
    An id names one view of a document. In a ForEach or a component that is used more than once, \
    make it of a variable: {"$": "'card-' + string(index)"}.
    """)
  package static let componentCycle = DiagnosticCode(
    "E0234", "component uses itself",
    "A component uses itself, directly or through others, and would never end.")
  package static let invalidComponent = DiagnosticCode(
    "E0235", "invalid component",
    """
    A component has a name that no view has, "params" whose names no view reserves, and a "view".
    """)
  package static let styleCycle = DiagnosticCode(
    "E0236", "style uses itself",
    "A named style uses itself, directly or through others, and would never end.")
  package static let elseWithoutIf = DiagnosticCode(
    "E0237", "else without if",
    "\"else\" is the view that takes the place of one whose \"if\" is false; it needs an \"if\".")
  package static let nestedViewsTooDeeply = DiagnosticCode(
    "E0238", "views nested too deeply",
    """
    Views and their modifiers lie in one another deeper than four times the limit of --max-depth. \
    Each use of a component and each modifier counts. Flatten the document, or raise the limit.
    """)

  package static let misplacedMark = DiagnosticCode(
    "E0239", "mark outside of a chart",
    """
    Marks, such as BarMark and LineMark, stand in a Chart, by themselves, in a ForEach, a Group or a component. \
    A Chart holds nothing else; views beside a mark are its modifier annotation.
    """)

  package static let misplacedSlot = DiagnosticCode(
    "E0240", "slot that nothing fills",
    """
    A Slot stands in a component, where views are to go that a use of it gives: "params" declares it, \
    {"children": "views", "footer": {"type": "views", "default": []}}, and {"view": "Slot"} or \
    {"view": "Slot", "name": "footer"} shows it.
    """)

  static let structureCodes = [
    unexpectedChildren, inapplicableModifier, duplicateID, componentCycle, invalidComponent,
    styleCycle, elseWithoutIf, nestedViewsTooDeeply, misplacedMark, misplacedSlot,
  ]
}

extension DiagnosticCode {
  package static let fileOutsideRoot = DiagnosticCode(
    "E0241", "file outside the folder",
    """
    Images and fonts lie in the document's folder or beneath it. Absolute paths, addresses, links \
    and paths that climb out with ".." are refused, so that a document cannot read other files. A \
    document read from standard input has no folder.
    """)
  package static let fileUnreadable = DiagnosticCode(
    "E0242", "file cannot be read", "A file that the document names could not be read.")
  package static let invalidImage = DiagnosticCode(
    "E0243", "invalid image",
    "An image is a PNG, JPEG, WebP, SVG or PDF file of at most 64 million pixels.")

  static let fileCodes = [fileOutsideRoot, fileUnreadable, invalidImage]
}

extension DiagnosticCode {
  package static let invalidTimeline = DiagnosticCode(
    "E0251", "invalid timeline",
    """
    A track of a timeline names a view by its id or a place in the document, and has keyframes \
    whose times grow. A track of a view names what it changes: "fill.hue" for an argument of a \
    modifier, or a place in the view.
    """)
  package static let invalidScript = DiagnosticCode(
    "E0252", "invalid script",
    """
    The steps of a script stand in the order of time. A step sets values that the views are made \
    of, undoes or redoes as many changes as there are, or uses a view. The canvas, the fonts, the \
    timeline and the script itself are taken once, at the start.
    """)

  static let animationCodes = [invalidTimeline, invalidScript]
}

extension DiagnosticCode {
  package static let invalidBinding = DiagnosticCode(
    "E0261", "invalid binding",
    """
    {"$bind": "model.hue"} is the place of a value in the "model" or the "values" of a document, or \
    in what a ForEach repeats and a component is given from there: a control shows it and writes \
    it. What is computed, or follows keyframes, cannot be written.
    """)
  package static let unusableStep = DiagnosticCode(
    "E0262", "step that cannot be taken",
    """
    A step of a script uses a view as a person would: there must be exactly one with that id or \
    name at that time, in sight, on, and not covered. The message says what is there instead.
    """)
  package static let failedExpectation = DiagnosticCode(
    "E0263", "expectation that is not met",
    "A step \"expect\" says what a view tells at a time; here it tells something else.")
  package static let invalidSession = DiagnosticCode(
    "E0264", "invalid session",
    """
    A recorded session is a file of lines of JSON: one for each event, in the order of time, as \
    `t` and what happens. Docs/Interaction.md lists the events.
    """)

  static let interactionCodes = [invalidBinding, unusableStep, failedExpectation, invalidSession]
}
