import { attachmentWrite } from '../../../functions/core/attachments/attachmentTable.ts'
import { nextId } from '../../../functions/core/table/ids.ts'
import { table } from '../../../functions/core/table/table.ts'
import type { Attachment } from '../../../shared/core/attachments/attachment.ts'

/**
 * Pictures of the demonstration's products and places, drawn for it: `pictures/<name>.svg`, rendered once to PNG, large and small. They come with the
 * product, which serves them below `/pictures/demo/`; uploaded ones are in the bucket.
 */
const pictureOf: Readonly<Record<string, string>> = {
  Apples: 'apples',
  Bananas: 'bananas',
  Oranges: 'oranges',
  Pears: 'pears',
  Carrots: 'carrots',
  Onions: 'onions',
  Potatoes: 'potatoes',
  'Sweet Potatoes': 'potatoes',
  Cabbage: 'cabbage',
  Eggs: 'eggs',
  Milk: 'milk',
  Cheese: 'cheese',
  Yogurt: 'yogurt',
  Butter: 'butter',
  Chicken: 'chicken',
  Beef: 'beef',
  Pork: 'beef',
  Fish: 'fish',
  'Frozen Vegetables': 'frozen',
  Burritos: 'tortillas',
  'Frozen Dinners': 'meal',
  Bread: 'bread',
  Tortillas: 'tortillas',
  Rice: 'rice',
  Pasta: 'pasta',
  'Pasta Meals': 'pasta',
  Beans: 'beans',
  Lentils: 'beans',
  'Canned Vegetables': 'vegetables',
  'Canned Tomatoes': 'tomatoes',
  'Canned Fruit': 'fruit',
  'Dried Fruit': 'nuts',
  Soup: 'soup',
  'Canned Meals': 'soup',
  'Canned Fish': 'tuna',
  Oatmeal: 'oatmeal',
  Cereal: 'cereal',
  'Baking Mixes': 'cereal',
  'Peanut Butter': 'peanut',
  'Jam and Jelly': 'jam',
  Nuts: 'nuts',
  'Cooking Oil': 'oil',
  Flour: 'flour',
  Juice: 'juice',
  'Infant Formula': 'baby',
  'Baby Food': 'baby',
  Diapers: 'diapers',
  Cleaning: 'cleaning',
}

/** Pickup locations by label. */
const placePictureOf: Readonly<Record<string, string>> = {
  'Warehouse Market': 'warehouse',
  'Riverside Lockers': 'lockers',
  'Main Street Pantry': 'shop',
  'Parish Hall Pantry': 'hall',
}

/** The picture of each item type, one attachment a drawing: products of all pantries share it. */
export const writePictures = () => pictures(pictureOf)
export const writePlacePictures = () => pictures(placePictureOf)

async function pictures(
  drawingOf: Readonly<Record<string, string>>,
): Promise<(name: string) => Attachment | undefined> {
  const made = new Map<string, Attachment>()
  for (const name of new Set(Object.values(drawingOf)))
    made.set(name, {
      ID: await nextId('attachment'),
      StoragePath: `/pictures/demo/${name}.png`,
      SmallPath: `/pictures/demo/${name}-small.png`,
    })
  await table.commit([...made.values()].map(attachmentWrite))
  return (name) => made.get(drawingOf[name] ?? '')
}
