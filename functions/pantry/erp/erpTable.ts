import * as z from 'zod/mini'
import { ownedByEntity } from '../../../shared/core/access.ts'
import { folded } from '../../../shared/core/importing/columns.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import { ErpImportItem, type ErpMatchingRow } from '../../../shared/pantry/erp/importItem.ts'
import { absent, atVersion } from '../../core/table/conditions.ts'
import { erpKeys, erpLists } from '../../core/table/keys/erp.ts'
import { inState } from '../../core/table/lists.ts'
import { records } from '../../core/table/records.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/** Imported ERP rows of a food bank, which of them were imported before, and what each code was matched with last. */

const StoredErpItem = z.extend(ErpImportItem, { EntityID: ID })
export type StoredErpItem = z.infer<typeof StoredErpItem>

export const erpState = (isMatched: boolean) => (isMatched ? 'matched' : 'unmatched')

export const erpItems = records('erpImportItem', {
  schema: StoredErpItem,
  key: (of: { readonly ID: number }) => erpKeys.item(of.ID),
  lists: ({ EntityID, PantryInventoryItemID }) => {
    const list = erpLists.owner(EntityID)
    return [list, inState(list, erpState(PantryInventoryItemID !== null))]
  },
  sort: ({ Imported, ID: id }) => `${Imported}#${id}`,
  row: ErpImportItem,
  owner: ({ EntityID }) => ownedByEntity(EntityID),
})

/** Changes a row that nobody changed since it was loaded; answers it as it is then. */
export function changeErpItem(
  before: StoredErpItem,
  change: Partial<ErpImportItem>,
): { after: StoredErpItem; write: Write } {
  const after = { ...before, ...change, Version: before.Version + 1 }
  return { after, write: erpItems.replace(after, atVersion(before.Version)) }
}

/** `AddedBy`: the row of a delivered file that added it. */
const ImportedErpRow = z.object({ ID: ID, AddedBy: z.optional(z.string()) })

/** The row that was imported under a name before, and what added it. */
export async function importedErpRow(entityId: number, name: string) {
  const found = await table.get(erpKeys.row(entityId, name), ImportedErpRow)
  const item = found && (await erpItems.find(found))
  return item && { item, addedBy: found.AddedBy }
}

/** A new row and its name; fails when it was imported meanwhile. */
export const addErpItem = (item: StoredErpItem, name: string, AddedBy?: string): Write[] => [
  erpItems.add(item),
  { put: { ...erpKeys.row(item.EntityID, name), ID: item.ID, ...(AddedBy ? { AddedBy } : {}) }, when: absent },
]

const LastMatch = z.object({ ProductID: ID, EachesPer: z.number() })
type LastMatch = z.infer<typeof LastMatch>

export const findLastMatch = (entityId: number, code: string) =>
  table.get(erpKeys.code(entityId, folded(code)), LastMatch)
export const rememberMatch = (entityId: number, code: string, match: LastMatch): Write => ({
  put: { ...erpKeys.code(entityId, folded(code)), ...match },
})

/** A row as the grid shows it. */
export const erpRow = (item: ErpImportItem, nameOf: (productId: number) => string | undefined): ErpMatchingRow => {
  const id = item.PantryInventoryItemID
  const name = id === null ? undefined : nameOf(id)
  return { ...item, PantryInventoryItem: id === null || name === undefined ? null : { ID: id, Name: name } }
}
