import * as z from 'zod/mini'
import { ID } from '../schema/fields.ts'

/** Categories and storage of donations: the same in every tenant. A tenant may add categories of its own. */

const category = (ID: number, Name: string, ClassName: string): DonationCategory => ({
  ID,
  Name,
  Icon: { ClassName },
  IsSystemWide: true,
})

export const systemCategories: readonly DonationCategory[] = [
  category(1, 'Produce', 'produce'),
  category(2, 'Bakery', 'bakery'),
  category(3, 'Dairy and Eggs', 'dairy'),
  category(4, 'Meat and Seafood', 'meat'),
  category(5, 'Frozen', 'frozen'),
  category(6, 'Prepared Meals', 'prepared'),
  category(7, 'Dry Goods', 'dry'),
  category(8, 'Canned Goods', 'canned'),
  category(9, 'Beverages', 'beverages'),
  category(10, 'Baby Food and Formula', 'baby'),
  category(11, 'Snacks', 'snacks'),
  category(12, 'Non-Food', 'nonfood'),
]

export const storageRequirements: readonly StorageRequirement[] = [
  { ID: 1, Name: 'Dry' },
  { ID: 2, Name: 'Refrigerated' },
  { ID: 3, Name: 'Frozen' },
]

export const DonationCategory = z.object({
  ID: ID,
  Name: z.string(),
  Icon: z.object({ ClassName: z.string() }),
  IsSystemWide: z.boolean(),
})

export type DonationCategory = z.infer<typeof DonationCategory>

export const StorageRequirement = z.object({ ID: ID, Name: z.string() })

export type StorageRequirement = z.infer<typeof StorageRequirement>
