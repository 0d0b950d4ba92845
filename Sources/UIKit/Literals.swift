import Foundation

// The colors and pictures that Xcode's editor writes into source.

extension UIColor: _ExpressibleByColorLiteral {
  /// The color of a color literal: components, 0...1 in sRGB.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// The picture of an image literal, by its name.
  public convenience init(imageLiteralResourceName path: String) { self.init(resource: path) }
}

/// What a color literal is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

/// What an image literal is where nothing else is asked for.
public typealias _ImageLiteralType = UIImage
