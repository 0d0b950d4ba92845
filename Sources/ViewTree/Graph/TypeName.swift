/// The name of a type without its generic arguments and its module.
func typeName(_ type: Any.Type) -> String {
  let full = String(describing: type)
  let base = full.prefix { $0 != "<" }
  return String(base.split(separator: ".").last ?? base)
}
