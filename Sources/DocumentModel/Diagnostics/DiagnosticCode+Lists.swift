public import JSONModel

extension DiagnosticCode {
  /// Every code of this module, in order.
  public static let documentModelCodes: [DiagnosticCode] =
    nodeCodes + referenceCodes + expressionCodes + patchCodes
}
