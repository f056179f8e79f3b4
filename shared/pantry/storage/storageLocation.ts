import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { ID, Text } from '../../core/schema/fields.ts'
import * as refusals from './refusals.ts'

/**
 * Place of an owner's products: an aisle, a shelf, a cooler. A product names at most one, so that the packers of an
 * order find it; a storage location that products name can't be removed.
 */
export const maxLabel = 100
export const maxDescription = 500

export const StorageLocationDraft = z.strictObject({ Label: Text(maxLabel), Description: Text(maxDescription) })
export type StorageLocationDraft = z.infer<typeof StorageLocationDraft>

export const StorageLocation = z.object({
  ID: ID,
  Label: z.string(),
  Description: z.string(),
  /** Products that name it. */
  PantryInventoryItemCount: z.int(),
})
export type StorageLocation = z.infer<typeof StorageLocation>

export const removalRefusal = ({
  PantryInventoryItemCount: count,
}: Pick<StorageLocation, 'PantryInventoryItemCount'>): Refusal | undefined =>
  count > 0 ? refuse(refusals.storageLocationInUse, { count }) : undefined

/** Sort key of a label: regardless of case, and `Aisle 2` before `Aisle 10`. The ID keeps equal labels apart. */
export const labelOrder = ({ Label, ID: id }: Pick<StorageLocation, 'Label' | 'ID'>) =>
  `${Label.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(6, '0'))}#${id}`
