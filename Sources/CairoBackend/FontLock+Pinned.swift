// swift-format-ignore-file
// Written by Scripts/update-fonts-lock.

extension FontLock {
  /// The content of `Scripts/fonts.lock`.
  package static let pinnedText = """
    # The fonts that the project's pictures are made with: sha256  package  version  filename
    0d977336a6d5fba34eab8e3199eb218327161b5143749f802982c2bc34df0c96  fonts-dejavu-core  2.37-6  DejaVuSans-Bold.ttf
    abdc775b21b1bc470d50c97e790d276f2054b7504e56e5bd3e64f48d68582322  fonts-dejavu-core  2.37-6  DejaVuSans.ttf
    2964f6dac8e6e9d71613928340f17bf868e9ea51692cca333c79e74962f02233  fonts-dejavu-core  2.37-6  DejaVuSansMono-Bold.ttf
    0f5db4f1749979d961019838b160bec74abdf7f9eca69553fe1aa856bbff49a4  fonts-dejavu-core  2.37-6  DejaVuSansMono.ttf
    e2fd85eba2de65ac270d1cdb1685e252eb827f600850cf62af2d20c41b22e945  fonts-dejavu-core  2.37-6  DejaVuSerif-Bold.ttf
    13e61509f5c81d7c3132810f4f903e3523df89c802bf6e0674621e8f659cdfe1  fonts-dejavu-core  2.37-6  DejaVuSerif.ttf
    d108d003dd5e5a692a586e25aec09f5643f8078613e53d6d5e7ae45e1adf2fb4  fonts-inter  4.0~beta7+ds-1  Inter-Black.otf
    fdd250fe1eadd2d48151f9e18d989840d308450486ec4a2e4e4fde4b0d435f6c  fonts-inter  4.0~beta7+ds-1  Inter-BlackItalic.otf
    1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1  fonts-inter  4.0~beta7+ds-1  Inter-Bold.otf
    db4356b780ed61e0d0597a07566bef5bd7497d6f0edc2d88dbf8deaedaf1ace4  fonts-inter  4.0~beta7+ds-1  Inter-BoldItalic.otf
    158144ef2ad48baf0e45907951a00a1d3264f85c742ccfbc087e90d3d9288cfa  fonts-inter  4.0~beta7+ds-1  Inter-ExtraBold.otf
    6afee6b920d669c589b47fc2abbcad7d459f3d22f6c934c39c33105b39c238da  fonts-inter  4.0~beta7+ds-1  Inter-ExtraBoldItalic.otf
    a0f33dfec7784ebf09b19d4ea50ffa49e2595f880082351124aacf9ebfa48442  fonts-inter  4.0~beta7+ds-1  Inter-ExtraLight.otf
    df1d6a77ed02425ec3456dfb488f05bba51e20d62dad2a92edf4ab7425247697  fonts-inter  4.0~beta7+ds-1  Inter-ExtraLightItalic.otf
    45ecfe6cbadfd4803de6214e02c336a95163a7703973bc8a5ce7ac2d174ecaf7  fonts-inter  4.0~beta7+ds-1  Inter-Italic.otf
    e66f130fbadda71e297a9a78025e2f05e8d225ae9dfcea9f51f6570b68fdd905  fonts-inter  4.0~beta7+ds-1  Inter-Light.otf
    9e9b0aa66832affca1f1bed090eb7b49236de1ac7b7e81f8c7c80864de49a974  fonts-inter  4.0~beta7+ds-1  Inter-LightItalic.otf
    99dab2bdcb613c4c8264000a94351d1227f74dc95a86d1249493aeee0c0179c4  fonts-inter  4.0~beta7+ds-1  Inter-Medium.otf
    a0d825963fd0040dd3445c42bf769472dd0777b4e76323486caf72d955bb4723  fonts-inter  4.0~beta7+ds-1  Inter-MediumItalic.otf
    a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc  fonts-inter  4.0~beta7+ds-1  Inter-Regular.otf
    8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457  fonts-inter  4.0~beta7+ds-1  Inter-SemiBold.otf
    404251faffd4c55dfcb53007e7afb9d5c2891584c842165e35050345ab97744b  fonts-inter  4.0~beta7+ds-1  Inter-SemiBoldItalic.otf
    4d9bb6a256c5a9a4f3c7a7f5f27eb0f7e849a1ceee20638d44c9073b41a0b015  fonts-inter  4.0~beta7+ds-1  Inter-Thin.otf
    e8ecee2030f42da7214c7d5dae3c9c29dfb5e728c7f14020b4ce813da6aff12d  fonts-inter  4.0~beta7+ds-1  Inter-ThinItalic.otf
    245eef612b94246c6ab9640d07ce21d3d886fabeba6d4ba5beaa859ba58bc7d0  fonts-lohit-deva  2.95.4-5  Lohit-Devanagari.ttf
    e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec  fonts-noto-color-emoji  2.042-0+deb12u1  NotoColorEmoji.ttf
    16f3cdd73f47abf8bde2aafd9569b36388f6ae388e98088a77c3312fbaa98b80  fonts-tlwg-loma-otf  1:0.7.3-1  Loma-Bold.otf
    e14126fe603116a6da8fb54822e8521589983d17d78cae489e98faed4b2f4cd2  fonts-tlwg-loma-otf  1:0.7.3-1  Loma.otf
    2420e8078af796b19a3f6ef13de527a1a91c1e7171eea115926c614ced1009b3  fonts-wqy-microhei  0.2.0-beta-3.1  wqy-microhei.ttc
    """
}
