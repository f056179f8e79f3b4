import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../../../../shared/core/access.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import { defaultMaxLimits, limitTimeScopes, limitTypes } from '../../../../shared/pantry/limits/limit.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { limitDraft } from '../../../engine/limits.ts'
import { asCustomer, customerFor, lines, openPantry, pickupOf, place } from '../../../engine/ordering.ts'
import { ids, person } from '../../../engine/smallTenant.ts'

beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

/** The limits of all products over the real handlers and the embedded table: each owner has its own. */

let made = 0
/** An agency that has no limits yet. */
function newOwner(): Caller {
  made += 1
  return person('agency', 6000 + made, [ids.foodBank])
}
const add = (by: Caller, text: string, headers: Record<string, string> = {}) =>
  call(limits.addOrderLimit, by, limitDraft(text), { headers })
const listed = async (by: Caller) => (await call(limits.listOrderLimits, by, {})).answer.Value ?? []
const inWords = async (by: Caller) =>
  (await listed(by)).map((limit) => `${limit.Value} ${limit.LimitTimeScope.Code} ${limit.LimitTimeScopeAmount}`)
async function added(by: Caller, text: string): Promise<number> {
  const { answer, body } = await add(by, text)
  if (!answer.Value) throw new Error(`Not added: ${body}`)
  return answer.Value.ID
}

describe('what limits are made of', () => {
  it('[scope-codes] is the same for everyone, customers as well', async () => {
    const customer = person('customer', 900, [ids.foodBank])
    expect((await call(limits.listLimitTypes, customer, {})).answer.Value).toEqual(limitTypes)
    const scopes = (await call(limits.listLimitTimeScopes, customer, {})).answer.Value
    expect(scopes).toEqual(limitTimeScopes)
    expect(scopes?.map(({ Code }) => Code)).toEqual(['ORDER', 'DAY', 'WEEK', 'MONTH', 'ACCOUNT'])
  })
})

describe('the limit of items per order', () => {
  it('[items-per-order-from-server] is none until it is set, changes, and goes', async () => {
    const owner = newOwner()
    const read = async () => (await call(limits.getItemsPerOrderLimit, owner, {})).answer.Value
    expect(await read()).toBeNull()
    const { answer } = await call(limits.setItemsPerOrderLimit, owner, { Value: 25 })
    expect(answer.Value).toMatchObject({
      Value: 25,
      LimitType: { Code: 'ITEM' },
      LimitTimeScope: { Code: 'ORDER' },
      LimitTimeScopeAmount: 1,
    })
    expect(await read()).toEqual(answer.Value)
    const changed = await call(limits.setItemsPerOrderLimit, owner, { Value: 30 })
    expect(changed.answer.Value).toEqual({ ...answer.Value, Value: 30 })
    for (let time = 0; time < 2; time++)
      expect((await call(limits.removeItemsPerOrderLimit, owner, {})).answer.Successful).toBe(true)
    expect(await read()).toBeNull()
  })

  it.each([0, -1, 2.5, 10_000])('is refused at %s, and stays as it was', async (Value) => {
    const owner = newOwner()
    await call(limits.setItemsPerOrderLimit, owner, { Value: 7 })
    const refused = await call(limits.setItemsPerOrderLimit, owner, { Value })
    expect([refused.status, refused.answer.Message]).toEqual([400, expect.stringMatching('^Value: ')])
    expect((await call(limits.getItemsPerOrderLimit, owner, {})).answer.Value?.Value).toBe(7)
  })
})

describe('limits of orders', () => {
  it('[limits-scope-order] are listed by time scope, and each owner has its own', async () => {
    const owner = newOwner()
    for (const text of ['9 ORDER ACCOUNT', '1 ORDER DAY', '4 ORDER MONTH', '2 ORDER WEEK']) await added(owner, text)
    expect(await inWords(owner)).toEqual(['1 DAY 1', '2 WEEK 1', '4 MONTH 1', '9 ACCOUNT 1'])
    expect(await inWords(newOwner())).toEqual([])
  })

  it('change, keep their ID, and go', async () => {
    const owner = newOwner()
    const id = await added(owner, '2 ORDER WEEK')
    const { answer } = await call(limits.updateOrderLimit, owner, { id, ...limitDraft('3 ORDER WEEK 2') })
    expect(answer.Value).toMatchObject({ ID: id, Value: 3, LimitTimeScopeAmount: 2 })
    expect(await listed(owner)).toEqual([answer.Value])
    const remove = (headers = {}) => call(limits.removeOrderLimit, owner, { id }, { headers })
    const headers = { 'idempotency-key': 'remove-this-limit' }
    expect([await remove(headers), await remove(headers), await remove()].map(({ status }) => status)).toEqual([
      200, 200, 404,
    ])
    expect(await listed(owner)).toEqual([])
  })

  it('[global-limits-shape] count orders, not items', async () => {
    const owner = newOwner()
    const refused = (await add(owner, '5 ITEM WEEK')).answer
    expect([refused.Successful, refused.FailureReason]).toEqual([false, 'Limits of all products count orders.'])
    expect(await listed(owner)).toEqual([])
  })

  it('[order-limit-scope] have the amount 1 in the scope of the account, and items in that of an order', async () => {
    const owner = newOwner()
    expect((await add(owner, '9 ORDER ACCOUNT 2')).status).toBe(400)
    const pantry = await openPantry(owner)
    const ofOrder = (amount: number) =>
      call(limits.addProductLimit, owner, { id: pantry.beans.ID, ...limitDraft(`2 ITEM ORDER ${amount}`) })
    expect([(await ofOrder(2)).status, (await ofOrder(1)).answer.Successful]).toEqual([400, true])
    expect(await listed(owner)).toEqual([])
  })

  it('[limits-max-configurable] are as many as the tenant allows', async () => {
    vi.stubEnv('MAX_LIMITS', '2')
    const owner = newOwner()
    for (const text of ['1 ORDER DAY', '2 ORDER WEEK']) await added(owner, text)
    expect((await add(owner, '4 ORDER MONTH')).answer.FailureReason).toBe(
      'There are at most 2 limits of a type. Please remove one first.',
    )
    vi.unstubAllEnvs()
    expect((await add(owner, '4 ORDER MONTH')).answer.Successful).toBe(true)
  })

  it('[limits-add-maximum] are at most five, also when two people add the last one at the same moment', async () => {
    const owner = newOwner()
    for (let amount = 1; amount < defaultMaxLimits; amount++) await added(owner, `1 ORDER DAY ${amount}`)
    const last = await Promise.all([add(owner, '1 ORDER WEEK'), add(owner, '1 ORDER MONTH')])
    expect(last.map(({ answer }) => answer.Successful).sort()).toEqual([false, true])
    expect(last.find(({ answer }) => !answer.Successful)?.answer.FailureReason).toBe(
      'There are at most 5 limits of a type. Please remove one first.',
    )
    expect(await listed(owner)).toHaveLength(defaultMaxLimits)
  })

  it('repeat no time scope', async () => {
    const owner = newOwner()
    await added(owner, '2 ORDER WEEK')
    const other = await added(owner, '4 ORDER MONTH')
    const reason = 'There is already a limit with this type and time scope. Please change that one.'
    expect((await add(owner, '3 ORDER WEEK')).answer.FailureReason).toBe(reason)
    const turned = await call(limits.updateOrderLimit, owner, { id: other, ...limitDraft('3 ORDER WEEK') })
    expect(turned.answer.FailureReason).toBe(reason)
    expect(await inWords(owner)).toEqual(['2 WEEK 1', '4 MONTH 1'])
  })

  it('are added once when the call is repeated under its key', async () => {
    const owner = newOwner()
    const headers = { 'idempotency-key': 'add-this-limit' }
    const [first, second] = [await add(owner, '2 ORDER WEEK', headers), await add(owner, '2 ORDER WEEK', headers)]
    expect(second.answer).toEqual(first.answer)
    expect(await listed(owner)).toHaveLength(1)
  })

  it('of another owner are not found', async () => {
    const owner = newOwner()
    const id = await added(owner, '2 ORDER WEEK')
    const other = newOwner()
    const answers = [
      await call(limits.updateOrderLimit, other, { id, ...limitDraft('9 ORDER WEEK') }),
      await call(limits.removeOrderLimit, other, { id }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(await inWords(owner)).toEqual(['2 WEEK 1'])
  })
})

describe('a limit by the size of the household', () => {
  const bySize = (value: number, Middle: number, Large: number) => ({
    ...limitDraft(`${value} ITEM ORDER`),
    BySize: { Middle, Large },
  })

  it('is saved, listed and refused when a larger household would get less', async () => {
    const owner = newOwner()
    const { answer } = await call(limits.setItemsPerOrderLimit, owner, { Value: 10, BySize: { Middle: 15, Large: 20 } })
    expect(answer.Value).toMatchObject({ Value: 10, BySize: { Middle: 15, Large: 20 } })
    expect((await call(limits.getItemsPerOrderLimit, owner, {})).answer.Value).toEqual(answer.Value)
    const wrong = await call(limits.setItemsPerOrderLimit, owner, { Value: 10, BySize: { Middle: 9, Large: 20 } })
    expect([wrong.status, wrong.answer.Message]).toEqual([400, 'BySize: larger households may take as much at least'])
    const plain = await call(limits.setItemsPerOrderLimit, owner, { Value: 10 })
    expect(plain.answer.Value).not.toHaveProperty('BySize')
  })

  it.each([
    [null, 2],
    [2, 2],
    [4, 3],
    [6, 5],
  ])(
    'for %s people is the same in the list, in the cart and when the order is placed: %d',
    async (HouseholdSize, most) => {
      const pantry = await openPantry(newOwner())
      const customer = await customerFor(pantry.owner, { HouseholdSize })
      await call(limits.addProductLimit, pantry.owner, { id: pantry.beans.ID, ...bySize(2, 3, 5) })
      const shown = await call(inventory.getItemsGrid, asCustomer(customer), pickupOf(pantry))
      expect(shown.answer.Value?.Ordering).toMatchObject({ HouseholdSize })
      const row = shown.answer.Value?.rows.find(({ ID }) => ID === pantry.beans.ID)
      expect(row?.Limits?.map(({ Value, BySize }) => [Value, BySize])).toEqual([[most, undefined]])
      const tooMany = await place(customer, { at: pantry, of: lines([pantry.beans, most + 1]) })
      expect(tooMany.answer.Successful).toBe(false)
      expect((await place(customer, { at: pantry, of: lines([pantry.beans, most]) })).answer.Successful).toBe(true)
    },
  )

  it('counts for all items as well, and says nothing where no limit depends on it', async () => {
    const pantry = await openPantry(newOwner())
    const customer = await customerFor(pantry.owner, { HouseholdSize: 5 })
    const other = await openPantry(newOwner())
    const guest = await customerFor(other.owner, { HouseholdSize: 5 })
    const plain = await call(inventory.getItemsGrid, asCustomer(guest), pickupOf(other))
    expect(plain.answer.Value?.Ordering).not.toHaveProperty('HouseholdSize')
    await call(limits.setItemsPerOrderLimit, pantry.owner, { Value: 1, BySize: { Middle: 2, Large: 4 } })
    const ofFive = await call(inventory.getItemsGrid, asCustomer(customer), pickupOf(pantry))
    expect(ofFive.answer.Value?.Ordering).toMatchObject({ HouseholdSize: 5, ItemsPerOrder: { Value: 4 } })
    const refused = await place(customer, { at: pantry, of: lines([pantry.beans, 3], [pantry.milk, 2]) })
    expect(refused.answer.FailureReason).toContain('4')
  })
})
