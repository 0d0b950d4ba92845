import Foundation

// shapeshift-gallery [FOLDER [PREFIX]], or --pages SOURCES FOLDER for the documentation's pages of symbols.
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--pages", arguments.count == 3 {
  let folders = arguments.dropFirst().map { URL(fileURLWithPath: $0, isDirectory: true) }
  try SymbolPages(from: folders[0]).write(SymbolExamples.examples, to: folders[1])
  exit(0)
}
let directory = URL(fileURLWithPath: arguments.first ?? "Output/gallery", isDirectory: true)
let prefix = arguments.dropFirst().first ?? ""
for name in try Gallery.render(to: directory, named: prefix) {
  print(directory.appending(path: name).path)
}
