import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { changeProduct, productById } from '../../../../functions/pantry/products/productTable.ts'
import { findStock, movementWrites } from '../../../../functions/pantry/products/stockTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { unitsOfMeasure } from '../../../../shared/pantry/products/reference.ts'
import * as storage from '../../../../shared/pantry/storage/api.ts'
import * as tags from '../../../../shared/pantry/tags/api.ts'
import { changedMeanwhile } from '../../../../shared/refusals.ts'
import { call } from '../../../engine/call.ts'
import { setClock } from '../../../engine/clock.ts'
import { beforeNextCommit } from '../../../engine/meanwhile.ts'
import { addedProduct, productChange, productDraft } from '../../../engine/products.ts'
import { ids, makeSmallTenant, people, person, pickupLocationDraft } from '../../../engine/smallTenant.ts'
import { tagOf } from '../../../engine/tags.ts'

/** Products over the real handlers and the embedded table: each owner's own, with their quantities and storage locations. */

let made = 0
/** An agency that has no products yet. */
function newOwner(): Caller {
  made += 1
  return person('agency', 7000 + made, [ids.foodBank])
}
const grid = async (by: Caller, query: Input<typeof inventory.getItemsGrid> = {}) => {
  const { answer, body } = await call(inventory.getItemsGrid, by, query)
  if (!answer.Value) throw new Error(`No grid: ${body}`)
  return answer.Value
}
const names = async (by: Caller, query: Input<typeof inventory.getItemsGrid> = {}) =>
  (await grid(by, query)).rows.map(({ Name }) => Name)
const storageOf = async (by: Caller, Label = 'Aisle 4') => {
  const { answer } = await call(storage.addStorageLocation, by, { Label, Description: 'Cans' })
  return answer.Value?.ID ?? 0
}
const locationOf = async (by: Caller) =>
  (await call(locations.addLocation, by, pickupLocationDraft)).answer.Value?.ID ?? 0
const countAt = async (by: Caller) =>
  (await call(storage.getStorageLocationsGrid, by, {})).answer.Value?.rows.map((row) => row.PantryInventoryItemCount)
/** Orders take some of a product, or give it back. */
const order = (by: Caller, ProductID: number, taken: number) =>
  table.commit(
    movementWrites({
      EntityID: by.EntityID,
      ProductID,
      Quantity: -taken,
      OrderQuantity: taken,
      Cause: 'order',
      By: null,
      At: new Date(),
    }),
  )

describe('the orders of the grid', () => {
  const stocked = async (owner: Caller) => {
    const made: number[] = []
    for (const [Name, Quantity] of [
      ['Corn', 9],
      ['Apples', 0],
      ['Beans', 3],
      ['Dates', 3],
    ] as const)
      made.push((await addedProduct(owner, { Name, Quantity })).ID)
    return made
  }
  const allOf = async (by: Caller, query: Input<typeof inventory.getItemsGrid>) => {
    const found: string[] = []
    let cursor: string | undefined
    do {
      const answer = await grid(by, { ...query, rows: 2, ...(cursor ? { cursor } : {}) })
      found.push(...answer.rows.map(({ Name }) => Name))
      cursor = answer.cursor
    } while (cursor)
    return found
  }

  it('are by name, by what is left and by the newest, over all pages', async () => {
    const owner = newOwner()
    await stocked(owner)
    expect(await allOf(owner, {})).toEqual(['Apples', 'Beans', 'Corn', 'Dates'])
    expect(await allOf(owner, { sort: 'quantity' })).toEqual(['Apples', 'Beans', 'Dates', 'Corn'])
    expect(await allOf(owner, { sort: 'newest' })).toEqual(['Dates', 'Beans', 'Apples', 'Corn'])
    expect(await allOf(owner, { sort: 'quantity', search: 'dates' })).toEqual(['Dates'])
    expect(await allOf(newOwner(), { sort: 'quantity' })).toEqual([])
  })

  it('take no other list’s cursor', async () => {
    const { status } = await call(inventory.getItemsGrid, newOwner(), { sort: 'newest', cursor: 'nonsense' })
    expect(status).toBe(400)
  })

  it('stand beside numbers of each status under the other filters', async () => {
    const owner = newOwner()
    await stocked(owner)
    const counts = async (query: object = {}) => {
      const { answer } = await call(inventory.countItems, owner, query)
      return Object.fromEntries((answer.Value ?? []).map(({ ID, Count }) => [ID, Count]))
    }
    const all = await counts()
    expect(all).toMatchObject({ [-1]: 4, 1: 0, 2: 4, 5: 1 })
    expect([3, 4, 5].reduce((sum, id) => sum + (all[id] ?? 0), 0)).toBe(4)
    expect(await counts({ search: 'beans' })).toMatchObject({ [-1]: 1, 5: 0 })
  })
})

describe('a new product', () => {
  it('stands in its owner’s grid and list, inactive, with its opening quantity', async () => {
    const owner = newOwner()
    const PantryInventoryStorageLocationID = await storageOf(owner)
    const added = await addedProduct(owner, { PantryInventoryStorageLocationID, Quantity: 12 })
    expect(added).toMatchObject({
      IsActive: false,
      Quantity: 12,
      CurrentOrderQuantity: 0,
      UnitOfMeasure: { Code: 'OUNCES', Abbreviation: 'oz' },
      DonationPackageType: { Name: 'Can' },
      PantryInventoryItemSource: { Code: 'DONATED' },
      PantryInventoryStorageLocation: { Label: 'Aisle 4' },
    })
    const { Limits: _, AttachmentCollection: __, ...row } = added
    expect((await grid(owner)).rows).toEqual([row])
    expect((await call(inventory.listItems, owner, {})).answer.Value).toEqual([row])
    expect((await call(inventory.getItem, owner, { id: added.ID })).answer.Value).toEqual(added)
    expect(await countAt(owner)).toEqual([1])
  })

  it('[create-item-type-other] begins a new item type, which others share by its name', async () => {
    const [first, second] = [newOwner(), newOwner()]
    const begun = { Name: 'Oat Milk', Description: '', EachQuantity: 1 }
    const [one, other] = await Promise.all([
      addedProduct(first, { PantryItem: begun }),
      addedProduct(second, { PantryItem: { ...begun, Name: ' oat  MILK ' } }),
    ])
    expect(one.PantryItemID).toBe(other.PantryItemID)
    const types = (await call(inventory.getInventoryBase, first, {})).answer.Value?.PantryItems ?? []
    expect(types.filter(({ Name }) => /oat\s+milk/i.test(Name))).toHaveLength(1)
    const { PantryItem: _, ...draft } = productDraft
    const third = await call(inventory.addItem, first, { ...draft, PantryItemID: one.PantryItemID })
    expect(third.answer.Value?.PantryItemID).toBe(one.PantryItemID)
  })

  it('needs an item type, and one that there is', async () => {
    const owner = newOwner()
    const { PantryItem: _, ...draft } = productDraft
    expect((await call(inventory.addItem, owner, draft)).status).toBe(400)
    expect((await call(inventory.addItem, owner, { ...productDraft, PantryItemID: 1 })).status).toBe(400)
    expect((await call(inventory.addItem, owner, { ...draft, PantryItemID: 888_888 })).status).toBe(404)
    expect(await names(owner)).toEqual([])
  })

  it.each([
    ['EachQuantity', -1],
    ['EachQuantity', 0],
    ['Amount', 0],
    ['WeightPounds', 0],
    ['Quantity', -1],
    ['Quantity', 1.5],
    ['Quantity', 1_000_001],
    ['LowStockQuantityThreshold', 0.5],
    ['PantryInventoryItemSourceID', 99],
    ['Gtin', '036000291453'],
  ])('is refused with %s %s, with the field named', async (field, value) => {
    const owner = newOwner()
    const { status, answer } = await call(inventory.addItem, owner, { ...productDraft, [field]: value })
    expect([status, answer.Message]).toEqual([400, expect.stringMatching(`^${field}: `)])
    expect(await names(owner)).toEqual([])
  })

  it('is added once under a key, however often it is sent', async () => {
    const owner = newOwner()
    const headers = { 'idempotency-key': 'one-crate-of-beans' }
    const answers = await Promise.all([1, 2, 3].map(() => call(inventory.addItem, owner, productDraft, { headers })))
    expect(new Set(answers.map(({ answer }) => answer.Value?.ID)).size).toBe(1)
    expect(await names(owner)).toEqual(['Green Beans'])
  })

  it('can’t name another owner’s storage location', async () => {
    const [owner, stranger] = [newOwner(), newOwner()]
    const PantryInventoryStorageLocationID = await storageOf(stranger)
    const added = await call(inventory.addItem, owner, { ...productDraft, PantryInventoryStorageLocationID })
    expect(added.status).toBe(404)
    expect(await countAt(stranger)).toEqual([0])
  })
})

describe('the grid', () => {
  it('finds words of name, brand, description and location, and pages by name', async () => {
    const owner = newOwner()
    await addedProduct(owner, { Name: 'Black Beans', Brand: 'Valley Farms' })
    await addedProduct(owner, { Name: 'Apples', Location: 'Cooler A2' })
    await addedProduct(owner, { Name: 'Corn', Description: 'Sweet, golden' })
    expect(await names(owner)).toEqual(['Apples', 'Black Beans', 'Corn'])
    expect(await names(owner, { search: 'valley' })).toEqual(['Black Beans'])
    expect(await names(owner, { search: 'a2 cooler' })).toEqual(['Apples'])
    expect(await names(owner, { search: 'GOLDEN' })).toEqual(['Corn'])
    const first = await grid(owner, { rows: 2 })
    expect(first.rows.map(({ Name }) => Name)).toEqual(['Apples', 'Black Beans'])
    expect(await names(owner, { rows: 2, cursor: first.cursor ?? '' })).toEqual(['Corn'])
  })

  it('[products-filter-status-all] shows all with status -1, and the others by activity and stock', async () => {
    const owner = newOwner()
    const { ID: id } = await addedProduct(owner, { Name: 'Active', Quantity: 9, LowStockQuantityThreshold: 5 })
    await addedProduct(owner, { Name: 'Low', Quantity: 5, LowStockQuantityThreshold: 5 })
    await addedProduct(owner, { Name: 'None', Quantity: 0 })
    await call(inventory.toggleItemActive, owner, { id, IsActive: true })
    const found = await Promise.all([-1, 1, 2, 3, 4, 5].map((statusTypeId) => names(owner, { statusTypeId })))
    expect(found).toEqual([['Active', 'Low', 'None'], ['Active'], ['Low', 'None'], ['Active'], ['Low'], ['None']])
    expect((await call(inventory.getItemsGrid, owner, { statusTypeId: 77 })).status).toBe(400)
  })

  it('[products-filter-start] [products-filter-end] covers 2019-10-01 to the end of today without days', async () => {
    const owner = newOwner()
    await addedProduct(owner)
    const today = new Date().toISOString().slice(0, 10)
    expect(await names(owner)).toEqual(['Green Beans'])
    expect(await names(owner, { start: '2019-10-01', end: today })).toEqual(['Green Beans'])
    expect(await names(owner, { end: '2019-12-31' })).toEqual([])
    expect(await names(owner, { start: today, end: today })).toEqual(['Green Beans'])
    expect((await call(inventory.getItemsGrid, owner, { start: today, end: '2019-10-02' })).status).toBe(400)
  })

  it('[quantity-current-orders] shows quantity and what current orders hold as they are now', async () => {
    const owner = newOwner()
    const { ID: id } = await addedProduct(owner, { Quantity: 10 })
    await order(owner, id, 4)
    expect((await grid(owner)).rows[0]).toMatchObject({ Quantity: 6, CurrentOrderQuantity: 4 })
  })
})

describe('changing a product', () => {
  it('shows everywhere, and keeps quantity and status', async () => {
    const owner = newOwner()
    const { ID: id, Version } = await addedProduct(owner, { Quantity: 8 })
    const { answer } = await call(inventory.updateItem, owner, { id, ...productChange, Name: 'Wax Beans', Version })
    expect(answer.Value).toMatchObject({ Name: 'Wax Beans', Quantity: 8, IsActive: false, Version: Version + 1 })
    expect((await grid(owner)).rows[0]).toMatchObject({ Name: 'Wax Beans', Version: Version + 1 })
  })

  it('is refused with 409 when somebody changed it meanwhile, and loses nothing of theirs', async () => {
    const owner = newOwner()
    const { ID: id, Version } = await addedProduct(owner)
    const change = (Name: string) => call(inventory.updateItem, owner, { id, ...productChange, Name, Version })
    const answers = await Promise.all([change('Yellow Beans'), change('Red Beans')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const kept = answers.find(({ status }) => status === 200)?.answer.Value?.Name
    expect((await call(inventory.getItem, owner, { id })).answer.Value?.Name).toBe(kept)
    expect(answers.find(({ status }) => status === 409)?.answer.Message).toContain('changed by someone else')
  })

  it('counts it at the storage location that it names, and no longer at the one before', async () => {
    const owner = newOwner()
    const [first, second] = [await storageOf(owner, 'Aisle 1'), await storageOf(owner, 'Aisle 2')]
    const { ID: id, Version } = await addedProduct(owner, { PantryInventoryStorageLocationID: first })
    const moved = { id, ...productChange, PantryInventoryStorageLocationID: second, Version }
    await call(inventory.updateItem, owner, moved)
    expect(await countAt(owner)).toEqual([0, 1])
    await call(inventory.updateItem, owner, { ...moved, PantryInventoryStorageLocationID: null, Version: Version + 1 })
    expect(await countAt(owner)).toEqual([0, 0])
  })

  it.each([
    ['brand', (by: Caller, id: number) => call(inventory.adjustBrand, by, { id, UpdatedValue: 'Valley Farms' })],
    ['location', (by: Caller, id: number) => call(inventory.adjustLocation, by, { id, UpdatedValue: 'A2-1' })],
    ['packing order', (by: Caller, id: number) => call(inventory.adjustPackingOrder, by, { id, UpdatedValue: 12 })],
    ['categories', (by: Caller, id: number) => call(inventory.adjustCategories, by, { id, SubcategoryIDs: [2] })],
    ['availability', (by: Caller, id: number) => call(inventory.toggleItemActive, by, { id, IsActive: true })],
  ])('answers the version that it has after its %s was set while something else changed', async (_, adjust) => {
    const owner = newOwner()
    const { ID: id, Version } = await addedProduct(owner)
    beforeNextCommit(() => table.commit([changeProduct(id, undefined, { Name: 'Other' })]))
    expect((await adjust(owner, id)).answer.Value?.Version).toBe(Version + 2)
    expect(await productById(id)).toMatchObject({ Name: 'Other', Version: Version + 2 })
  })

  it('is removed with the tags that it got in the moment of saving', async () => {
    const owner = newOwner()
    const { ID: id } = await addedProduct(owner)
    const tag = await tagOf(owner)
    beforeNextCommit(() => call(inventory.updateItemTags, owner, { id, TagIDs: [tag] }))
    expect((await call(inventory.removeItem, owner, { id })).answer.Successful).toBe(true)
    const { answer } = await call(tags.getTagsGrid, owner, {})
    expect(answer.Value?.rows.find(({ ID }) => ID === tag)?.PantryInventoryItemCount).toBe(0)
  })

  it('gives up tags that another change precedes eight times', async () => {
    onTestFinished(() => void vi.restoreAllMocks())
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const owner = newOwner()
    const { ID: id, Version } = await addedProduct(owner)
    const TagIDs = [await tagOf(owner)]
    const renameFirst = () =>
      beforeNextCommit(async () => {
        await table.commit([changeProduct(id, undefined, { Name: 'Other' })])
        renameFirst()
      })
    renameFirst()
    const { status, answer } = await call(inventory.updateItemTags, owner, { id, TagIDs })
    expect([status, answer.Message]).toEqual([409, changedMeanwhile.en])
    expect(await productById(id)).toMatchObject({ TagIDs: [], Version: Version + 8 })
  })

  it('sets a field once, however often the same call arrives', async () => {
    const owner = newOwner()
    const { ID: id, Version } = await addedProduct(owner)
    const options = { headers: { 'idempotency-key': 'set-the-brand-once' } }
    const set = () => call(inventory.adjustBrand, owner, { id, UpdatedValue: 'Valley Farms' }, options)
    const answers = [...(await Promise.all([set(), set()])), await set()]
    expect(answers.map(({ answer }) => answer.Value?.Version)).toEqual([Version + 1, Version + 1, Version + 1])
  })

  it('[adjust-body] sets brand, location and packing order alone, also at the same moment', async () => {
    const owner = newOwner()
    const { ID: id } = await addedProduct(owner)
    const answers = await Promise.all([
      call(inventory.adjustBrand, owner, { id, UpdatedValue: 'Valley Farms' }),
      call(inventory.adjustLocation, owner, { id, UpdatedValue: 'A2-1' }),
      call(inventory.adjustPackingOrder, owner, { id, UpdatedValue: 12 }),
    ])
    expect(answers.map(({ answer }) => answer.Successful)).toEqual([true, true, true])
    expect((await grid(owner)).rows[0]).toMatchObject({ Brand: 'Valley Farms', Location: 'A2-1', PackingOrder: 12 })
    expect((await call(inventory.adjustPackingOrder, owner, { id, UpdatedValue: -1 })).status).toBe(400)
    expect((await call(inventory.adjustBrand, owner, { id, UpdatedValue: 'x'.repeat(101) })).status).toBe(400)
    await call(inventory.adjustPackingOrder, owner, { id, UpdatedValue: null })
    expect((await grid(owner)).rows[0]?.PackingOrder).toBeNull()
  })

  it('[availability-hint-order] tells the next step until it is active', async () => {
    const owner = newOwner()
    const { ID: id } = await addedProduct(owner)
    const step = async () => (await call(inventory.viewItemDetails, owner, { id })).answer.Value?.NextStep
    expect(await step()).toBe('categories')
    const set = await call(inventory.adjustCategories, owner, { id, SubcategoryIDs: [5, 2, 5] })
    expect(set.answer.Value?.PantryInventorySubcategories.map(({ ID }) => ID)).toEqual([2, 5])
    expect(await step()).toBe('images')
    expect((await call(inventory.toggleItemActive, owner, { id, IsActive: true })).answer.Value?.NextStep).toBeNull()
    expect(await step()).toBeNull()
  })
})

describe('deleting a product', () => {
  it('is refused while current orders hold it, and takes its stock and its count away when none do', async () => {
    const owner = newOwner()
    const PantryInventoryStorageLocationID = await storageOf(owner)
    const { ID: id } = await addedProduct(owner, { PantryInventoryStorageLocationID })
    await order(owner, id, 3)
    expect((await call(inventory.removeItem, owner, { id })).answer).toEqual({
      Successful: false,
      FailureReason: 'Current orders hold this product (3), so it cannot be deleted.',
    })
    await order(owner, id, -3)
    expect((await call(inventory.removeItem, owner, { id })).answer.Successful).toBe(true)
    expect([await names(owner), await findStock(owner.EntityID, id), await countAt(owner)]).toEqual([
      [],
      undefined,
      [0],
    ])
  })

  it('never deletes a product that an order takes at the same moment', async () => {
    const owner = newOwner()
    for (let round = 0; round < 8; round++) {
      const { ID: id } = await addedProduct(owner)
      const [deleted, isTaken] = await Promise.all([
        call(inventory.removeItem, owner, { id }),
        order(owner, id, 1).then(
          () => true,
          () => false,
        ),
      ])
      expect(deleted.answer.Successful).toBe(!isTaken)
      expect((await productById(id)) === undefined).toBe(!isTaken)
    }
  })
})

describe('the exported inventory', () => {
  beforeAll(() => makeSmallTenant())
  const days = { StartDate: '2019-10-01', EndDate: '2039-01-01', name: 'My pantry: "all"', LocationId: 0 } as const

  it('is a file with the owner’s products, inert in a spreadsheet', async () => {
    const owner = newOwner()
    await addedProduct(owner, { Name: '=HYPERLINK("x")', Quantity: 3 })
    const { status, body, headers } = await call(inventory.exportInventory, owner, days)
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers['content-disposition']).toBe('attachment; filename="My-pantry-all-2019-10-01-2039-01-01.csv"')
    const [head, line] = body.split('\r\n')
    expect(head).toContain('Name,Description,Size')
    expect(line).toContain(`"'=HYPERLINK(""x"")"`)
  })

  it('names the unit of one in the singular, in the reader’s language', async () => {
    const owner = newOwner()
    const pound = unitsOfMeasure.find(({ Code }) => Code === 'POUNDS')?.ID ?? 0
    for (const [Name, Amount] of [
      ['Rice', 1],
      ['Salt', 1.5],
    ] as const)
      await addedProduct(owner, { Name, Amount, UnitOfMeasureID: pound, Description: 'In bags' })
    const unitsIn = async (language: string) => {
      const { body } = await call(inventory.exportInventory, owner, days, { headers: { 'accept-language': language } })
      const lines = body.split('\r\n').filter((line) => /Rice|Salt/.test(line))
      return lines.map((line) => line.split(',').slice(3, 5).join(' '))
    }
    expect(await unitsIn('es')).toEqual(['1 Libra', '1.5 Libras'])
    expect(await unitsIn('en')).toEqual(['1 Pound', '1.5 Pounds'])
  })

  it('has what a location of the owner offers by its tags; another owner’s location is not found', async () => {
    const owner = people.agencies[1]
    const [plain, tagged] = [await addedProduct(owner, { Name: 'Rice' }), await addedProduct(owner, { Name: 'Quinoa' })]
    const [tag, location] = [await tagOf(owner), await locationOf(owner)]
    await call(inventory.updateItemTags, owner, { id: tagged.ID, TagIDs: [tag] })
    await call(locations.addLocationTag, owner, { id: location, PantryInventoryItemTagID: tag, IsExcluded: true })
    const { body } = await call(inventory.exportInventory, owner, { ...days, LocationId: location })
    expect([body.includes(plain.Name), body.includes(tagged.Name)]).toEqual([true, false])
    const strange = await call(inventory.exportInventory, newOwner(), { ...days, LocationId: location })
    expect(strange.status).toBe(404)
  })

  it('has the day of the reader’s zone on which a product was added', async () => {
    const owner = newOwner()
    setClock(new Date('2026-11-21T02:00:00.000Z'))
    await addedProduct(owner, { Name: 'Rice' })
    vi.useRealTimers()
    const on = async (zone: string) => {
      const { body } = await call(inventory.exportInventory, owner, { ...days, zone })
      const [heads = [], cells = []] = body.split('\r\n').map((line) => line.split(','))
      // From the end: cells before it may have commas.
      return cells.at(heads.indexOf('Added') - heads.length)
    }
    expect([await on('America/New_York'), await on('UTC')]).toEqual(['2026-11-20', '2026-11-21'])
  })

  it('[export-max-admin] is refused in words for too many days', async () => {
    const { answer } = await call(inventory.exportInventory, newOwner(), { ...days, EndDate: '2040-01-01' })
    expect(answer.FailureReason).toBe('An export covers at most 7320 days.')
  })
})

it.each([
  ['the food bank', people.foodBank, people.agencies[0]],
  ['another agency', people.agencies[1], people.agencies[0]],
])('%s finds nothing of an agency’s product', async (_, stranger, owner) => {
  const { ID: id } = await addedProduct(owner)
  const before = await productById(id)
  const calls = await Promise.all([
    call(inventory.getItem, stranger, { id }),
    call(inventory.updateItem, stranger, { id, ...productChange, Version: 1 }),
    call(inventory.adjustBrand, stranger, { id, UpdatedValue: 'Mine' }),
    call(inventory.toggleItemActive, stranger, { id, IsActive: true }),
    call(inventory.removeItem, stranger, { id }),
  ])
  expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect(await productById(id)).toEqual(before)
})
