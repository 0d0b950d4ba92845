public import Foundation
public import VectorGraphics

extension AttributeScopes {
  /// The attributes of attributed strings for the appearance of text.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the letters.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Extra distance between letters, in points.
    public let kern: KerningAttribute
    /// Extra distance between letters, in points.
    public let tracking: TrackingAttribute
    /// The vertical offset of the letters, in points; positive values raise them.
    public let baselineOffset: BaselineOffsetAttribute
    /// The inline intent of the text.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes that Foundation defines.
    public let foundation: FoundationAttributes

    /// The key of the font attribute.
    public enum FontAttribute: AttributedStringKey {
      /// The font of the letters.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The color of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The color of the letters.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The color behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The color behind the letters.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// A line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The appearance of the line.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// A line under the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The appearance of the line.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Extra distance between letters.
    public enum KerningAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }

    /// Extra distance between letters.
    public enum TrackingAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// The inline intent of the text.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// A set of meanings.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute.
      public static let name = "NSInlinePresentationIntent"
    }

    /// The vertical offset of the letters.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes of attributed strings for the appearance of text.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attributes of text by their names.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
