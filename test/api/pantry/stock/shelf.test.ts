import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { stockKeys } from '../../../../functions/core/table/keys/stock.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { findStock } from '../../../../functions/pantry/products/stockTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as recall from '../../../../shared/pantry/recall/api.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { ledgerSum } from '../../../../shared/pantry/stock/stock.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { shelved } from '../../../engine/pantry.ts'
import { ids, makeSmallTenant, masterAgencyId, people } from '../../../engine/smallTenant.ts'

/** A received donation's receipt on the shelf: each line once, and the next time proposed as before. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => {
  vi.useRealTimers()
})

const [agency, otherAgency] = people.agencies
async function receipt(by: Caller, more = {}): Promise<number> {
  const { answer, body } = await call(receipts.createReceipt, by, {
    donorLocationId: ids.donorLocation,
    categories: [
      { categoryId: 1, pounds: 120 },
      { categoryId: 2, pounds: 30.5 },
    ],
    date: '2026-11-19',
    ...more,
  })
  if (!answer.Value) throw new Error(`No receipt: ${body}`)
  return answer.Value.PickupID
}
const line = (DonationCategoryID: number, PantryInventoryItemID: number, Quantity = 100) => ({
  DonationCategoryID,
  PantryInventoryItemID,
  Quantity,
})
const put = (by: Caller, id: number, Lines: ReturnType<typeof line>[], options = {}) =>
  call(stock.putReceiptOnShelf, by, { id, Lines }, options)
const shelf = async (by: Caller, id: number) => (await call(stock.getReceiptShelf, by, { id })).answer.Value
const quantityOf = async (by: Caller, id: number) => (await findStock(by.EntityID, id))?.Quantity
const ledgerOf = async (by: Caller, id: number) =>
  (await call(stock.listMovements, by, { id, rows: 100 })).answer.Value?.rows ?? []

describe('a receipt on the shelf', () => {
  it('is stored with the first product of each category, which versions of one product read', async () => {
    const [id, beans, milk] = [await receipt(agency), await shelved(agency, 5), await shelved(agency, 0)]
    await put(agency, id, [line(1, beans.ID, 100), line(1, milk.ID, 20)])
    const OneProduct = z.object({ PantryInventoryItemID: z.int() })
    const stored = { PantryInventoryItemID: beans.ID }
    expect(await table.get(stockKeys.shelfMemory(agency.EntityID, 1), OneProduct)).toEqual(stored)
    const OneLine = z.extend(OneProduct, { Quantity: z.int() })
    expect(await table.get(stockKeys.shelfLine(id, 1), OneLine)).toEqual({ ...stored, Quantity: 100 })
  })

  it('adds its lines to the stock, with the receipt in the ledger', async () => {
    const [id, beans, milk] = [await receipt(agency), await shelved(agency, 5), await shelved(agency, 0)]
    const { answer } = await put(agency, id, [line(1, beans.ID, 133), line(2, milk.ID, 30)])
    expect(answer.Value?.Lines.map(({ PutOn }) => PutOn?.Products)).toMatchObject([
      [{ ProductName: beans.Name, Quantity: 133 }],
      [{ ProductName: milk.Name, Quantity: 30 }],
    ])
    expect([await quantityOf(agency, beans.ID), await quantityOf(agency, milk.ID)]).toEqual([138, 30])
    expect((await ledgerOf(agency, beans.ID)).find(({ Cause }) => Cause === 'received')).toMatchObject({
      Quantity: 133,
      Reference: { Kind: 'receipt', ID: id, Code: answer.Value?.Code },
    })
    expect(await shelf(agency, id)).toEqual({
      ...answer.Value,
      Lines: [
        { ...answer.Value?.Lines[0], SuggestedProductIDs: [beans.ID] },
        { ...answer.Value?.Lines[1], SuggestedProductIDs: [milk.ID] },
      ],
    })
  })

  it('puts two categories on one product', async () => {
    const [id, beans] = [await receipt(agency), await shelved(agency, 5)]
    await put(agency, id, [line(1, beans.ID, 10), line(2, beans.ID, 7)])
    expect(await quantityOf(agency, beans.ID)).toBe(22)
    expect(ledgerSum(await ledgerOf(agency, beans.ID)).Quantity).toBe(22)
  })

  it('puts one category on as several products, and proposes them the next time', async () => {
    const [id, apples, carrots] = [await receipt(agency), await shelved(agency, 1), await shelved(agency, 0)]
    const { answer } = await put(agency, id, [line(1, apples.ID, 40), line(1, carrots.ID, 60)])
    const of = ({ ID: PantryInventoryItemID }: { ID: number }, Quantity: number) => ({
      PantryInventoryItemID,
      Quantity,
    })
    expect(answer.Value?.Lines[0]?.PutOn?.Products).toMatchObject([of(apples, 40), of(carrots, 60)])
    expect([await quantityOf(agency, apples.ID), await quantityOf(agency, carrots.ID)]).toEqual([41, 60])
    expect((await put(agency, id, [line(1, carrots.ID, 5)])).answer.FailureReason).toContain('already')
    expect((await put(agency, await receipt(agency), [line(1, apples.ID), line(1, apples.ID)])).status).toBe(400)
    expect((await shelf(agency, await receipt(agency)))?.Lines[0]?.SuggestedProductIDs).toEqual([apples.ID, carrots.ID])
    for (const one of [apples, carrots]) {
      const { answer } = await call(recall.getRecall, agency, { id: one.ID, receiptId: id })
      expect(answer.Value?.Since).toBe(morning.toISOString())
    }
  })

  it('reads a line and a memory of the time when a category was one product', async () => {
    const [id, beans] = [await receipt(agency), await shelved(agency, 1)]
    const old = { DonationCategoryID: 2, PantryInventoryItemID: beans.ID }
    await table.commit([
      { put: { ...stockKeys.shelfLine(id, 2), ...old, Quantity: 7, At: morning.toISOString() } },
      { put: { ...stockKeys.shelfMemory(agency.EntityID, 2), ...old } },
    ])
    expect((await shelf(agency, id))?.Lines[1]).toMatchObject({
      SuggestedProductIDs: [beans.ID],
      PutOn: { Products: [{ PantryInventoryItemID: beans.ID, Quantity: 7 }] },
    })
  })

  it('takes each line once: later, at the same moment, and with a repeated call', async () => {
    const [id, beans] = [await receipt(agency), await shelved(agency, 0)]
    const headers = { 'idempotency-key': 'shelf-once' }
    const first = await put(agency, id, [line(1, beans.ID, 10)], { headers })
    const again = await put(agency, id, [line(1, beans.ID, 10)], { headers })
    expect(again.answer).toEqual(first.answer)
    const refused = await put(agency, id, [line(1, beans.ID, 10), line(2, beans.ID, 3)])
    expect(refused.answer).toMatchObject({ Successful: false, FailureReason: expect.stringContaining('already') })
    expect(await quantityOf(agency, beans.ID)).toBe(10)
    const both = await Promise.all([put(agency, id, [line(2, beans.ID, 3)]), put(agency, id, [line(2, beans.ID, 3)])])
    expect(both.map(({ answer }) => answer.Successful).toSorted()).toEqual([false, true])
    expect(await quantityOf(agency, beans.ID)).toBe(13)
  })

  it('proposes for the next receipt what a category was put on as', async () => {
    const beans = await shelved(agency, 0)
    await put(agency, await receipt(agency), [line(1, beans.ID)])
    const next = await shelf(agency, await receipt(agency))
    expect(next?.Lines[0]).toMatchObject({ Pounds: 120, SuggestedProductIDs: [beans.ID], PutOn: null })
  })

  it('reaches no other owner’s product, and no category that is not on the receipt', async () => {
    const [id, own, foreign] = [await receipt(agency), await shelved(agency, 1), await shelved(otherAgency, 1)]
    expect((await put(agency, id, [line(1, foreign.ID)])).status).toBe(404)
    expect((await put(otherAgency, id, [line(1, foreign.ID)])).status).toBe(404)
    expect((await put(agency, id, [line(9, own.ID)])).status).toBe(400)
    expect([await quantityOf(agency, own.ID), await quantityOf(otherAgency, foreign.ID)]).toEqual([1, 1])
    expect((await shelf(agency, id))?.Lines.every(({ PutOn }) => PutOn === null)).toBe(true)
  })

  it('of an agency stays with its people; a food bank puts on what its own agency took', async () => {
    const product = await shelved(people.foodBank, 0)
    const refused = await put(people.foodBank, await receipt(agency), [line(1, product.ID)])
    expect(refused.answer.FailureReason).toContain(`Agency ${agency.EntityID} received this`)
    const own = await receipt(people.foodBank, { agencyId: masterAgencyId })
    expect((await put(people.foodBank, own, [line(1, product.ID, 9)])).answer.Successful).toBe(true)
    expect(await quantityOf(people.foodBank, product.ID)).toBe(9)
  })
})
