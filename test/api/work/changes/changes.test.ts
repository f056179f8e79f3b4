import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { peopleKeys } from '../../../../functions/core/table/keys/people.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { putEntity, putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { movementWrites } from '../../../../functions/pantry/products/stockTable.ts'
import type { Caller, Role } from '../../../../shared/core/access.ts'
import type { Endpoint, Input } from '../../../../shared/core/schema/endpoint.ts'
import * as people from '../../../../shared/network/people/api.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import * as erp from '../../../../shared/pantry/erp/api.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import * as tags from '../../../../shared/pantry/tags/api.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import * as changes from '../../../../shared/work/changes/api.ts'
import { changeInWords } from '../../../../shared/work/changes/words.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { addressDraft, customerDraft, customerProfile, storedNeighbor } from '../../../engine/customers.ts'
import { limitDraft } from '../../../engine/limits.ts'
import { asCustomer } from '../../../engine/ordering.ts'
import { shelved } from '../../../engine/pantry.ts'
import { agency, people as callers, ids, makeSmallTenant, person, userOf } from '../../../engine/smallTenant.ts'
import { everything } from '../../../engine/stored.ts'
import { tagDraft } from '../../../engine/tags.ts'

/** The log of staff's changes over the real handlers and the embedded table. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => {
  vi.useRealTimers()
})

let made = 0
async function stored(Role: Role, EntityID: number, Name: string): Promise<Caller> {
  made += 1
  const UserID = 80_000 + made
  const caller = { ...person(Role, EntityID, [ids.foodBank]), UserID, Subject: `subject-${UserID}` }
  await table.commit(
    putUser({ ...userOf(caller), UserName: `p${UserID}`, Name, EMailAddress: `p${UserID}@example.org` }),
  )
  return caller
}
/** A new agency of food bank 10, with one person. */
async function newAgency(Name = 'Ada'): Promise<Caller> {
  made += 1
  await table.commit([putEntity(agency(81_000 + made, ids.foodBank))])
  return stored('agency', 81_000 + made, Name)
}
const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])

/** Changes of one instant have no order. */
const aMinuteLater = () => setClock(new Date(Date.now() + 60_000))
async function done<I, V>(endpoint: Endpoint<I, V>, by: Caller, input: I, headers = {}): Promise<V> {
  aMinuteLater()
  const { answer, body } = await call(endpoint, by, input as never, { headers })
  if (!answer.Successful) throw new Error(`${endpoint.id}: ${body}`)
  return answer.Value as V
}
const log = async (by: Caller, query: Partial<Input<typeof changes.getChangesGrid>> = {}) => {
  const { answer, body } = await call(changes.getChangesGrid, by, { entityId: by.EntityID, ...query })
  if (!answer.Value) throw new Error(`No log: ${body}`)
  return answer.Value
}
const sentences = async (by: Caller, query: Partial<Input<typeof changes.getChangesGrid>> = {}) =>
  (await log(by, query)).rows.map((change) => changeInWords(change, 'en'))
const adjust = (by: Caller, id: number, UpdatedValue: number, more: object = {}, headers = {}) =>
  done(stock.adjustQuantity, by, { id, UpdatedValue, Reason: 'counted', Note: '', ...more }, headers)

describe('the log has, newest first,', () => {
  it('corrections and counts of stock, products that were added and removed', async () => {
    const owner = await newAgency()
    const { ID, Name } = await shelved(owner, 12)
    await adjust(owner, ID, 9, { Reason: 'damaged', Note: 'Dented' })
    await adjust(owner, ID, 8)
    await done(inventory.removeItem, owner, { id: ID })
    expect(await sentences(owner)).toEqual([
      `Ada removed the product ${Name}, of which there were 8.`,
      `Ada counted ${Name}: 8 instead of 9.`,
      `Ada corrected ${Name} from 12 to 9: damaged. Note: Dented`,
      `Ada added the product ${Name} with 12.`,
    ])
    const [newest] = (await log(owner)).rows
    expect(newest).toMatchObject({ At: new Date().toISOString(), By: { UserID: owner.UserID }, ProductID: ID })
  })

  it('goods that were put on the shelf from a receipt, one line a product', async () => {
    const owner = await newAgency()
    const { ID, Name } = await shelved(owner, 5)
    const receipt = await done(receipts.createReceipt, owner, {
      donorLocationId: ids.donorLocation,
      categories: [1, 2].map((categoryId) => ({ categoryId, pounds: 10 })),
      date: '2026-11-19',
    })
    const line = { PantryInventoryItemID: ID, Quantity: 10 }
    const Lines = [1, 2].map((DonationCategoryID) => ({ DonationCategoryID, ...line }))
    const shelf = await done(stock.putReceiptOnShelf, owner, { id: receipt.PickupID, Lines })
    expect(await sentences(owner, { kind: 'goods' })).toEqual([
      `Ada put ${Name} of the receipt ${shelf.Code} on the shelf: +20.`,
    ])
  })

  it('ERP rows that were matched, matched anew and not any more', async () => {
    const owner = await stored('foodbankuser', ids.foodBank, 'Eve')
    const [rice, beans] = [await shelved(owner, 5), await shelved(owner, 5)]
    const file = { ImportID: 'log', IsPreview: false, Columns: ['ERP Code', 'Description', 'ERP Quantity'] }
    const rows = [{ Row: 2, Cells: ['A-1', 'Rice', '4'] }]
    const [row] = await done(erp.importErpItems, owner, { ...file, rows })
    const id = row?.ID ?? 0
    const match = (PantryInventoryItemID: number, EachesPer: number) =>
      done(erp.updateImportItem, owner, { id, PantryInventoryItemID, EachesPer })
    for (const eaches of [12, 12, 10]) await match(rice.ID, eaches)
    await match(beans.ID, 10)
    for (let time = 0; time < 2; time++) await done(erp.deleteImportItemMapping, owner, { id })
    const found = await sentences(administrator, { kind: 'goods', madeBy: 'Eve' })
    expect([found[0], ...found.slice(1, 3).toSorted(), ...found.slice(3)]).toEqual([
      `Eve ended the match of the ERP row A-1 with ${beans.Name}: −40.`,
      `Eve ended the match of the ERP row A-1 with ${rice.Name}: −40.`,
      `Eve matched the ERP row A-1 with ${beans.Name}: +40.`,
      `Eve matched the ERP row A-1 with ${rice.Name}: −8.`,
      `Eve matched the ERP row A-1 with ${rice.Name}: +48.`,
    ])
  })

  it('products that were switched off and on', async () => {
    const owner = await newAgency()
    const { ID: id, Name } = await shelved(owner, 1)
    for (const IsActive of [true, true, false]) await done(inventory.toggleItemActive, owner, { id, IsActive })
    expect(await sentences(owner, { kind: 'products' })).toEqual([
      `Ada switched the product ${Name} off: it can’t be ordered.`,
      `Ada switched the product ${Name} on: it can be ordered.`,
    ])
  })

  it('what staff did to neighbors, by number alone, and not what neighbors do themselves', async () => {
    const owner = await stored('foodbankuser', ids.foodBank, 'Noor')
    const { ID: id } = await storedNeighbor({ FirstName: 'Wilhelmina', LastName: 'Quist' })
    const self = asCustomer({ ID: id, FoodBankID: ids.foodBank })
    const about = { FirstName: 'Wilhelmina', LastName: 'Quistgaard' }
    const draft = { ...customerDraft({ EMailAddress: null, IsEmailNotificationEnabled: false }), ...about }
    for (const IsRestricted of [true, true, false]) await done(customers.restrictCustomer, owner, { id, IsRestricted })
    await done(customers.updateCustomer, owner, { id, ...draft })
    const { ID: addressId } = await done(customers.createCustomerAddress, owner, { id, ...addressDraft })
    await done(customers.updateCustomerProfile, self, { id, ...customerProfile, ...about })
    await done(customers.deleteCustomerAddress, self, { id, addressId })
    await done(customers.forgetCustomer, owner, { id })
    const query = { kind: 'neighbors', madeBy: 'Noor', searchFilter: String(id) } as const
    expect(await sentences(administrator, query)).toEqual([
      `Noor deleted the personal data of neighbor ${id}.`,
      `Noor changed the addresses of neighbor ${id}.`,
      `Noor changed the details of neighbor ${id}.`,
      `Noor allowed neighbor ${id} to order again.`,
      `Noor blocked the orders of neighbor ${id}.`,
    ])
    const entries = (await everything()).filter(({ pk }) => String(pk).endsWith('#AUDIT'))
    expect(JSON.stringify(entries)).not.toMatch(/Wilhelmina|Quist|Elm Street/)
  })

  it('neighbors that were merged and separated again, by the numbers of both', async () => {
    const owner = await stored('foodbankuser', ids.foodBank, 'Mia')
    const same = { FirstName: 'Ottilie', LastName: 'Quist', DateOfBirth: '1980-02-03' }
    const [kept, duplicate] = [await storedNeighbor(same), await storedNeighbor(same)]
    const merge = { id: kept.ID, DuplicateID: duplicate.ID }
    const headers = { 'idempotency-key': 'merged-only-once' }
    for (let time = 0; time < 2; time++) await done(customers.mergeCustomers, owner, merge, headers)
    await done(customers.undoCustomerMerge, owner, merge)
    for (const { ID } of [kept, duplicate])
      expect(await sentences(administrator, { kind: 'neighbors', madeBy: 'Mia', searchFilter: String(ID) })).toEqual([
        `Mia undid the merge of neighbor ${duplicate.ID} into neighbor ${kept.ID}.`,
        `Mia merged neighbor ${duplicate.ID} into neighbor ${kept.ID}.`,
      ])
    const entries = (await everything()).filter(({ pk }) => String(pk).endsWith('#AUDIT'))
    expect(JSON.stringify(entries)).not.toMatch(/Ottilie|Quist/)
  })

  it('limits of all products, of a product and of a tag', async () => {
    const owner = await newAgency()
    await done(limits.setItemsPerOrderLimit, owner, { Value: 25 })
    await done(limits.setItemsPerOrderLimit, owner, { Value: 30 })
    await done(limits.removeItemsPerOrderLimit, owner, {})
    const { ID: id } = await done(limits.addOrderLimit, owner, limitDraft('1 ORDER DAY'))
    await done(limits.updateOrderLimit, owner, { id, ...limitDraft('2 ORDER WEEK') })
    await done(limits.removeOrderLimit, owner, { id })
    expect(await sentences(owner)).toEqual([
      'Ada removed a limit for all products: 2 orders every week.',
      'Ada changed a limit for all products from 1 order every day to 2 orders every week.',
      'Ada added a limit for all products: 1 order every day.',
      'Ada removed a limit for all products: 30 items every order.',
      'Ada changed a limit for all products from 25 items every order to 30 items every order.',
      'Ada added a limit for all products: 25 items every order.',
    ])
  })

  it('limits of a product and of a tag', async () => {
    const owner = await newAgency()
    const { ID: id, Name } = await shelved(owner, 12)
    const { ID: limitId } = await done(limits.addProductLimit, owner, { id, ...limitDraft('2 ITEM ORDER') })
    await done(limits.updateProductLimit, owner, { id, limitId, ...limitDraft('3 ITEM ORDER') })
    await done(limits.removeProductLimit, owner, { id, limitId })
    const draft = { ...tagDraft('Baby'), Limits: [limitDraft('4 ITEM MONTH')] }
    const tag = await done(tags.addTag, owner, draft)
    const [kept] = tag.Limits
    const Limits = [{ ID: kept?.ID, ...limitDraft('5 ITEM MONTH') }, limitDraft('1 ORDER DAY')]
    await done(tags.updateTag, owner, { ...draft, id: tag.ID, Version: 1, Limits: Limits as never })
    await done(tags.deleteTag, owner, { id: tag.ID })
    expect(await sentences(owner, { kind: 'limits', searchFilter: Name })).toEqual([
      `Ada removed a limit for the product ${Name}: 3 items every order.`,
      `Ada changed a limit for the product ${Name} from 2 items every order to 3 items every order.`,
      `Ada added a limit for the product ${Name}: 2 items every order.`,
    ])
    // Those of one moment have no order.
    const ofTag = await sentences(owner, { searchFilter: 'baby' })
    expect(ofTag.slice(0, 2).toSorted()).toEqual([
      'Ada removed a limit for the tag Baby: 1 order every day.',
      'Ada removed a limit for the tag Baby: 5 items every month.',
    ])
    expect(ofTag.slice(2, 4).toSorted()).toEqual([
      'Ada added a limit for the tag Baby: 1 order every day.',
      'Ada changed a limit for the tag Baby from 4 items every month to 5 items every month.',
    ])
    expect(ofTag.slice(4)).toEqual(['Ada added a limit for the tag Baby: 4 items every month.'])
  })

  it('people, their roles and accounts, with the values before', async () => {
    const owner = await newAgency()
    const { EntityID: entityId } = owner
    const { UserID: userId } = await stored('agency', entityId, 'Ben')
    const guest = { EMailAddress: 'guest@example.org', Name: 'Ann', Role: 'agency', Language: 'en' } as const
    await done(people.invitePerson, owner, { entityId, ...guest })
    await done(people.updatePerson, owner, { entityId, userId, Name: 'Benn', Language: 'es' })
    await done(people.updatePersonAccess, owner, { entityId, userId, IsDisabled: true })
    await done(people.removePersonRole, administrator, { entityId, userId, Role: 'agency' })
    expect(await sentences(owner)).toEqual([
      `Person ${administrator.UserID} took the role Agency away from Benn.`,
      'Ada switched off the account of Benn.',
      'Ada changed the name of Ben to Benn. Ada changed the language of Benn from English to Español.',
      'Ada invited guest@example.org as Agency.',
    ])
  })

  it('a role that became another one', async () => {
    const { UserID: userId } = await stored('foodbankuser', ids.foodBank, 'Cy')
    const roles = { Role: 'foodbankuser', NewRole: 'foodbankrtcoord' } as const
    await done(people.changePersonRole, administrator, { entityId: ids.foodBank, userId, ...roles })
    expect((await sentences(administrator)).at(0)).toBe(
      `Person ${administrator.UserID} changed the role of Cy from Food bank staff to Food bank coordinator.`,
    )
  })
})

describe('the log does not have', () => {
  it('what was refused, repeated, or changed nothing', async () => {
    const owner = await newAgency()
    const { ID } = await shelved(owner, 5)
    const headers = { 'idempotency-key': 'counted-only-once' }
    for (let time = 0; time < 2; time++) await adjust(owner, ID, 4, {}, headers)
    for (let time = 0; time < 2; time++) await done(limits.setItemsPerOrderLimit, owner, { Value: 25 })
    await done(limits.addOrderLimit, owner, limitDraft('1 ORDER DAY'))
    const twice = await call(limits.addOrderLimit, owner, limitDraft('2 ORDER DAY'))
    expect(twice.answer.Successful).toBe(false)
    const last = { entityId: owner.EntityID, userId: owner.UserID, Role: 'agency' } as const
    expect((await call(people.removePersonRole, owner, last)).answer.Successful).toBe(false)
    expect(await sentences(owner)).toHaveLength(4)
  })

  it('what an order takes: that is in the ledger', async () => {
    const owner = await newAgency()
    const { ID: ProductID } = await shelved(owner, 5)
    const taken = { Cause: 'order', Quantity: -2, OrderQuantity: 2, Reference: { Kind: 'order', ID: 7 } } as const
    await table.commit(movementWrites({ EntityID: owner.EntityID, ProductID, By: owner, At: new Date(), ...taken }))
    expect((await call(stock.listMovements, owner, { id: ProductID })).answer.Value?.rows).toHaveLength(2)
    expect(await sentences(owner)).toHaveLength(1)
  })
})

it('of two people who correct one product at the same moment, each entry goes on from the other', async () => {
  const owner = await newAgency()
  const other = await stored('agency', owner.EntityID, 'Ben')
  const { ID } = await shelved(owner, 10)
  aMinuteLater()
  await Promise.all(
    [owner, other].map((by, index) =>
      call(stock.adjustQuantity, by, { id: ID, UpdatedValue: 4 + index, Reason: 'counted', Note: '' }),
    ),
  )
  const corrected = (await log(owner)).rows.flatMap((change) =>
    change.Kind === 'stock' && change.Action === 'corrected' ? [change] : [],
  )
  expect(corrected).toHaveLength(2)
  const first = corrected.find(({ From }) => From === 10)
  expect(corrected.find((change) => change !== first)?.From).toBe(first?.To)
})

it('of two people who count the same at the same moment, each has an entry', async () => {
  const owner = await newAgency()
  const other = await stored('agency', owner.EntityID, 'Cleo')
  const { ID } = await shelved(owner, 10)
  aMinuteLater()
  for (const by of [owner, other]) {
    const { status } = await call(stock.adjustQuantity, by, { id: ID, UpdatedValue: 10, Reason: 'counted', Note: '' })
    expect(status).toBe(200)
  }
  const counted = (await log(owner)).rows.filter((change) => change.Kind === 'stock' && change.Action === 'corrected')
  expect(new Set(counted.map(({ By }) => By?.UserID))).toEqual(new Set([owner.UserID, other.UserID]))
})

describe('the log is cut down', () => {
  it('to a kind, to who made it, and page by page', async () => {
    const owner = await newAgency('Ada Brook')
    const other = await stored('agency', owner.EntityID, 'Ben Cole')
    const { ID } = await shelved(owner, 1)
    for (let count = 2; count <= 7; count++) await adjust(count % 2 === 0 ? owner : other, ID, count)
    await done(limits.setItemsPerOrderLimit, other, { Value: 25 })
    expect(await sentences(owner, { kind: 'limits' })).toHaveLength(1)
    expect(await sentences(owner, { kind: 'people' })).toEqual([])
    expect(await sentences(owner, { madeBy: 'cole' })).toHaveLength(4)
    expect(await sentences(owner, { madeBy: 'cole', kind: 'stock' })).toHaveLength(3)
    const whole = await log(owner)
    const paged: unknown[] = []
    let cursor: string | undefined
    for (let pages = 0; pages < 4; pages++) {
      const page = await log(owner, { rows: 3, ...(cursor ? { cursor } : {}) })
      paged.push(...page.rows)
      cursor = page.cursor
      if (!cursor) break
    }
    expect(whole.rows).toHaveLength(8)
    expect(paged).toEqual(whole.rows)
  })

  it('to days of the entity’s own zone', async () => {
    const owner = await newAgency()
    // One minute before midnight in New York, and one after it.
    setClock(new Date('2026-11-22T04:58:00.000Z'))
    await done(limits.setItemsPerOrderLimit, owner, { Value: 25 })
    aMinuteLater()
    await done(limits.setItemsPerOrderLimit, owner, { Value: 30 })
    const on = async (dateStartFilter: string, dateEndFilter: string) =>
      (await log(owner, { dateStartFilter, dateEndFilter })).rows.map(({ At }) => At)
    expect(await on('2026-11-21', '2026-11-21')).toEqual(['2026-11-22T04:59:00.000Z'])
    expect(await on('2026-11-22', '2026-11-22')).toEqual(['2026-11-22T05:01:00.000Z'])
    expect(await on('2026-11-21', '2026-11-22')).toHaveLength(2)
    expect(await on('2026-11-22', '2026-11-21')).toEqual([])
    expect(await log(owner)).toMatchObject({ TimeZone: 'America/New_York', Entity: { ID: owner.EntityID } })
    setClock(morning)
  })
})

it('is seen by the entity and the administrators of its food bank, and by nobody else', async () => {
  const owner = await newAgency()
  await done(limits.setItemsPerOrderLimit, owner, { Value: 25 })
  const { EntityID: entityId } = owner
  const seen = async (by: Caller) => (await call(changes.getChangesGrid, by, { entityId })).status
  expect(await sentences(administrator, { entityId })).toHaveLength(1)
  expect(await seen(await newAgency())).toBe(404)
  expect(await seen(person('foodbankadmin', ids.otherFoodBank, [ids.otherFoodBank]))).toBe(404)
  expect(await seen(callers.network)).toBe(404)
  expect(await seen(callers.foodBank)).toBe(403)
  expect(await seen(callers.store)).toBe(403)
})

it('leaves entries from before it to the page of their person', async () => {
  const owner = await newAgency()
  const { EntityID: entityId, UserID: userId } = owner
  const At = '2026-10-01T12:00:00.000Z'
  const entry = { At, By: null, UserID: userId, Person: 'Ada', Action: 'renamed' }
  await table.commit([{ put: { ...peopleKeys.personAudit(entityId, userId, At, 1), ...entry } }])
  await done(people.updatePerson, administrator, { entityId, userId, Name: 'Ada B.', Language: 'en' })
  const { answer } = await call(people.getPerson, administrator, { entityId, userId })
  expect(answer.Value?.Changes).toEqual([expect.objectContaining({ Name: 'Ada', NewName: 'Ada B.' }), entry])
  expect((await log(owner)).rows).toHaveLength(1)
})
