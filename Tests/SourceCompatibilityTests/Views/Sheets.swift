import SwiftUI

private struct Ingredient: Identifiable {
  let id: Int
  let name: String
  let amount: Int
}

private struct IngredientEditor: View {
  @Environment(\.dismiss) private var dismiss
  let ingredient: Ingredient
  @State private var amount = 1

  var body: some View {
    NavigationStack {
      Form {
        Section("Amount") {
          Stepper("\(amount) g", value: $amount, in: 1...999)
        }
      }
      .navigationTitle(ingredient.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { dismiss() }
        }
      }
    }
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
    .presentationCornerRadius(24)
    .onAppear { amount = ingredient.amount }
  }
}

struct RecipeView: View {
  private let ingredients = [
    Ingredient(id: 1, name: "Flour", amount: 500), Ingredient(id: 2, name: "Salt", amount: 10),
  ]
  @State private var edited: Ingredient?

  var body: some View {
    List(ingredients) { ingredient in
      Button {
        edited = ingredient
      } label: {
        LabeledContent(ingredient.name, value: "\(ingredient.amount) g")
      }
    }
    .sheet(item: $edited) {
      edited = nil
    } content: { ingredient in
      IngredientEditor(ingredient: ingredient)
    }
    .onAppear { edited = ingredients[0] }
  }
}

struct RecipeView_Previews: PreviewProvider {
  static var previews: some View { RecipeView() }
}
