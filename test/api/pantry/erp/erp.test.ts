import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { deleteStockWrite, findStock, movementWrites } from '../../../../functions/pantry/products/stockTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as erp from '../../../../shared/pantry/erp/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { ledgerSum } from '../../../../shared/pantry/stock/stock.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { beforeNextCommit } from '../../../engine/meanwhile.ts'
import { shelved } from '../../../engine/pantry.ts'
import { makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'

/** ERP rows of a food bank: brought in once, matched with products, whose stock follows exactly once. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => {
  vi.useRealTimers()
})

let made = 0
function newOwner(): Caller {
  made += 1
  return person('foodbankuser', 7000 + made, [7000 + made])
}
const header = ['ERP Code', 'Description', 'Details', 'ERP Quantity', 'Reference']
const beans = ['10342', 'Green beans', '24 x 14.5 oz', '4', '']
async function sent(by: Caller, ImportID: string, lines: readonly string[][], IsPreview = false) {
  const rows = lines.map((Cells, index) => ({ Row: index + 2, Cells }))
  const { answer, body } = await call(erp.importErpItems, by, { ImportID, IsPreview, Columns: header, rows })
  if (!answer.Value) throw new Error(`Not imported: ${body}`)
  return answer.Value
}
const outcomes = async (...given: Parameters<typeof sent>) => (await sent(...given)).map(({ Outcome }) => Outcome)
const grid = async (by: Caller, query = {}) => {
  const { answer, body } = await call(erp.getErpMatchingGrid, by, query)
  if (!answer.Value) throw new Error(`No grid: ${body}`)
  return answer.Value.rows
}
const quantityOf = async (by: Caller, id: number) => (await findStock(by.EntityID, id))?.Quantity
const ledgerOf = async (by: Caller, id: number) =>
  (await call(stock.listMovements, by, { id, rows: 100 })).answer.Value?.rows ?? []
const match = (by: Caller, id: number, PantryInventoryItemID: number, EachesPer = 12, more = {}) =>
  call(erp.updateImportItem, by, { id, PantryInventoryItemID, EachesPer, ...more })
const unmatch = (by: Caller, id: number, options = {}) => call(erp.deleteImportItemMapping, by, { id }, options)
/** A row of four cases that waits to be matched. */
async function row(by: Caller): Promise<number> {
  made += 1
  return (await sent(by, `file${made}`, [beans]))[0]?.ID ?? 0
}

describe('a file of ERP rows', () => {
  it('sent twice adds nothing twice, though it has the same row twice', async () => {
    const owner = newOwner()
    expect(await outcomes(owner, 'monday', [beans, beans], true)).toEqual(['added', 'added'])
    expect(await grid(owner)).toEqual([])
    expect(await outcomes(owner, 'monday', [beans, beans])).toEqual(['added', 'added'])
    expect(await outcomes(owner, 'monday', [beans, beans], true)).toEqual(['present', 'present'])
    expect(await outcomes(owner, 'monday', [beans, beans])).toEqual(['present', 'present'])
    expect(await grid(owner)).toHaveLength(2)
  })

  it('sent twice at the same moment adds its rows once', async () => {
    const owner = newOwner()
    const both = await Promise.all([outcomes(owner, 'monday', [beans]), outcomes(owner, 'monday', [beans])])
    expect(both.flat().toSorted()).toEqual(['added', 'present'])
    expect(await grid(owner)).toHaveLength(1)
  })

  it('with references adds what an earlier file did not have, and refuses a reference that changed', async () => {
    const owner = newOwner()
    const line = (reference: string, quantity = '4') => ['10342', 'Green beans', '', quantity, reference]
    expect(await outcomes(owner, 'monday', [line('PO-7/1')])).toEqual(['added'])
    expect(await outcomes(owner, 'tuesday', [line('po-7/1'), line('PO-7/2')])).toEqual(['present', 'added'])
    const [refused] = await sent(owner, 'wednesday', [line('PO-7/1', '5')])
    expect(refused).toMatchObject({ Outcome: 'refused', Reasons: [expect.stringContaining('PO-7/1')] })
    expect((await grid(owner)).map(({ Quantity }) => Quantity)).toEqual([4, 4])
  })

  it.each([
    ['no code', ['', 'Green beans', '', '4', ''], 'ERP Code is missing.'],
    ['no description', ['10342', ' ', '', '4', ''], 'Description is missing.'],
    ['a negative quantity', ['10342', 'Beans', '', '-4', ''], 'ERP Quantity is no number in range: -4.'],
    ['no number', ['10342', 'Beans', '', 'four', ''], 'ERP Quantity is no number in range: four.'],
    ['nothing at all', ['10342', 'Beans', '', '', ''], 'ERP Quantity is missing.'],
    [
      'a formula',
      ['10342', 'Beans', '', '=2*2', ''],
      'ERP Quantity is a formula: =2*2. Please replace it by its result.',
    ],
  ])('with %s refuses that row alone', async (_, cells, reason) => {
    const owner = newOwner()
    const [bad, good] = await sent(owner, 'monday', [cells, beans])
    expect([bad?.Outcome, bad?.Reasons, good?.Outcome]).toEqual(['refused', [reason], 'added'])
    expect(await grid(owner)).toHaveLength(1)
  })

  it('proposes what a code was matched with before', async () => {
    const owner = newOwner()
    const { ID } = await shelved(owner, 0)
    await match(owner, await row(owner), ID, 24)
    const next = await row(owner)
    expect((await grid(owner)).find((one) => one.ID === next)).toMatchObject({
      SuggestedProductID: ID,
      SuggestedEachesPer: 24,
      PantryInventoryItemID: null,
    })
  })
})

describe('a match', () => {
  it('adds the row’s items to the product’s stock, once however often it is asked', async () => {
    const owner = newOwner()
    const [{ ID, Name }, id] = [await shelved(owner, 5), await row(owner)]
    const { answer } = await match(owner, id, ID, 12, { QuantityToImport: 48 })
    expect(answer.Value).toMatchObject({
      PantryInventoryItemID: ID,
      PantryInventoryItem: { ID, Name },
      EachesPer: 12,
      QuantityToImport: 48,
    })
    await match(owner, id, ID)
    await Promise.all([match(owner, id, ID), match(owner, id, ID)])
    expect(await quantityOf(owner, ID)).toBe(53)
    expect(await grid(owner)).toEqual([answer.Value])
    const lines = await ledgerOf(owner, ID)
    expect(lines.find(({ Cause }) => Cause === 'imported')).toMatchObject({
      Quantity: 48,
      Reference: { Kind: 'importItem', ID: id, Code: '10342' },
    })
    expect(lines).toHaveLength(2)
  })

  it('that changes moves what the row added, to another product or to another number', async () => {
    const owner = newOwner()
    const [first, second, id] = [await shelved(owner, 5), await shelved(owner, 7), await row(owner)]
    await match(owner, id, first.ID)
    await match(owner, id, second.ID, 10)
    expect([await quantityOf(owner, first.ID), await quantityOf(owner, second.ID)]).toEqual([5, 47])
    await match(owner, id, second.ID, 6)
    expect(await quantityOf(owner, second.ID)).toBe(31)
    for (const { ID } of [first, second])
      expect(ledgerSum(await ledgerOf(owner, ID)).Quantity).toBe(await quantityOf(owner, ID))
  })

  it('that ends takes back what the row added, once', async () => {
    const owner = newOwner()
    const [{ ID }, id] = [await shelved(owner, 5), await row(owner)]
    await match(owner, id, ID)
    await Promise.all([unmatch(owner, id), unmatch(owner, id)])
    await unmatch(owner, id)
    expect(await quantityOf(owner, ID)).toBe(5)
    expect((await grid(owner))[0]).toMatchObject({
      PantryInventoryItemID: null,
      EachesPer: null,
      QuantityToImport: null,
    })
    expect((await ledgerOf(owner, ID)).filter(({ Cause }) => Cause === 'matchRemoved')).toHaveLength(1)
  })

  it.each([
    ['ends', (by: Caller, id: number) => unmatch(by, id)],
    ['gets fewer eaches', (by: Caller, id: number, product: number) => match(by, id, product, 1)],
  ])('that %s is refused when the goods went out already, and everything stays', async (_, change) => {
    const owner = newOwner()
    const [{ ID, Name }, id] = [await shelved(owner, 0), await row(owner)]
    await match(owner, id, ID)
    const order = { EntityID: owner.EntityID, ProductID: ID, By: owner, At: new Date(), Cause: 'order' } as const
    await table.commit(movementWrites({ ...order, Quantity: -40, OrderQuantity: 40 }))
    const { status, answer } = await change(owner, id, ID)
    expect([status, answer.Successful]).toEqual([200, false])
    expect(answer.FailureReason).toMatch(`Only 8 of ${Name} are left`)
    expect(await quantityOf(owner, ID)).toBe(8)
    expect((await grid(owner))[0]).toMatchObject({ QuantityToImport: 48 })
  })

  it('with a product that is removed in the moment of saving is not found, and the row stays open', async () => {
    const owner = newOwner()
    const [{ ID }, id] = [await shelved(owner, 0), await row(owner)]
    beforeNextCommit(() => call(inventory.removeItem, owner, { id: ID }))
    expect((await match(owner, id, ID)).status).toBe(404)
    expect((await grid(owner))[0]).toMatchObject({ PantryInventoryItemID: null, QuantityToImport: null })
  })

  it('by two people at the same moment counts once, with the product of the second', async () => {
    const owner = newOwner()
    const [first, second, id] = [await shelved(owner, 0), await shelved(owner, 0), await row(owner)]
    beforeNextCommit(() => match(owner, id, first.ID))
    expect((await match(owner, id, second.ID)).answer.Successful).toBe(true)
    expect([await quantityOf(owner, first.ID), await quantityOf(owner, second.ID)]).toEqual([0, 48])
    expect((await grid(owner))[0]).toMatchObject({ PantryInventoryItemID: second.ID })
  })

  it('with a product whose stock is gone, as in the moment of its removal, is refused, and the row stays as it was', async () => {
    const owner = newOwner()
    const [{ ID }, other, id] = [await shelved(owner, 0), await shelved(owner, 1), await row(owner)]
    await table.commit([deleteStockWrite(owner.EntityID, ID)])
    const removed = 'This product was removed meanwhile. Please choose another one.'
    expect((await match(owner, id, ID)).answer.FailureReason).toBe(removed)
    expect((await grid(owner))[0]).toMatchObject({ PantryInventoryItemID: null, QuantityToImport: null })
    await match(owner, id, other.ID)
    await table.commit([deleteStockWrite(owner.EntityID, other.ID)])
    expect((await match(owner, id, other.ID, 24)).answer.FailureReason).toBe(removed)
    expect((await grid(owner))[0]).toMatchObject({ EachesPer: 12, QuantityToImport: 48 })
  })

  it('with a product that was removed ends without stock to take back', async () => {
    const owner = newOwner()
    const [{ ID }, other, id] = [await shelved(owner, 0), await shelved(owner, 1), await row(owner)]
    await match(owner, id, ID)
    await table.commit([deleteStockWrite(owner.EntityID, ID)])
    expect((await match(owner, id, other.ID)).answer.Successful).toBe(true)
    expect(await quantityOf(owner, other.ID)).toBe(49)
  })

  it.each([
    ['no whole item', 7, 'is no whole number of items'],
    ['more than a pantry holds', 10_000, 'more than 1000000 items'],
  ])('is refused when it gives %s', async (_, EachesPer, reason) => {
    const owner = newOwner()
    const { ID } = await shelved(owner, 0)
    const id = (await sent(owner, 'half', [['7', 'Rice', '', EachesPer === 7 ? '0.5' : '500', '']]))[0]?.ID ?? 0
    const { answer } = await match(owner, id, ID, EachesPer)
    expect(answer.FailureReason).toContain(reason)
    expect(await quantityOf(owner, ID)).toBe(0)
  })

  it.each([
    ['EachesPer', { EachesPer: 0 }],
    ['EachesPer', { EachesPer: 1.5 }],
    ['QuantityToImport', { QuantityToImport: 47 }],
    ['ID', { ID: 1 }],
  ])('with a wrong %s is refused as malformed', async (field, more) => {
    const owner = newOwner()
    const [{ ID }, id] = [await shelved(owner, 0), await row(owner)]
    const { status, answer } = await match(owner, id, ID, 12, more)
    expect([status, answer.Message]).toEqual([400, expect.stringMatching(`^${field}: `)])
  })

  it('reaches no other owner’s row and no other owner’s product', async () => {
    const [owner, other] = [newOwner(), people.otherFoodBank]
    const [own, foreign, id] = [await shelved(owner, 1), await shelved(other, 1), await row(owner)]
    expect((await match(owner, id, foreign.ID)).status).toBe(404)
    expect((await match(other, id, foreign.ID)).status).toBe(404)
    expect((await unmatch(other, id)).status).toBe(404)
    expect(await grid(other)).not.toContainEqual(expect.objectContaining({ ID: id }))
    expect([await quantityOf(owner, own.ID), await quantityOf(other, foreign.ID)]).toEqual([1, 1])
  })
})

describe('the grid', () => {
  it('has the newest rows first, by state and words, and names a removed product no more', async () => {
    const owner = newOwner()
    const [{ ID }, id] = [await shelved(owner, 0), await row(owner)]
    await sent(owner, 'rice', [['500', 'Brown rice', '', '2', '']])
    await match(owner, id, ID)
    const codes = async (query: object) => (await grid(owner, query)).map(({ Code }) => Code)
    expect(await codes({})).toEqual(['500', '10342'])
    expect(await codes({ matched: 'no' })).toEqual(['500'])
    expect(await codes({ matched: 'yes' })).toEqual(['10342'])
    expect(await codes({ searchFilter: 'BROWN' })).toEqual(['500'])
  })
})
