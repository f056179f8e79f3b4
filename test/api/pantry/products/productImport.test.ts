import { beforeEach, describe, expect, it } from 'vitest'
import { productById } from '../../../../functions/pantry/products/productTable.ts'
import { findStock } from '../../../../functions/pantry/products/stockTable.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import * as storage from '../../../../shared/pantry/storage/api.ts'
import { call } from '../../../engine/call.ts'
import { columnsAndRows } from '../../../engine/importedRows.ts'
import { savedTenant } from '../../../engine/savedTenant.ts'
import { makeSmallTenant, person } from '../../../engine/smallTenant.ts'
import { everything } from '../../../engine/stored.ts'
import { isWrittenForCall } from '../../../engine/storedCaller.ts'

/** A pantry's products from a file, over the real handlers and the embedded table. */

const tenant = savedTenant(makeSmallTenant)
beforeEach(() => tenant())
const owner = person('agency', 5000)
const other = person('agency', 5001)

type Sent = Input<typeof inventory.importProducts>
type Rows = Parameters<typeof columnsAndRows>[0]
async function send(rows: Rows, more: Partial<Sent> = {}, by = owner) {
  const { answer, body } = await call(inventory.importProducts, by, {
    ImportID: 'monday',
    IsPreview: false,
    OnExisting: 'update',
    ...columnsAndRows(rows),
    ...more,
  })
  return answer.Value ?? expect.fail(body)
}
const outcomes = async (...given: Parameters<typeof send>) => (await send(...given)).map(({ Outcome }) => Outcome)
const reasons = async (...given: Parameters<typeof send>) => (await send(...given)).flatMap(({ Reasons }) => Reasons)
const added = async (row: Rows[number]) => (await send([row], { ImportID: 'first' }))[0]?.ID ?? 0

const beans = { Name: 'Green Beans', 'Item type': 'Beans', Size: '14.5', 'Unit of Measure': 'oz' }
/** All but how often somebody called. */
const stored = async () =>
  (await everything()).filter(({ pk }) => !String(pk).endsWith('#CALLS') && !isWrittenForCall(String(pk)))
const shelfOf = async (id: number) => (await findStock(owner.EntityID, id))?.ShelfQuantity

describe('a new product', () => {
  it('is added with what its row says and the usual of the rest', async () => {
    const { answer } = await call(storage.addStorageLocation, owner, { Label: 'Aisle 2', Description: 'Cans' })
    const id = await added({
      ...beans,
      ...{ 'Package type': 'lata', 'Storage Location': 'aisle 2', 'On the shelf': '1,048', Status: 'Activo' },
      ...{
        'Low Quantity Threshold': '12',
        Location: 'B-3',
        Categories: 'Canned Vegetables',
        Tags: 'vegetariano; Vegan',
      },
      'Barcode number (GTIN)': '41331124867',
    })
    expect(await productById(id)).toMatchObject({
      ...{ EntityID: owner.EntityID, Name: 'Green Beans', Description: 'Green Beans', Amount: 14.5 },
      ...{ UnitOfMeasureID: 2, DonationPackageTypeID: 5, WeightPounds: 0.90625, EachQuantity: 1 },
      ...{ StorageRequirementID: 1, PantryInventoryItemSourceID: 1, LowStockQuantityThreshold: 12 },
      ...{ Location: 'B-3', SubcategoryIDs: [9], IsActive: true, Gtin: '041331124867' },
      PantryInventoryStorageLocationID: answer.Value?.ID,
      TagIDs: [expect.any(Number), expect.any(Number)],
    })
    expect(await shelfOf(id)).toBe(1048)
    expect((await call(storage.listStorageLocations, owner, {})).answer.Value).toMatchObject([
      { Label: 'Aisle 2', PantryInventoryItemCount: 1 },
    ])
  })

  it('is added with its name in a second language, which a row without it keeps', async () => {
    const id = await added({ ...beans, 'Name (es)': 'Ejotes' })
    const translated = { es: { Name: 'Ejotes', Description: '' } }
    expect((await productById(id))?.Translations).toEqual(translated)
    await send([{ ...beans, Brand: '', Location: 'B-4' }], { ImportID: 'second' })
    expect(await productById(id)).toMatchObject({ Location: 'B-4', Translations: translated })
    expect((await productById(await added({ ...beans, Name: 'Peas' })))?.Translations).toBeUndefined()
  })

  it('is added once, however often its rows are sent, and shares an item type with others of its name', async () => {
    const rows = [beans, { ...beans, Name: 'Black Beans', 'Item type': 'beans' }]
    const first = await send(rows)
    expect(first.map(({ Outcome }) => Outcome)).toEqual(['added', 'added'])
    expect(await send(rows)).toEqual(first)
    expect(await outcomes(rows, { ImportID: 'tuesday' })).toEqual(['present', 'present'])
    const types = await Promise.all(first.map(async ({ ID }) => (await productById(ID ?? 0))?.PantryItemID))
    expect(new Set(types).size).toBe(1)
  })

  it.each([
    [
      'nothing but a name',
      { Name: 'Rice' },
      ['Size is missing.', 'Unit of Measure is missing.', 'Item type is missing.'],
    ],
    ['cups without their weight', { ...beans, 'Unit of Measure': 'Pint' }, ['Pounds is missing.']],
    ['a tag that nobody knows', { ...beans, Tags: 'Vegan; Purple' }, ['Tags is not known: Vegan; Purple.']],
    ['a place of nobody', { ...beans, 'Storage Location': 'Moon' }, ['Storage Location is not known: Moon.']],
    ['no barcode', { ...beans, 'Barcode number (GTIN)': '12' }, ['is no barcode number']],
    ['half a can', { ...beans, 'On the shelf': '1.5' }, ['On the shelf is no whole number in range: 1.5.']],
    ['no piece', { ...beans, 'Each Qty': '0' }, ['Each Qty cannot be used: 0.']],
    ['a formula', { ...beans, 'On the shelf': '=A1+1' }, ['On the shelf is a formula: =A1+1.']],
    ['an ID of nobody', { ...beans, ID: '777' }, ['Your pantry has no product with the ID 777.']],
  ])('of %s is refused, in the preview as well, and changes nothing', async (_, row, expected) => {
    const before = await stored()
    for (const IsPreview of [true, false]) {
      const [outcome] = await send([row], { IsPreview })
      expect(outcome?.Outcome).toBe('refused')
      for (const reason of expected) expect(outcome?.Reasons.join(' ')).toContain(reason)
    }
    expect(await stored()).toEqual(before)
  })
})

describe('a product that is there', () => {
  it('keeps what its row leaves out, and changes where the row differs; the preview writes nothing', async () => {
    const id = await added({ ...beans, Brand: 'Del Campo', Location: 'B-3', Tags: 'Vegan', 'On the shelf': '10' })
    const row = { Name: 'green  beans', Location: 'C-1', Tags: 'Vegetarian', Status: 'yes' }
    const before = await stored()
    expect(await outcomes([row], { IsPreview: true })).toEqual(['updated'])
    expect(await stored()).toEqual(before)
    expect(await outcomes([row])).toEqual(['updated'])
    const after = await productById(id)
    expect(after).toMatchObject({ Brand: 'Del Campo', Location: 'C-1', IsActive: true, Amount: 14.5 })
    expect(after?.TagIDs).toHaveLength(1)
    expect(await shelfOf(id)).toBe(10)
    expect(await outcomes([row], { ImportID: 'tuesday' })).toEqual(['present'])
    expect(await outcomes([{ ...row, Location: 'D-1' }], { ImportID: 'w', OnExisting: 'skip' })).toEqual(['present'])
  })

  it('is found by its ID, by its barcode, or by name and brand; several of one name are named', async () => {
    const gtin = { 'Barcode number (GTIN)': '041331124867' }
    const [a, b] = [await added({ ...beans, Brand: 'A', ...gtin }), await added({ ...beans, Brand: 'B' })]
    const named = async (row: Rows[number], ImportID: string) => (await send([row], { ImportID, IsPreview: true }))[0]
    expect(await named({ ...gtin, Name: 'Cut beans' }, '1')).toMatchObject({ Outcome: 'updated', ID: a })
    expect(await named({ ID: String(b), Name: 'Cut beans' }, '2')).toMatchObject({ Outcome: 'updated', ID: b })
    expect(await named({ Name: 'Green Beans', Brand: 'b', Location: 'x' }, '3')).toMatchObject({ ID: b })
    expect(await reasons([{ Name: 'Green Beans', Location: 'x' }], { ImportID: '4' })).toEqual([
      'Your pantry has 2 products named Green Beans: the row needs the brand, the barcode or the ID.',
    ])
    expect(await named({ ID: String(b), Name: 'Green Beans' }, '5')).toMatchObject({ Outcome: 'present' })
    const [foreign] = await send([{ ID: String(b), Name: 'Green Beans' }], {}, other)
    expect(foreign?.Outcome).toBe('refused')
  })

  it('has its shelf counted by the row, once, whatever moves before the row is sent again', async () => {
    const id = await added({ ...beans, 'On the shelf': '10' })
    const row = { Name: beans.Name, 'On the shelf': '40' }
    expect(await outcomes([row], { ImportID: 'count' })).toEqual(['updated'])
    expect(await shelfOf(id)).toBe(40)
    const damaged = { id, Difference: -3, Reason: 'damaged', Note: '' } as const
    await call(stock.adjustShelf, owner, damaged)
    expect(await outcomes([row], { ImportID: 'count' })).toEqual(['updated'])
    expect(await shelfOf(id)).toBe(37)
    const { answer } = await call(stock.listMovements, owner, { id })
    expect(answer.Value?.rows.map(({ Cause }) => Cause)).toEqual(['adjusted', 'counted', 'opening'])
  })

  it('is not counted by a file where the pantry wants a second person for that', async () => {
    const id = await added({ ...beans, 'On the shelf': '10' })
    await call(stock.setCountRules, owner, { NeedsApproval: true })
    expect(await reasons([{ Name: beans.Name, 'On the shelf': '40' }])).toEqual([
      'Counts need a second person here: please count Green Beans in Stock Count, and leave On the shelf empty.',
    ])
    expect(await shelfOf(id)).toBe(10)
  })

  it('comes back as the list exported it', async () => {
    const id = await added({
      ...beans,
      Brand: 'A',
      Tags: 'Vegan',
      Categories: 'Canned Vegetables',
      'On the shelf': '7',
    })
    const day = { StartDate: '2020-01-01', EndDate: '2030-01-01' }
    const { body } = await call(inventory.exportInventory, owner, day as never)
    const { readRecords } = await import('../../../../shared/core/csv/records.ts')
    const { organizationColumns } = await import('../../../../shared/core/importing/columns.ts')
    const content = readRecords(body.replace(/^\uFEFF/, ''), organizationColumns.products)
    if ('missing' in content) return expect.fail(content.missing.join())
    const [record] = content.records.filter(({ cells }) => cells.ID === String(id))
    expect(await outcomes([record?.cells ?? {}], { ImportID: 'back' })).toEqual(['present'])
    expect(await outcomes([{ ...record?.cells, 'On the shelf': '9' }], { ImportID: 'more' })).toEqual(['updated'])
    expect(await shelfOf(id)).toBe(9)
  })
})
