import { addWrite } from '../../../functions/storage/storageTable.ts'
import { nextId } from '../../../functions/table/ids.ts'
import { table } from '../../../functions/table/table.ts'
import { at } from './context.ts'
import type { Parties } from './people.ts'

/** The storage locations of the demonstration's food banks, and of the listed agency. */
const warehouse = [
  ['Dry 1', 'Rice, beans, pasta and flour on pallets'],
  ['Dry 2', 'Canned vegetables, fruit and soup'],
  ['Dry 3', 'Cereal, snacks and baby food'],
  ['Cooler 1', 'Milk, eggs and cheese, 36 °F'],
  ['Cooler 2', 'Produce, 40 °F'],
  ['Freezer', 'Frozen meat and meals, 0 °F'],
  ['Household', 'Diapers, soap and paper; nothing to eat'],
] as const
const pantry = [
  ['Aisle 1', 'Cans and jars, left of the door'],
  ['Aisle 2', 'Bread and dry food'],
  ['Fridge', 'Dairy and cut fruit, behind the counter'],
  ['Chest freezer', 'Frozen food, in the back room'],
] as const

export async function writeStorageLocations({ foodBanks, agencies }: Parties): Promise<void> {
  const all = [
    ...foodBanks.slice(0, 3).flatMap(({ ID }) => warehouse.map((texts) => ({ EntityID: ID, texts }))),
    ...pantry.map((texts) => ({ EntityID: at(agencies, 0).ID, texts })),
  ]
  const writes = await Promise.all(
    all.map(async ({ EntityID, texts: [Label, Description] }) =>
      addWrite({ ID: await nextId('storageLocation'), Label, Description, PantryInventoryItemCount: 0, EntityID }),
    ),
  )
  await table.commit(writes)
}
