import { refuse } from '../../../shared/core/answer.ts'
import { draftReasons, readCells } from '../../../shared/core/importing/cells.ts'
import { type Cells, columnLabel, folded } from '../../../shared/core/importing/columns.ts'
import type { ImportReason } from '../../../shared/core/importing/importOutcome.ts'
import { gtin14 } from '../../../shared/pantry/products/gtin.ts'
import {
  maxProductTags,
  newProduct,
  type Product,
  ProductDraft,
  type ProductRow,
} from '../../../shared/pantry/products/product.ts'
import * as refusals from '../../../shared/pantry/products/refusals.ts'
import type { Tag } from '../../../shared/pantry/tags/tag.ts'
import {
  gtinColumn,
  type ProductBook,
  type ProductCells,
  productCells,
  productOfCells,
  productsMeant,
} from '../../../shared/work/imports/productCells.ts'
import { hasFields } from '../../core/http/hasFields.ts'
import { type Remembered, remember, remembered } from '../../core/importing/importedTable.ts'
import {
  type ImportContext,
  type RowReason,
  refusedFor,
  type Settled,
  settled,
} from '../../core/importing/importRow.ts'
import { nextId } from '../../core/table/ids.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'
import { productsOnHold } from '../../pantry/products/heldTable.ts'
import { itemTypeNamed, itemTypeWrites } from '../../pantry/products/itemTypeTable.ts'
import { availabilityAuditWrite, stockAuditWrite } from '../../pantry/products/productAudit.ts'
import {
  changeProduct,
  productById,
  products as productRecords,
  productsOfOwner,
} from '../../pantry/products/productTable.ts'
import { findStock, newStockWrites } from '../../pantry/products/stockTable.ts'
import { storageChange } from '../../pantry/products/storageChange.ts'
import { countedStockWrites, decideCount, loadCountRules } from '../../pantry/stock/countTable.ts'
import { storageLocations as storage } from '../../pantry/storage/storageTable.ts'
import { tagsOfOwner, tagUseWrites } from '../../pantry/tags/tagTable.ts'

/**
 * One row of a file of a pantry's products. A product is known by its ID, its barcode, or its name and brand; what it says to
 * be on the shelf was counted when the rows were sent, and is applied as a difference.
 */

export type ProductImport = Omit<ImportContext, 'foodBank' | 'places'>

/** References by which the rows of one call are read. */
interface Book extends ProductBook {
  readonly tags: readonly Tag[]
  readonly products: readonly ProductRow[]
  readonly countsWait: boolean
  readonly onHold: ReadonlySet<number>
  readonly By: { readonly UserID: number; readonly Name: string }
}
interface Run extends ProductImport, Book {}

/** Import of a row for the caller's pantry. */
export async function productRowImport(run: ProductImport): Promise<(cells: Cells) => Promise<Settled>> {
  const { EntityID } = run.caller
  const [tags, storageLocations, products, { NeedsApproval: countsWait }, onHold, By] = await Promise.all([
    tagsOfOwner(EntityID),
    storage.of(EntityID),
    productsOfOwner(EntityID),
    loadCountRules(EntityID),
    productsOnHold(EntityID),
    namedCaller(run.caller),
  ])
  return (cells) => importProduct(cells, { ...run, tags, storageLocations, products, countsWait, onHold, By })
}

async function importProduct(given: Cells, run: Run): Promise<Settled> {
  const { caller, importId, language } = run
  const reading = { kind: 'products', cells: given, language } as const
  const { values: cells, reasons: unread } = readCells(productCells(run), reading)
  const memory = await remembered(caller.EntityID, 'PRODUCT', identityOf(cells))
  const before = await productMeant(cells, memory, run)
  if (before && 'key' in before) return refusedFor([...unread, before], run)
  if (before && memory.found?.ID === before.ID && memory.found.ImportID === importId)
    return settled(memory.found.Outcome ?? 'added', before.ID)
  const draft = productOfCells(cells, before)
  const reasons = [...unread, ...draftReasons(draft, ProductDraft, reading), ...ownReasons(cells, before, run)]
  if (reasons.length > 0) return refusedFor(reasons, run)
  const row = { draft: ProductDraft.parse(draft), lists: listsOf(cells, before), cells, memory }
  return before ? changeOf(before, row, run) : addition(row, run)
}

/** Under which its row is remembered, before lists know it. */
const identityOf = ({ ID: id, Name = '', Brand = '', [gtinColumn]: gtin }: Partial<ProductCells>) =>
  id !== undefined ? `ID#${id}` : gtin ? `GTIN#${gtin14(gtin)}` : `NAME#${folded(Name)}#${folded(Brand)}`

/** The product that is there already, as it is stored; or why nobody can say which one. */
async function productMeant(
  cells: Partial<ProductCells>,
  { found }: Remembered,
  { caller, products }: Run,
): Promise<Product | ImportReason | undefined> {
  const ownById = async (id: number) => {
    const product = await productById(id)
    return product?.EntityID === caller.EntityID ? product : undefined
  }
  if (cells.ID !== undefined) return (await ownById(cells.ID)) ?? { key: 'productUnknown', values: { value: cells.ID } }
  const added = found && (await ownById(found.ID))
  if (added && productsMeant(cells, [added]).length > 0) return added
  const [meant, ...others] = productsMeant(cells, products)
  if (others.length > 0) return { key: 'productsAlike', values: { value: cells.Name ?? '', count: others.length + 1 } }
  return meant && ownById(meant.ID)
}

/** Checks that one cell alone can't answer. */
function ownReasons(cells: Partial<ProductCells>, before: Product | undefined, run: Run): RowReason[] {
  const column = (name: string) => columnLabel('products', name, run.language)
  const isTypeMissing = !before && cells['Item type'] === undefined
  const isHeld = before && cells.Status && !before.IsActive && run.onHold.has(before.ID)
  const isCountRefused = before && run.countsWait && cells['On the shelf'] !== undefined
  return [
    ...(isTypeMissing ? [{ key: 'cellMissing', values: { column: column('Item type') } } as const] : []),
    ...((cells.Tags?.length ?? 0) > maxProductTags
      ? [{ key: 'cellTooLong', values: { column: column('Tags') } } as const]
      : []),
    ...(isHeld ? [refuse(refusals.productOnHold)] : []),
    ...(isCountRefused
      ? [{ key: 'countWaits', values: { column: column('On the shelf'), value: before.Name } } as const]
      : []),
  ]
}

/** Lists that a row names replace those that were there. */
const listsOf = (cells: Partial<ProductCells>, before: Product | undefined) => ({
  IsActive: cells.Status ?? before?.IsActive ?? false,
  SubcategoryIDs: cells.Categories ?? before?.SubcategoryIDs ?? [],
  TagIDs: cells.Tags ?? before?.TagIDs ?? [],
})

interface Row {
  readonly draft: ProductDraft
  readonly lists: ReturnType<typeof listsOf>
  readonly cells: Partial<ProductCells>
  readonly memory: Remembered
}

async function addition({ draft, lists, cells, memory }: Row, run: Run): Promise<Settled> {
  if (run.isPreview) return settled('added', null)
  const { caller, importId: ImportID, now: At, tags, By } = run
  const { EntityID } = caller
  const [ID, itemType, storage] = await Promise.all([
    nextId('product'),
    itemTypeOf(cells['Item type'] ?? ''),
    storageChange(EntityID, { from: null, to: draft.PantryInventoryStorageLocationID }),
  ])
  const Quantity = cells['On the shelf'] ?? 0
  const made = { EntityID, By, At }
  const product = { ...newProduct({ ID, EntityID, PantryItemID: itemType.ID }, draft, At), ...lists }
  const change = { ProductID: ID, Product: product.Name }
  await table.commit([
    ...itemType.writes,
    productRecords.add(product),
    ...newStockWrites({ EntityID, ProductID: ID, Quantity, By: caller, At }),
    ...storage.writes,
    ...tagUseWrites(EntityID, 'product', { tags, before: [], after: lists.TagIDs }),
    stockAuditWrite(made, { Action: 'added', ...change, From: 0, To: Quantity }),
    ...(lists.IsActive ? [availabilityAuditWrite(made, { Action: 'activated', ...change })] : []),
    remember(memory, { ID, ImportID, Outcome: 'added' }),
  ])
  return settled('added', ID)
}

async function changeOf(before: Product, { draft, lists, cells, memory }: Row, run: Run): Promise<Settled> {
  const { ID, EntityID, Version, Name: Product } = before
  const counted = cells['On the shelf']
  const set = { ...draft, ...lists }
  const isAsCounted = counted === undefined || (await findStock(EntityID, ID))?.ShelfQuantity === counted
  const isAsStored = hasFields(before, set) && isAsCounted
  if (run.onExisting === 'skip' || isAsStored) return settled('present', ID)
  if (run.isPreview) return settled('updated', ID)
  const { tags, By, importId: ImportID, now: At } = run
  const made = { EntityID, By, At }
  const from = before.PantryInventoryStorageLocationID
  const storage = await storageChange(EntityID, { from, to: draft.PantryInventoryStorageLocationID })
  const Action = lists.IsActive ? 'activated' : 'deactivated'
  await table.commit([
    changeProduct(ID, Version, set),
    ...storage.writes,
    ...tagUseWrites(EntityID, 'product', { tags, before: before.TagIDs, after: lists.TagIDs }),
    ...(lists.IsActive === before.IsActive ? [] : [availabilityAuditWrite(made, { Action, ProductID: ID, Product })]),
    ...(counted === undefined ? [] : await countWrites(before, counted, run)),
    remember(memory, { ID, ImportID, Outcome: 'updated' }),
  ])
  return settled('updated', ID)
}

/** Writes of a count at the moment at which the rows were sent. */
async function countWrites({ ID, EntityID, Name }: Product, CountedQuantity: number, run: Run): Promise<Write[]> {
  const { caller, now: At, By } = run
  const counted = [{ PantryInventoryItemID: ID, CountedQuantity, CountedAt: At.toISOString() }]
  const decided = await decideCount({ entityId: EntityID, counted, names: new Map([[ID, Name]]), now: At })
  return countedStockWrites(decided, { entityId: EntityID, caller, By, At })
}

/** The item type of this name, or a new one, as `Other` of the form begins it. */
async function itemTypeOf(Name: string): Promise<{ readonly ID: number; readonly writes: readonly Write[] }> {
  const known = await itemTypeNamed(Name)
  if (known) return { ID: known.ID, writes: [] }
  const added = { ID: await nextId('pantryItem'), Name, Description: '', EachQuantity: 1, Code: '' }
  return { ID: added.ID, writes: itemTypeWrites(added) }
}
