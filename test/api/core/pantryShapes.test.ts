import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { nextId } from '../../../functions/core/table/ids.ts'
import type { Key } from '../../../functions/core/table/shape.ts'
import { table } from '../../../functions/core/table/table.ts'
import { distributionsOfCustomer } from '../../../functions/pantry/orders/handOver/distributionTable.ts'
import { findLot } from '../../../functions/pantry/products/lotTable.ts'
import type { Caller } from '../../../shared/core/access.ts'
import * as customers from '../../../shared/pantry/customers/api.ts'
import * as helpers from '../../../shared/pantry/helping/api.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import * as inventory from '../../../shared/pantry/products/api.ts'
import * as standing from '../../../shared/pantry/standing/api.ts'
import * as translations from '../../../shared/work/translations/api.ts'
import { call } from '../../engine/call.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { asCustomer, customerFor } from '../../engine/ordering.ts'
import { shelved } from '../../engine/pantry.ts'
import { ids, makeSmallTenant, people, person } from '../../engine/smallTenant.ts'

/** Regular orders, helpers, lots, reversed hand-overs and corrected translations as the first version of the code stored them. */

type Item = Key & Record<string, unknown>
const names = [
  ...(['standing', 'helper', 'helperAccount', 'heldLot', 'lotOfPackers'] as const),
  ...(['order', 'handOver', 'reversal', 'correction', 'review'] as const),
]
type Samples = Record<(typeof names)[number], Item>

const owner = person('agency', 7495, [ids.foodBank])
/** Field that a later version wrote and this one doesn't know. */
const Later = { Kept: true }
const AnyItem = z.looseObject({ pk: z.string(), sk: z.string() })
const itemAt = ({ pk, sk }: Key) => table.get({ pk, sk }, AnyItem)

let samples: Samples
let customerId = 0
let beansId = 0
let orderId = 0

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
  customerId = (await customerFor(owner)).ID
  beansId = (await shelved(owner, 10, { IsActive: true, Name: 'Pinto Beans' })).ID
  const milk = await shelved(owner, 10, { IsActive: true, Name: 'Milk' })
  orderId = await nextId('order')
  // Under numbers of their own, which meet nothing of the small tenant.
  samples = JSON.parse(
    readFileSync('test/shapes/pantry.1.json', 'utf8')
      .replaceAll(/\b9531\b/g, String(customerId))
      .replaceAll(/\b9517\b/g, String(beansId))
      .replaceAll(/\b9518\b/g, String(milk.ID))
      .replaceAll(/\b9502\b/g, String(orderId)),
  )
  await table.commit(names.map((name) => ({ put: { ...samples[name], Later } })))
})
afterAll(() => void vi.useRealTimers())

describe('what the first version stored', () => {
  it('of a regular order is shown, paused, and kept with what this version does not know', async () => {
    const by = asCustomer({ ID: customerId, FoodBankID: ids.foodBank })
    const shown = await call(standing.getStandingOrder, by, { id: customerId })
    const Items = [
      { Name: 'Pinto Beans', Quantity: 2 },
      { Name: 'Milk', Quantity: 1 },
    ]
    expect(shown.answer.Value).toMatchObject({ Standing: { Every: 'week', NextDay: '2026-12-04', Items } })
    const Change = { Action: 'pause', Day: '2026-12-20' } as const
    const paused = await call(standing.changeStandingOrder, by, { id: customerId, Change })
    expect(paused.answer.Value).toMatchObject({ Standing: { PausedUntil: '2026-12-20' } })
    expect(await itemAt(samples.standing)).toMatchObject({ Version: 2, Later })
  })

  it('of a helper is listed, lets them see the household, and ends', async () => {
    const listed = await call(helpers.listHelp, people.foodBank, { id: customerId })
    expect(listed.answer.Value).toMatchObject([
      { ID: 95311, Name: 'Luz Marroquín', Until: '2026-12-20', GivenBy: null },
    ])
    const helper: Caller = { ...asCustomer(await customerFor(owner)), Subject: 'helper-95311', UserID: 95311 }
    expect((await call(customers.getCustomer, helper, { id: customerId })).status).toBe(200)
    await call(helpers.endHelp, people.foodBank, { id: customerId, helperId: 95311 } as never)
    expect((await call(customers.getCustomer, helper, { id: customerId })).status).toBe(410)
    expect(await itemAt(samples.helper)).toBeUndefined()
    expect(await itemAt(samples.helperAccount)).toMatchObject({ Helps: [], HelpsVersion: 2, Later })
  })

  it('of lots is on hold, is released, and a lot that packers named has no day', async () => {
    const of = (lot: string) => findLot(owner.EntityID, beansId, lot)
    expect(await of('SOON-1')).toMatchObject({ State: 'held', HeldQuantity: 5, BestBy: '2026-12-24' })
    expect(await of('LATE-9')).toMatchObject({ Quantity: -2, HeldQuantity: 0, BestBy: null })
    const release = { id: beansId, IsOnHold: false, Lot: 'SOON-1' }
    expect((await call(inventory.holdItem, owner, release)).answer.Successful).toBe(true)
    const released = await itemAt(samples.heldLot)
    expect(released).toMatchObject({ Quantity: 5, HeldQuantity: 0, Later })
    expect(released).not.toHaveProperty('State')
  })

  it('of a hand-over that was reversed is shown at its order, and counts nothing', async () => {
    const { answer } = await call(orders.getOrder, owner, { id: orderId })
    expect(answer.Value).toMatchObject({
      PantryOrderStatusType: { Code: 'PACKED' },
      Reversals: [{ At: '2026-11-27T15:20:00.000Z', Reason: 'wrongFamily', By: { Name: 'Person 74950' } }],
    })
    const counted = async () => {
      const records = await distributionsOfCustomer(customerId, '2026-11-01', '2026-11-30')
      return records.map(({ OrderID, TotalItems }) => [OrderID, TotalItems])
    }
    expect(await counted()).toEqual([])
    const { pk, sk } = samples.reversal
    await table.commit([{ remove: { pk, sk } }])
    expect(await counted()).toEqual([[orderId, 3]])
  })

  it('of a translation is read with its correction and its reader', async () => {
    const { answer } = await call(translations.getTranslation, person('foodbankadmin', ids.foodBank), {
      language: 'so',
    })
    const { Wording, Corrected } = samples.correction
    expect(answer.Value).toEqual({
      Language: 'so',
      Reviewed: { Name: 'Asha Warsame', At: '2026-11-19T15:00:00.000Z' },
      Corrections: [{ Wording, Corrected }],
    })
  })
})
