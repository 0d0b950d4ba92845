import CExpat
import Foundation
import IntegerConversion

/// Reads XML by expat, in the one file of this module with unsafe code.
///
/// Entities of the file itself are expanded, by expat's bound of amplification and by our own of elements and
/// text; no other file is read.
@safe final class MarkupReader {
  private let limits: SVGLimits
  private let parser: OpaquePointer
  private var document = MarkupDocument()
  private var open: [Int] = []
  /// The last child of each open element.
  private var youngest: [Int?] = []
  private var pendingText = ""
  private var textSize = 0
  private var failure: SVGReadingError?
  /// Whether the root has no namespace, so that names without one are SVG's.
  private(set) var isWithoutNamespace = false

  private static let separator: UInt8 = 0x7C

  /// Reads a whole file.
  static func read(
    _ bytes: [UInt8], limits: SVGLimits
  ) throws(SVGReadingError) -> (document: MarkupDocument, isWithoutNamespace: Bool) {
    guard let parser = unsafe XML_ParserCreateNS(nil, XML_Char(separator)) else {
      preconditionFailure("no memory for a parser")
    }
    let reader = unsafe MarkupReader(parser, limits)
    defer { unsafe XML_ParserFree(parser) }
    try reader.parse(bytes)
    return (reader.document, reader.isWithoutNamespace)
  }

  private init(_ parser: OpaquePointer, _ limits: SVGLimits) {
    unsafe self.parser = unsafe parser
    self.limits = limits
  }

  private func parse(_ bytes: [UInt8]) throws(SVGReadingError) {
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let data = unsafe data, let name = unsafe name else { return }
        let reader = unsafe Unmanaged<MarkupReader>.fromOpaque(data).takeUnretainedValue()
        unsafe reader.start(name, attributes)
      },
      { data, _ in
        guard let data = unsafe data else { return }
        unsafe Unmanaged<MarkupReader>.fromOpaque(data).takeUnretainedValue().end()
      })
    unsafe XML_SetCharacterDataHandler(
      parser,
      { data, characters, count in
        guard let data = unsafe data, let characters = unsafe characters else { return }
        let bytes = unsafe UnsafeRawBufferPointer(start: characters, count: Int(count))
        unsafe Unmanaged<MarkupReader>.fromOpaque(data).takeUnretainedValue()
          .append(String(decoding: bytes, as: UTF8.self))
      })
    let status = unsafe bytes.withUnsafeBytes { buffer in
      unsafe XML_Parse(
        parser, buffer.bindMemory(to: CChar.self).baseAddress, Int32(clamping: buffer.count), 1)
    }
    if let failure { throw failure }
    guard status == XML_STATUS_OK else { throw syntaxError }
  }

  private var syntaxError: SVGReadingError {
    let code = unsafe XML_GetErrorCode(parser)
    let message = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) } ?? "an error"
    return .notXML(message: message, line: line, column: column)
  }

  private var line: Int { unsafe Int(clamping: XML_GetCurrentLineNumber(parser)) }
  private var column: Int { unsafe Int(clamping: XML_GetCurrentColumnNumber(parser)) + 1 }

  private func stop(_ what: String, _ limit: Int) {
    guard failure == nil else { return }
    failure = .limit(what: what, limit: limit, line: line)
    unsafe XML_StopParser(parser, XML_Bool(0))
  }

  private func count(_ text: String) {
    textSize += text.utf8.count
    if textSize > limits.text { stop("bytes of text", limits.text) }
  }

  private func start(
    _ name: UnsafePointer<XML_Char>,
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard failure == nil else { return }
    guard document.elements.count < limits.elements else {
      return stop("elements", limits.elements)
    }
    guard open.count < limits.depth else {
      return stop("nested elements", limits.depth)
    }
    let (space, local) = Self.split(unsafe String(cString: name))
    if document.elements.isEmpty, space == nil { isWithoutNamespace = true }
    let isSVG = space == MarkupDocument.svg || (isWithoutNamespace && space == nil)
    var element = MarkupDocument.Element(
      name: isSVG ? local : "", parent: open.last, line: line, column: column)
    var next = unsafe attributes
    while let pair = unsafe next, let key = unsafe pair[0], let value = unsafe pair[1] {
      add(unsafe String(cString: key), unsafe String(cString: value), to: &element)
      unsafe next = unsafe pair + 2
    }
    flushText()
    let index = document.elements.count
    if !youngest.isEmpty {
      element.elder = youngest[youngest.count - 1]
      youngest[youngest.count - 1] = index
    }
    youngest.append(nil)
    if let parent = open.last { document.elements[parent].children.append(.element(index)) }
    if let id = element["id"], document.ids[id] == nil { document.ids[id] = index }
    document.elements.append(element)
    open.append(index)
  }

  private func add(_ key: String, _ value: String, to element: inout MarkupDocument.Element) {
    let (space, local) = Self.split(key)
    count(value)
    switch space {
    case nil: element.attributes.append((local, value))
    case MarkupDocument.svg: element.attributes.append((local, value))
    case MarkupDocument.xlink: element.attributes.append(("xlink:" + local, value))
    case MarkupDocument.xml: element.attributes.append(("xml:" + local, value))
    default: break
    }
  }

  private func append(_ text: String) {
    guard failure == nil, !open.isEmpty else { return }
    count(text)
    pendingText += text
  }

  private func end() {
    flushText()
    if !open.isEmpty { open.removeLast() }
    if !youngest.isEmpty { youngest.removeLast() }
  }

  /// Adds the text that came in parts as one.
  private func flushText() {
    guard !pendingText.isEmpty, let index = open.last else { return }
    document.elements[index].children.append(.text(pendingText))
    pendingText = ""
  }

  private static func split(_ name: String) -> (space: String?, local: String) {
    guard let bar = name.utf8.lastIndex(of: separator) else { return (nil, name) }
    return (String(name[..<bar]), String(name[name.utf8.index(after: bar)...]))
  }
}
