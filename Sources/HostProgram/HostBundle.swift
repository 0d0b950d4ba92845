import ShapeShiftDocuments

// Where Foundation finds the main bundle, in the host of Swift files.
//
// The host lies beside the command, where nothing of the user's is; `Bundle.main`, `NSLocalizedString` and all that asks
// for either should find what lies beside the code that is drawn. The main bundle is the folder of the running program, of
// which CoreFoundation asks by this name; where a version of it asks by another one, it goes on as if this were not here.

/// The path of the program for CoreFoundation: a name in a folder that leads to the resources of the code that is drawn.
///
/// Source: swift-corelibs-foundation, `CFPlatform.c`, `_CFProcessPath`.
@_cdecl("_CFProcessPath")
public func processPath() -> UnsafePointer<CChar>? { unsafe ProgramFolder.program }
