/// A snapshot that was looked at.
struct StudioReview {}
