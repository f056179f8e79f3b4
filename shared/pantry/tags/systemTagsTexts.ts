import { texts } from '../../core/text/text.ts'

/** Names of the tags and groups that every tenant has; an owner's own are named as the owner named them. */
export const systemTagTexts = texts(
  {
    diet: 'Diet',
    kitchen: 'Kitchen',
    vegetarian: 'Vegetarian',
    vegan: 'Vegan',
    glutenFree: 'Gluten Free',
    lowSodium: 'Low Sodium',
    halal: 'Halal',
    kosher: 'Kosher',
    noCooking: 'No Cooking Needed',
    microwave: 'Microwave Only',
  },
  {
    diet: 'Dieta',
    kitchen: 'Cocina',
    vegetarian: 'Vegetariano',
    vegan: 'Vegano',
    glutenFree: 'Sin gluten',
    lowSodium: 'Bajo en sodio',
    halal: 'Halal',
    kosher: 'Kosher',
    noCooking: 'No necesita cocción',
    microwave: 'Solo microondas',
  },
)
