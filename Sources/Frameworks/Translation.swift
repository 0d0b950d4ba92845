// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import UIKit

extension View {
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String, replacementAction: ((String) -> Void)? = nil
  ) -> some View { self }
}
