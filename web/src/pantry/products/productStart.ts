import type { PantryItem } from '../../../../shared/pantry/products/itemType.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import { type NewProductValues, newProductValues, valuesOf } from './productForm.ts'
import type { useFoodWords } from './useFoodWords.ts'

/** Beginning of a new product's fields, so that a person types what only they know. All stands in the form to be changed. */

interface Known {
  readonly types: readonly PantryItem[]
  readonly products: readonly ProductGridRow[]
  readonly sought: ReturnType<typeof useFoodWords>
}
export interface ProductStart {
  readonly values: Partial<NewProductValues>
  /** Product that packaging, source and storage are taken from. */
  readonly model: string | undefined
  /** The model is of the same item type, so that size and weight are its own, too. */
  readonly isSameType: boolean
}

/** `storage`, `packageType`: of a food with this word. */
const byWord = [
  { word: 'frozen', storage: 3 },
  { word: 'canned', storage: 1, packageType: 5 },
  { word: 'dried', storage: 1 },
] as const
const donated = 1

const newest = (products: readonly ProductGridRow[]) =>
  products.reduce<ProductGridRow | undefined>((last, one) => (last && last.ID > one.ID ? last : one), undefined)

/** By the item type, the last product of that type, else the last one at all, and the words of the name. */
export function productStart(
  { PantryItemID, Name }: Pick<NewProductValues, 'PantryItemID' | 'Name'>,
  { types, products, sought }: Known,
): ProductStart {
  if (PantryItemID === null) return { values: {}, model: undefined, isSameType: false }
  const type = types.find(({ ID }) => ID === PantryItemID)
  const same = newest(products.filter((one) => one.PantryItemID === PantryItemID))
  const model = same ?? newest(products)
  const of = model && valuesOf(model)
  const name = Name.trim() || (type?.Name ?? '')
  const nameWords = name.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const said = byWord.find(({ word }) => sought?.(word).every((isIn) => isIn(nameWords)))
  const packageType = said && 'packageType' in said ? said.packageType : undefined
  return {
    values: {
      Name: name,
      Description: type?.Description || name,
      EachQuantity: same && of ? of.EachQuantity : String(type?.EachQuantity ?? 1),
      UnitOfMeasureID: of?.UnitOfMeasureID ?? null,
      DonationPackageTypeID: packageType ?? of?.DonationPackageTypeID ?? null,
      PantryInventoryItemSourceID: of?.PantryInventoryItemSourceID ?? donated,
      StorageRequirementID: said?.storage ?? of?.StorageRequirementID ?? null,
      ...(same && of ? { Amount: of.Amount, WeightPounds: of.WeightPounds } : {}),
    },
    model: model?.Name,
    isSameType: same !== undefined,
  }
}

/** Fields to set: those that nobody changed or emptied since they were proposed. */
export const stillProposed = (
  values: NewProductValues,
  before: Partial<NewProductValues>,
  next: Partial<NewProductValues>,
): Partial<NewProductValues> =>
  Object.fromEntries(
    Object.keys({ ...before, ...next }).flatMap((key) => {
      const name = key as keyof NewProductValues
      const [now, empty] = [values[name], newProductValues[name]]
      const proposed = next[name] ?? empty
      return now !== (before[name] ?? empty) || proposed === now ? [] : [[name, proposed]]
    }),
  )
