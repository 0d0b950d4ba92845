// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

@_exported import UIKit

// Web pages are not loaded, and delegate methods are not called.

/// The error of scripts, which do not run.
public struct WKError: Error, Sendable {}
public protocol WKNavigationDelegate: AnyObject {}
public protocol WKUIDelegate: AnyObject {}
public protocol WKScriptMessageHandler: AnyObject {}
public final class WKNavigation: NSObject {}
public final class WKScriptMessage: NSObject { public let (name, body): (String, Any) = ("", "") }
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}
public final class WKNavigationAction: NSObject {
  public let request: URLRequest, navigationType = WKNavigationType.other
  init(request: URLRequest) { self.request = request }
}
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
public final class WKUserScript: NSObject {
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {}
}
public final class WKUserContentController: NSObject {
  public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  public func addUserScript(_ userScript: WKUserScript) {}
}
public final class WKPreferences: NSObject {
  public var javaScriptEnabled = true, javaScriptCanOpenWindowsAutomatically = false
}
public final class WKWebpagePreferences: NSObject { public var allowsContentJavaScript = true }
open class WKWebViewConfiguration: NSObject {
  public var preferences = WKPreferences()
  public var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  public var userContentController = WKUserContentController(), allowsInlineMediaPlayback = false
  public var mediaTypesRequiringUserActionForPlayback: [Int] = []
}

open class WKWebView: _FrameworkView {
  open override class var _framework: String { "WebKit" }
  public let configuration: WKWebViewConfiguration
  public weak var navigationDelegate: (any WKNavigationDelegate)?, uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  public var allowsBackForwardNavigationGestures = false, customUserAgent: String?
  public private(set) var url: URL?
  public var title: String? { nil }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }
  public var canGoBack: Bool { false }
  public var canGoForward: Bool { false }
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { nil }
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    nil
  }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, WKError()) }
}

/// A web page, which is a labeled placeholder.
public struct WebView: View {
  public init(url: URL?) {}
  public init(_ page: WebPage) {}
  public var body: some View { _FrameworkPlaceholder("WebView", of: "WebKit") }
}
@MainActor @Observable public final class WebPage {
  public init() {}
  public var url: URL? { nil }
  public var title: String { "" }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }
  public func load(_ url: URL?) {}
  public func load(_ request: URLRequest) {}
  public func load(html: String, baseURL: URL) {}
  public func reload() {}
}
extension View {
  public func webViewBackForwardNavigationGestures(_ value: Any) -> some View { self }
  public func webViewLinkPreviews(_ value: Any) -> some View { self }
}
