import { texts } from './text.ts'

/** Units of pantry products in the singular, for files: no screen loads them. */
export const oneUnitTexts = texts(
  {
    unitPounds: 'Pound',
    unitOunces: 'Ounce',
    unitFluidOunces: 'Fluid ounce',
    unitGallons: 'Gallon',
    unitQuarts: 'Quart',
    unitPints: 'Pint',
    unitLiters: 'Liter',
    unitMilliliters: 'Milliliter',
    unitGrams: 'Gram',
    unitKilograms: 'Kilogram',
    unitCount: 'Count',
    unitDozen: 'Dozen',
  },
  {
    unitPounds: 'Libra',
    unitOunces: 'Onza',
    unitFluidOunces: 'Onza líquida',
    unitGallons: 'Galón',
    unitQuarts: 'Cuarto de galón',
    unitPints: 'Pinta',
    unitLiters: 'Litro',
    unitMilliliters: 'Mililitro',
    unitGrams: 'Gramo',
    unitKilograms: 'Kilogramo',
    unitCount: 'Unidad',
    unitDozen: 'Docena',
  },
)
