import * as z from 'zod/mini'
import { ownedByEntity } from '../../../shared/core/access.ts'
import { folded } from '../../../shared/core/importing/columns.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import { ErpImportItem, type ErpMatchingRow } from '../../../shared/pantry/erp/importItem.ts'
import type { Loader } from '../../core/http/http.ts'
import { erpKeys, erpLists } from '../../core/table/keys/erp.ts'
import { inState, listAttributes } from '../../core/table/lists.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import { absent, atVersion, type Write } from '../../core/table/write.ts'

/** Imported ERP rows of a food bank, which of them were imported before, and what each code was matched with last. */

const StoredErpItem = z.extend(ErpImportItem, { EntityID: ID })
export type StoredErpItem = z.infer<typeof StoredErpItem>
const shape = storedShape(StoredErpItem)

export const erpItem = (id: number) => table.get(erpKeys.item(id), shape.schema)

export const erpItemById: Loader<'erpImportItem', { id: number }, StoredErpItem> = {
  kind: 'erpImportItem',
  load: ({ input }) => erpItem(input.id),
  owner: ({ EntityID }) => ownedByEntity(EntityID),
}

export const erpState = (isMatched: boolean) => (isMatched ? 'matched' : 'unmatched')

const itemOf = (item: StoredErpItem) => {
  const list = erpLists.owner(item.EntityID)
  return {
    ...erpKeys.item(item.ID),
    ...item,
    Shape: shape.version,
    ...listAttributes([list, inState(list, erpState(item.PantryInventoryItemID !== null))]),
    sort: `${item.Imported}#${item.ID}`,
    row: ErpImportItem.parse(item),
  }
}

/** Changes a row that nobody changed since it was loaded; answers it as it is then. */
export function changeErpItem(
  before: StoredErpItem,
  change: Partial<ErpImportItem>,
): { after: StoredErpItem; write: Write } {
  const after = { ...before, ...change, Version: before.Version + 1 }
  return { after, write: { put: itemOf(after), when: atVersion(before.Version) } }
}

/** `AddedBy`: the row of a delivered file that added it. */
const ImportedErpRow = z.object({ ID: ID, AddedBy: z.optional(z.string()) })

/** The row that was imported under a name before, and what added it. */
export async function importedErpRow(entityId: number, name: string) {
  const found = await table.get(erpKeys.row(entityId, name), ImportedErpRow)
  const item = found && (await erpItem(found.ID))
  return item && { item, addedBy: found.AddedBy }
}

/** A new row and its name; fails when it was imported meanwhile. */
export const addErpItem = (item: StoredErpItem, name: string, AddedBy?: string): Write[] => [
  { put: itemOf(item), when: absent },
  { put: { ...erpKeys.row(item.EntityID, name), ID: item.ID, ...(AddedBy ? { AddedBy } : {}) }, when: absent },
]

const LastMatch = z.object({ ProductID: ID, EachesPer: z.number() })
type LastMatch = z.infer<typeof LastMatch>

export const lastMatchOf = (entityId: number, code: string) =>
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
