import ArgumentParser

/// The command `shapeshift`.
@main
struct ShapeShiftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shapeshift",
    abstract: "Draws SwiftUI-style views and documents as PNG, SVG and PDF.")
}
