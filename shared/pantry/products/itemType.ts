import * as z from 'zod/mini'
import { ID, OptionalText, Text } from '../../core/schema/fields.ts'
import { maxEach, maxPantryProductName, maxProductDescription } from './product.ts'

/** Item types of products, such as `Green Beans`: shared by the pantries of the tenant, so that their figures add up. */
export const PantryItemDraft = z.strictObject({
  Name: Text(maxPantryProductName),
  Description: z._default(OptionalText(maxProductDescription), ''),
  EachQuantity: z._default(z.int().check(z.minimum(1), z.maximum(maxEach)), 1),
})
export type PantryItemDraft = z.infer<typeof PantryItemDraft>

export const PantryItem = z.object({
  ID: ID,
  Name: z.string(),
  Description: z.string(),
  Code: z.string(),
  EachQuantity: z.int(),
})
export type PantryItem = z.infer<typeof PantryItem>

/** Equal for names that people read as one: `green  Beans` is `Green Beans`. */
export const nameKey = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
