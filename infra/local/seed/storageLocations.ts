import { table } from '../../../functions/core/table/table.ts'
import { storageLocations } from '../../../functions/pantry/storage/storageTable.ts'
import { makePantries, warehouseStorage } from './pantries.ts'
import type { Organizations } from './people.ts'

/** The storage locations of the demonstration's pantries, and of the other food banks. */

export async function writeStorageLocations(organizations: Organizations): Promise<void> {
  const pantries = makePantries(organizations)
  const others = organizations.foodBanks.slice(1, 3).map(({ ID }) => ({ EntityID: ID, storage: warehouseStorage }))
  const all = [...pantries, ...others].flatMap(({ EntityID, storage }) => storage.map((texts) => ({ EntityID, texts })))
  const writes = await Promise.all(
    all.map(async ({ EntityID, texts: [Label, Description] }) =>
      storageLocations.add({
        ID: await storageLocations.nextId(),
        Label,
        Description,
        PantryInventoryItemCount: 0,
        EntityID,
      }),
    ),
  )
  await table.commit(writes)
}
