import Foundation
package import VectorGraphics

extension AccessibilityTree {
  /// The parts of the picture that were given names, and those that lead to an address.
  package var pictureParts: [PictureDescription.Part] {
    all.compactMap { element in
      let isLink = element.role == .link && element.value?.contains(":") == true
      guard element.isLabeled || isLink, !element.name.isEmpty, !element.visibleFrame.isEmpty else {
        return nil
      }
      return PictureDescription.Part(
        element.partKind, element.name, hint: element.hint,
        address: isLink ? element.value : nil, frame: element.visibleFrame)
    }
  }
}

extension AccessibilityElement {
  fileprivate var partKind: PictureDescription.Part.Kind {
    switch role {
    case .link: .link
    case .button, .popupButton, .menuItem, .tab: .button
    case .image, nil: children.isEmpty ? .image : .group
    default: .group
    }
  }
}
