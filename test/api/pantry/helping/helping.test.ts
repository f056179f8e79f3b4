import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nextId } from '../../../../functions/core/table/ids.ts'
import { entityKeys } from '../../../../functions/core/table/keys/entities.ts'
import { helperKeys } from '../../../../functions/core/table/keys/helping.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { orderById } from '../../../../functions/pantry/orders/orderTable.ts'
import { catalogue } from '../../../../shared/catalogue.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { User } from '../../../../shared/network/organizations/entity.ts'
import * as session from '../../../../shared/network/session/api.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as helpers from '../../../../shared/pantry/helping/api.ts'
import { maxHelpers } from '../../../../shared/pantry/helping/helping.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { distributionOf } from '../../../../shared/pantry/orders/distribution.ts'
import { handOverFacts } from '../../../../shared/pantry/orders/order.fixture.ts'
import * as customerExports from '../../../../shared/pantry/pantryReports/customerExportApi.ts'
import * as tefap from '../../../../shared/pantry/tefap/api.ts'
import * as changes from '../../../../shared/work/changes/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { asCustomer, customerFor, lines, openPantry, place } from '../../../engine/ordering.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'

/** A person who orders for other households, over the real handlers and the embedded table. */

beforeAll(() => makeSmallTenant())
beforeEach(() => setClock(morning))

const Until = '2026-12-20'
let made = 0

/** A household with an account of its own. */
async function household(more: Partial<Customer> = {}) {
  const customer = await customerFor(people.foodBank, { FirstName: 'Rosa', LastName: 'Medina', ...more })
  const by = { ...asCustomer(customer), Subject: `helping-${++made}`, UserID: await nextId('user') }
  const user: User = {
    ...{ ID: by.UserID, Subject: by.Subject, UserName: `h${made}@example.org`, Name: `Helper ${made}` },
    ...{ EMailAddress: `h${made}@example.org`, Language: 'en', TimeZone: 'America/New_York', Unsubscribed: [] },
    Roles: [{ Role: 'customer', EntityID: ids.foodBank, EntityName: 'Food bank' }],
    ...{ ActiveRole: { Role: 'customer', EntityID: ids.foodBank }, CustomerID: customer.ID },
  }
  await table.commit([{ put: { ...entityKeys.user(user.Subject), ...user } }])
  return { customer, by: by as Caller }
}
type Household = Awaited<ReturnType<typeof household>>

const codeOf = async ({ customer, by }: Household, input: object = {}, giver: Caller = by) =>
  call(helpers.giveHelp, giver, { id: customer.ID, Until, ...input } as never)
const accept = (helper: Household, Code: string) => call(helpers.acceptHelp, helper.by, { Code })
async function helped(): Promise<{ family: Household; helper: Household }> {
  const [family, helper] = [await household(), await household({ FirstName: 'Ana' })]
  const { answer } = await codeOf(family)
  const accepted = await accept(helper, answer.Value?.Code ?? '')
  expect(accepted.answer.Value).toMatchObject({ CustomerID: family.customer.ID, Name: 'Rosa M.', Until })
  return { family, helper }
}
const actFor = (helper: Household, customerId?: number) =>
  call(session.setActiveRole, helper.by, {
    Role: 'customer',
    EntityID: ids.foodBank,
    ...(customerId === undefined ? {} : { CustomerID: customerId }),
  })

describe('a helper', () => {
  it('orders for the household they switched to, under their own name, and for their own again', async () => {
    const { family, helper } = await helped()
    const pantry = await openPantry(people.foodBank)
    const order = (by: Caller, of: Customer) => place(of, { at: pantry, of: lines([pantry.beans, 1]), by })
    expect((await order(helper.by, family.customer)).status).toBe(404)
    const switched = await actFor(helper, family.customer.ID)
    expect(switched.answer.Value).toMatchObject({
      CustomerID: family.customer.ID,
      ActsFor: family.customer.ID,
      Helps: [{ CustomerID: family.customer.ID, Name: 'Rosa M.' }],
    })
    const { answer } = await order(helper.by, family.customer)
    const placed = await orderById(answer.Value?.OrderID ?? 0)
    expect(placed?.Helper).toEqual({ UserID: helper.by.UserID, Name: expect.stringMatching(/^Helper /) })
    expect(placed && distributionOf({ ...placed, HandOver: handOverFacts })?.OrderedBy).toBe(placed?.Helper?.Name)
    expect((await order(helper.by, helper.customer)).status).toBe(404)
    const cancelled = await call(orders.setOrderStatus, helper.by, {
      id: placed?.ID ?? 0,
      statusCode: 'CANCELLED',
    } as never)
    expect(cancelled.answer.Successful).toBe(true)
    expect((await actFor(helper)).answer.Value).toMatchObject({ CustomerID: helper.customer.ID })
    expect((await order(helper.by, family.customer)).status).toBe(404)
  })

  it('does not sign, change, read texts or be forgotten for the household, nor give help on', async () => {
    const { family, helper } = await helped()
    await actFor(helper, family.customer.ID)
    const id = family.customer.ID
    const refused = [
      call(tefap.signTefapDeclaration, helper.by, { id } as never),
      call(tefap.getTefapDeclaration, helper.by, { id }),
      call(customers.updateCustomerProfile, helper.by, { id } as never),
      call(customers.setPhoneNumber, helper.by, { id } as never),
      call(customers.createCustomerAddress, helper.by, { id } as never),
      call(customers.forgetCustomer, helper.by, { id }),
      call(helpers.giveHelp, helper.by, { id, Until } as never),
      call(helpers.listHelp, helper.by, { id }),
    ]
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual(refused.map(() => 403))
    const seen = await call(customers.getCustomer, helper.by, { id })
    expect(seen.answer.Value).toMatchObject({ FirstName: 'Rosa', PhoneNumber: null, EMailAddress: null })
  })

  it('may make only the calls that are named: one that comes is refused until somebody decides', () => {
    const open = catalogue.filter(({ roles }) => Array.isArray(roles) && roles.includes('customer'))
    const refused = open.filter(({ byHelper }) => !byHelper).map(({ id }) => id)
    expect(refused.toSorted()).toEqual([
      'createCustomerAddress',
      'deleteCustomerAddress',
      'endHelp',
      'exportCustomer',
      'forgetCustomer',
      'getTefapDeclaration',
      'giveHelp',
      'listCustomerLooks',
      'listHelp',
      'lookUpAddress',
      'redeemReferral',
      'setPhoneNumber',
      'signTefapDeclaration',
      'updateCustomerAddress',
      'updateCustomerProfile',
    ])
  })

  it('whose help is ended can do nothing at their next call, also with the app open', async () => {
    const { family, helper } = await helped()
    await actFor(helper, family.customer.ID)
    expect((await call(customers.getCustomer, helper.by, { id: family.customer.ID })).status).toBe(200)
    const end = () => call(helpers.endHelp, family.by, { id: family.customer.ID, helperId: helper.by.UserID } as never)
    expect((await end()).answer.Value).toEqual([])
    expect((await end()).answer.Value).toEqual([])
    expect((await call(customers.getCustomer, helper.by, { id: family.customer.ID })).status).toBe(410)
    expect((await actFor(helper, family.customer.ID)).answer.Successful).toBe(false)
    expect((await call(session.getSession, helper.by, {})).answer.Value).toMatchObject({
      CustomerID: helper.customer.ID,
    })
  })

  it('whose help has ended reads so where they were at work, in their language, until they order for themselves', async () => {
    const { family, helper } = await helped()
    const pantry = await openPantry(people.foodBank)
    await actFor(helper, family.customer.ID)
    const draft = { at: pantry, of: lines([pantry.beans, 1]), by: helper.by }
    const { answer } = await place(family.customer, draft)
    const id = answer.Value?.OrderID ?? 0
    const end = { id: family.customer.ID, helperId: helper.by.UserID }
    await call(helpers.endHelp, family.by, end as never)
    const cancel = (headers = {}) =>
      call(orders.setOrderStatus, helper.by, { id, statusCode: 'CANCELLED' } as never, { headers })
    const ended = 'The help for this household has ended. You can no longer order for it.'
    for (const refused of [await cancel(), await place(family.customer, draft)])
      expect([refused.status, refused.answer.Message]).toEqual([410, ended])
    expect((await cancel({ 'accept-language': 'es' })).answer.Message).toMatch(/^La ayuda para este hogar terminó\./)
    expect((await actFor(helper, family.customer.ID)).answer.FailureReason).toBe(ended)
    expect((await orderById(id))?.StatusCode).toBe('CREATED')
    // Their own they have as ever; once they order for themselves, it is an order of others like any.
    expect((await call(customers.getCustomer, helper.by, { id: helper.customer.ID })).status).toBe(200)
    await actFor(helper)
    expect((await cancel()).status).toBe(404)
  })

  it('helps until the last day and not after it', async () => {
    const { family, helper } = await helped()
    await actFor(helper, family.customer.ID)
    // Midnight in New York.
    setClock(new Date('2026-12-21T04:59:00.000Z'))
    expect((await call(customers.getCustomer, helper.by, { id: family.customer.ID })).status).toBe(200)
    setClock(new Date('2026-12-21T05:00:00.000Z'))
    expect((await call(customers.getCustomer, helper.by, { id: family.customer.ID })).status).toBe(410)
  })

  it('stands in the data that the household takes along, which the helper can’t take', async () => {
    const { family, helper } = await helped()
    const take = (by: Caller) => call(customerExports.exportCustomer, by, { id: family.customer.ID })
    const { answer } = await take(family.by)
    expect(answer.Value?.Helpers).toEqual([
      expect.objectContaining({ ID: helper.by.UserID, Name: expect.any(String), Until }),
    ])
    expect(JSON.stringify(answer.Value)).not.toContain(helper.by.Subject)
    await actFor(helper, family.customer.ID)
    expect((await take(helper.by)).status).toBe(403)
  })

  it('reaches no household that did not let them', async () => {
    const [{ helper }, stranger] = [await helped(), await household()]
    expect((await actFor(helper, stranger.customer.ID)).answer.Successful).toBe(false)
    expect((await call(customers.getCustomer, helper.by, { id: stranger.customer.ID })).status).toBe(404)
  })
})

describe('a code', () => {
  it('is used once, of two people at the same moment by one', async () => {
    const [family, one, other] = [await household(), await household(), await household()]
    const { answer } = await codeOf(family)
    const Code = answer.Value?.Code ?? ''
    const taken = await Promise.all([accept(one, Code), accept(other, Code)])
    expect(taken.filter(({ answer: { Successful } }) => Successful)).toHaveLength(1)
    const listed = await call(helpers.listHelp, family.by, { id: family.customer.ID })
    expect(listed.answer.Value).toHaveLength(1)
  })

  it('that is wrong, too old or one’s own gives nothing, and is not tried for ever', async () => {
    const [family, helper] = [await household(), await household()]
    const { answer } = await codeOf(family)
    const Code = answer.Value?.Code ?? ''
    expect((await accept(family, Code)).answer.FailureReason).toMatch(/your own household/)
    setClock(new Date(morning.getTime() + 8 * 86_400_000))
    expect((await accept(helper, Code)).answer.FailureReason).toMatch(/^This code does not work/)
    const tries = []
    for (let nth = 0; nth < 20; nth++) tries.push((await accept(helper, `wrong-${nth}`)).status)
    expect(tries.at(0)).toBe(200)
    expect(tries.at(-1)).toBe(429)
    expect(await table.all(helperKeys.ofCustomer(family.customer.ID), {} as never).catch(() => [])).toEqual([])
  })

  it(`is for at most ${maxHelpers} people a household`, async () => {
    const family = await household()
    for (let nth = 0; nth < maxHelpers; nth++) {
      const { answer } = await codeOf(family)
      expect((await accept(await household(), answer.Value?.Code ?? '')).answer.Successful).toBe(true)
    }
    expect((await codeOf(family)).answer.FailureReason).toMatch(/^3 people help/)
  })

  it('is made by staff with spoken consent alone, whose name stands with it, and all of it is in the log', async () => {
    const [family, helper] = [await household(), await household()]
    expect((await codeOf(family, {}, people.foodBank)).answer.Successful).toBe(false)
    const { answer } = await codeOf(family, { IsConsentSpoken: true }, people.foodBank)
    await accept(helper, answer.Value?.Code ?? '')
    await actFor(helper, family.customer.ID)
    const listed = await call(helpers.listHelp, people.foodBank, { id: family.customer.ID })
    expect(listed.answer.Value).toMatchObject([
      { ID: helper.by.UserID, Until, GivenBy: { UserID: people.foodBank.UserID } },
    ])
    const end = { id: family.customer.ID, helperId: helper.by.UserID }
    await call(helpers.endHelp, people.foodBank, end as never)
    const log = await call(changes.getChangesGrid, person('foodbank', ids.foodBank), {
      entityId: ids.foodBank,
    } as never)
    const actions = log.answer.Value?.rows.flatMap((one) =>
      one.Kind === 'neighbors' && one.CustomerID === family.customer.ID ? [one.Action] : [],
    )
    expect(actions?.toSorted()).toEqual(['helpEnded', 'helpGiven', 'helpOffered', 'helpUsed'])
  })

  it('is for a day to come', async () => {
    const family = await household()
    for (const day of ['2026-11-19', '2028-01-01'])
      expect((await codeOf(family, { Until: day })).answer.FailureReason).toMatch(/^Please choose a day/)
  })
})
