import Testing

@testable import AssetCatalogs

@Suite("The names that Swift code has for assets")
struct AssetSymbolTests {
  @Test(
    "a name is a camel that begins small",
    arguments: [
      ("heart", "heart"), ("Heart", "heart"), ("chevron-down", "chevronDown"),
      ("Frame 74", "frame74"), ("bear_no_background", "bearNoBackground"),
      ("custom.cloud.badge.play", "customCloudBadgePlay"), ("LuLu", "luLu"),
      ("DSAction", "dsAction"), ("AliceGPT", "aliceGPT"), ("icon_ID", "iconID"),
      ("favicon-32x32", "favicon32X32"), ("bg_1stscreen", "bg1Stscreen"),
      ("station-4play", "station4Play"), ("10_back_arm", "_10BackArm"), ("img.2", "img2"),
      ("AM-AI-iOS-ClearDark-1024x1024", "amAIIOSClearDark1024X1024"), ("orbita+", "orbita"),
      ("c50000", "c50000"), ("Connecting0_", "connecting0"),
    ])
  func camels(title: String, symbol: String) {
    #expect(AssetSymbol.member(title, of: .image) == symbol)
  }

  @Test(
    "a name without small letters keeps its capitals",
    arguments: [
      ("A-1-1-0", "A_1_1_0"), ("121212", "_121212"), ("292C38", "_292_C_38"),
      ("A2D8FF", "A_2_D_8_FF"), ("ECEAFB", "ECEAFB"), ("DCAC00", "DCAC_00"),
    ])
  func capitals(title: String, symbol: String) {
    #expect(AssetSymbol.member(title, of: .color) == symbol)
  }

  @Test(
    "a last word that names the kind of asset is dropped, unless it is the only word",
    arguments: [
      ("AccentColor", AssetSet.Kind.color, "accent"), ("card-number-color", .color, "cardNumber"),
      ("AccentColor", .image, "accentColor"), ("placeholder-image", .image, "placeholder"),
      ("Top Shelf Image", .image, "topShelf"), ("Image", .image, "image"),
      ("banner_Image2", .image, "bannerImage2"),
    ])
  func suffixes(title: String, kind: AssetSet.Kind, symbol: String) {
    #expect(AssetSymbol.member(title, of: kind) == symbol)
  }

  @Test("words of the language are quoted, and what has no letters has no name")
  func names() {
    #expect(AssetSymbol.member("Default", of: .image) == "`default`")
    #expect(AssetSymbol.member("+-", of: .image) == nil)
    #expect(AssetSymbol.namespace("big icons") == "BigIcons")
    #expect(AssetSymbol.namespace("GameUI") == "GameUI")
    #expect(AssetSymbol.namespace("iconPreviews") == "IconPreviews")
  }
}
