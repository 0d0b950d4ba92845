// Nothing: a file that imports Testing and a module named CoreGraphics makes the compiler look for an overlay of this name,
// which the toolchain has on Apple's systems alone (Testing.swiftcrossimport).
