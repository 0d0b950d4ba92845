// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import UIKit

// The store has no products, transactions or subscriptions, and payments are not allowed.

public struct Product: Identifiable, Hashable, Sendable {
  public enum ProductType: String, Sendable {
    case consumable, nonConsumable, nonRenewable, autoRenewable
  }
  public struct PurchaseOption: Hashable, Sendable {
    public static func appAccountToken(_ token: UUID) -> Self { Self() }
  }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }
  public enum PurchaseError: Error, Sendable { case productUnavailable, purchaseNotAllowed }
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    public let unit: Unit, value: Int
  }
  public struct SubscriptionOffer: Hashable, Sendable {
    public struct PaymentMode: Hashable, Sendable {
      private let name: String
      public static let freeTrial = Self(name: "FreeTrial"), payAsYouGo = Self(name: "PayAsYouGo")
      public static let payUpFront = Self(name: "PayUpFront")
    }
    public let price: Decimal, displayPrice: String, period: SubscriptionPeriod
    public let paymentMode: PaymentMode
    public static func == (a: Self, b: Self) -> Bool { a.period == b.period }
    public func hash(into hasher: inout Hasher) { hasher.combine(period) }
  }
  public struct SubscriptionInfo: Hashable, Sendable {
    public struct RenewalState: Hashable, Sendable {
      private let name: String
      public static let subscribed = Self(name: "subscribed"), expired = Self(name: "expired")
      public static let revoked = Self(name: "revoked"), inGracePeriod = Self(name: "inGracePeriod")
    }
    public struct RenewalInfo: Hashable, Sendable {
      public let currentProductID: String, willAutoRenew: Bool
    }
    public struct Status: Hashable, Sendable {
      public let state: RenewalState, transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
    }
    public let subscriptionGroupID: String, subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public var status: [Status] { get async throws { [] } }
    public static func status(for groupID: String) async throws -> [Status] { [] }
  }
  public let id: String, type: ProductType, displayName: String, description: String, price: Decimal
  public let displayPrice: String, subscription: SubscriptionInfo?, isFamilyShareable: Bool
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .init(code: "USD") }
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    []
  }
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
}

public enum VerificationResult<SignedType> {
  public enum VerificationError: Error, Sendable { case invalidSignature, revokedCertificate }
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

public struct Transaction: Identifiable, Hashable, Sendable {
  public typealias Transactions = AsyncStream<VerificationResult<Transaction>>
  public enum OwnershipType: Sendable { case purchased, familyShared }
  public let id: UInt64, originalID: UInt64, productID: String, productType: Product.ProductType
  public let purchaseDate: Date, originalPurchaseDate: Date, expirationDate: Date?
  public let revocationDate: Date?, isUpgraded: Bool, purchasedQuantity: Int
  public let subscriptionGroupID: String?, appAccountToken: UUID?, ownershipType: OwnershipType
  public static var updates: Transactions { Transactions { $0.finish() } }
  public static var all: Transactions { updates }
  public static var currentEntitlements: Transactions { updates }
  public static var unfinished: Transactions { updates }
  public static func latest(for id: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(
    for id: String
  ) async -> VerificationResult<Transaction>? { nil }
  public func finish() async {}
}

public enum AppStore {
  public static var canMakePayments: Bool { false }
  public static func sync() async throws { throw StoreKitError.userCancelled }
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
  public static func requestReview(in scene: UIWindowScene) {}
}
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled
  case networkError(URLError)
  case notAvailableInStorefront, notEntitled
}
public enum SKStoreReviewController {
  public static func requestReview() {}
  public static func requestReview(in windowScene: UIWindowScene) {}
}

/// An action that requests a review, without effect.
@MainActor public struct RequestReviewAction { public func callAsFunction() {} }
/// An action that buys a product; it returns `userCancelled`.
@MainActor public struct PurchaseAction {
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .userCancelled }
}
extension EnvironmentValues {
  @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
  @MainActor public var purchase: PurchaseAction { PurchaseAction() }
}

/// A view of products, which is a labeled placeholder.
public struct ProductView: View {
  public init<Icon: View>(
    id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon = EmptyView.init
  ) {}
  public init<Icon: View>(
    _ product: Product, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon = EmptyView.init
  ) {}
  public var body: some View {
    _FrameworkPlaceholder("ProductView", of: "StoreKit").frame(height: 88)
  }
}
public struct StoreView: View {
  public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false) {}
  public init<Icon: View>(
    ids: some Collection<String>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) {}
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {}
  public var body: some View { _FrameworkPlaceholder("StoreView", of: "StoreKit") }
}
/// A subscription store: its marketing content above a labeled placeholder.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content
  public init(groupID: String, visibleRelationships: SubscriptionRelationship = .all)
  where Content == EmptyView { content = EmptyView() }
  public init(productIDs: some Collection<String>) where Content == EmptyView {
    content = EmptyView()
  }
  public init(
    groupID: String, visibleRelationships: SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }
  public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
  public var body: some View {
    VStack(spacing: 0) {
      content
      _FrameworkPlaceholder("SubscriptionStoreView", of: "StoreKit")
    }
  }
}
public struct SubscriptionRelationship: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let all = Self(rawValue: 15)
}
public struct StoreButtonKind: Sendable {
  public static let cancellation = Self(), restorePurchases = Self(), redeemCode = Self()
  public static let signIn = Self(), policies = Self()
}
public struct StoreViewStyle: Sendable {
  public static let automatic = Self(), compact = Self(), regular = Self(), large = Self()
  public static let buttons = Self(), picker = Self()
}
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
}
extension View {
  public func productViewStyle(_ style: StoreViewStyle) -> some View { self }
  public func subscriptionStoreControlStyle(_ style: StoreViewStyle) -> some View { self }
  public func subscriptionStoreButtonLabel(_ label: StoreViewStyle) -> some View { self }
  public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
  public func storeButton(
    _ visibility: Visibility, for kinds: StoreButtonKind...
  ) -> some View { self }
  public func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)?
  ) -> some View { self }
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  public func subscriptionStatusTask(
    for groupID: String,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { self }
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { self }
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
}
