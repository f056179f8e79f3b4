import type { StorageLocation } from '../../../shared/pantry/storage/storageLocation.ts'
import { notFound } from '../../core/http/fault.ts'
import type { Write } from '../../core/table/write.ts'
import { countProduct, storageLocations } from '../storage/storageTable.ts'

/** Storage location that a product names, and the one it named before. */
interface Moved {
  readonly from: number | null
  readonly to: number | null
}
interface StorageChange {
  readonly location: readonly Pick<StorageLocation, 'ID' | 'Label'>[]
  /** Counts the product at both. */
  readonly writes: readonly Write[]
}

/** Another owner's location is as absent as one that never was. */
export async function storageChange(entityId: number, { from, to }: Moved): Promise<StorageChange> {
  const location = to === null ? undefined : await storageLocations.find({ ID: to })
  if (to !== null && location?.EntityID !== entityId) throw notFound()
  const counts = [...(from === null ? [] : [countProduct(from, -1)]), ...(to === null ? [] : [countProduct(to, 1)])]
  return { location: location ? [location] : [], writes: from === to ? [] : counts }
}
