public import Foundation
public import VectorGeometry
public import VectorGraphics

// Shaders of the graphics processor. There is none here: they compile, and each is reported.

/// A function of a shader library with its arguments.
public struct Shader: Equatable, Sendable {
  /// An argument of a shader function.
  public struct Argument: Equatable, Sendable {
    private init() {}
    /// A floating-point number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// The coordinates of a point.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// The width and height of a size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { Argument() }
    /// An array of floating-point numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// The rectangle of the view.
    public static var boundingRect: Argument { Argument() }
    /// A color argument.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// An array of colors.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// An image argument.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// A buffer of bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
  }

  /// The shader function.
  public var function: ShaderFunction
  /// The arguments of the function.
  public var arguments: [Argument]
  /// Whether the result is dithered.
  public var dithersColor = false

  /// Creates a shader from a function and its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

/// A function of a shader library.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// The library of the function.
  public var library: ShaderLibrary
  /// The name of the function.
  public var name: String

  /// A function by its name.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns the shader with the given arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// Functions for the graphics processor.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  /// The library of the program.
  public static let `default` = ShaderLibrary()
  private init() {}
  /// Returns the shader library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
  /// A library in a file.
  public init(url: URL) {}
  /// A compiled library.
  public init(data: Data) {}

  /// Returns a function by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// Returns a function by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// Reports a shader that is not drawn.
public struct _ShaderModifier: EffectModifier {
  let name: String
  let isEnabled: Bool

  /// Nothing of it is animated.
  public typealias AnimatableData = EmptyAnimatableData

  package func effects(in frame: CGRect) -> DisplayGroup.Effects { DisplayGroup.Effects() }

  package var problem: ViewProblem? {
    isEnabled ? .layout("the shader \(name) is not drawn: Metal is not available") : nil
  }
}

extension View {
  /// Applies a shader to each color; reported, not drawn.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(_ShaderModifier(name: shader.function.name, isEnabled: isEnabled))
  }

  /// Would move each pixel by a shader; reported, not drawn.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(_ShaderModifier(name: shader.function.name, isEnabled: isEnabled))
  }

  /// Would pass the whole view through a shader; reported, not drawn.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(_ShaderModifier(name: shader.function.name, isEnabled: isEnabled))
  }
}
