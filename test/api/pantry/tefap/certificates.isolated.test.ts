import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { customerKeys } from '../../../../functions/core/table/keys/customers.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { certificatesOf } from '../../../../functions/pantry/customers/certificateTable.ts'
import { storedCustomer } from '../../../../functions/pantry/customers/customerTable.ts'
import { distributionsOfOrders } from '../../../../functions/pantry/orders/handOver/distributionTable.ts'
import { orderById } from '../../../../functions/pantry/orders/orderTable.ts'
import { changeProduct } from '../../../../functions/pantry/products/productTable.ts'
import { stockOfOwner } from '../../../../functions/pantry/products/stockTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import * as tefap from '../../../../shared/pantry/tefap/api.ts'
import { call, type HandlerCallOptions } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { customerDraft, tefapDraft } from '../../../engine/customers.ts'
import { asCustomer, customerFor, lines, type OpenPantry, openPantry, place } from '../../../engine/ordering.ts'
import { photoSize, startPhotoBucket, uploaded } from '../../../engine/photos.ts'
import { ids, makeSmallTenant, person } from '../../../engine/smallTenant.ts'

/** Declarations for TEFAP food, from signing to hand-over. */

let stopBucket: () => Promise<void>
beforeAll(async () => {
  stopBucket = await startPhotoBucket()
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(() => setClock(morning))
afterEach(() => void vi.unstubAllEnvs())
afterAll(async () => {
  vi.useRealTimers()
  await stopBucket()
})

let made = 0
const newOwner = (): Caller => person('agency', 8600 + ++made, [ids.foodBank])

/** Beans, and milk that is TEFAP's. */
async function pantryWithTefap(): Promise<OpenPantry> {
  const pantry = await openPantry(newOwner())
  await table.commit([changeProduct(pantry.milk.ID, undefined, { PantryInventoryItemSourceID: 2 })])
  return pantry
}

type Draft = Partial<Omit<Input<typeof tefap.signTefapDeclaration>, 'id'>>
const sign = (by: Caller, { ID: id }: Customer, more: Draft = {}, options?: HandlerCallOptions) =>
  call(tefap.signTefapDeclaration, by, { id, ...tefapDraft, ...more }, options)
const inOhio: Draft = { TextVersion: 'OH-1', Basis: 'income', Programs: [], IncomeTable: '2026 x 200%' }
const later = (days: number) => vi.setSystemTime(new Date(morning.getTime() + days * 86_400_000))
const isShownEligible = async (by: Caller, { ID: id }: Customer) =>
  (await call(customers.getFullCustomer, by, { id })).answer.Value?.IsTefapEligible
const bothOf = (pantry: OpenPantry) => lines([pantry.beans, 1], [pantry.milk, 1])

async function orderedBoth(pantry: OpenPantry, customer: Customer): Promise<number> {
  const { answer } = await place(customer, { at: pantry, of: bothOf(pantry) })
  return answer.Value?.OrderID ?? expect.fail(answer.FailureReason ?? 'no order')
}
const read = ['notPacked', 'otherDay'] as const
const handOver = (pantry: OpenPantry, id: number, Acknowledged: readonly string[] = read) =>
  call(orders.handOverOrder, pantry.owner, { id, Acknowledged } as never)
const recordOf = async (id: number) => (await distributionsOfOrders([id]))[0]

describe('a declaration', () => {
  it('that a family signs on its phone opens TEFAP food where its area is the food bank’s', async () => {
    const pantry = await pantryWithTefap()
    const customer = await customerFor(pantry.owner)
    expect((await place(customer, { at: pantry, of: bothOf(pantry) })).answer.FailureReason).toContain('TEFAP')
    const before = await call(tefap.getTefapDeclaration, asCustomer(customer), { id: customer.ID })
    expect(before.answer.Value).toMatchObject({ Held: null, IsValid: false, Methods: ['touch', 'typed'] })
    const { answer } = await sign(asCustomer(customer), customer)
    expect(answer.Value).toMatchObject({ IsValid: true, IsForHandOver: true, Held: { ValidTo: '2027-11-19' } })
    const [certificate] = await certificatesOf(customer)
    expect(certificate).toMatchObject({ Basis: 'categorical', Language: 'es', TextVersion: 'federal-1', Witness: null })
    expect(await isShownEligible(pantry.owner, customer)).toBe(true)
    expect(await storedCustomer(customer.ID)).toMatchObject({ HouseholdSize: 4, Ages: tefapDraft.Ages })
    const id = await orderedBoth(pantry, customer)
    expect((await handOver(pantry, id)).answer.Successful).toBe(true)
    expect(await recordOf(id)).toMatchObject({ CertificateID: certificate?.ID, TefapItems: 1 })
  })

  it('that is sent twice under a key is signed once, and the next one leaves it as it was', async () => {
    const pantry = await pantryWithTefap()
    const customer = await customerFor(pantry.owner)
    const options = { headers: { 'idempotency-key': 'declaration-1' } }
    await sign(asCustomer(customer), customer, {}, options)
    await sign(asCustomer(customer), customer, {}, options)
    const [first, ...others] = await certificatesOf(customer)
    expect(others).toEqual([])
    later(1)
    await sign(asCustomer(customer), customer, { Proxies: [{ Name: 'Ana', Until: '2026-12-31' }] })
    expect((await certificatesOf(customer)).at(-1)).toEqual(first)
    expect(await certificatesOf(customer)).toHaveLength(2)
  })

  it('that two phones sign at the same moment is one, which both have', async () => {
    const { owner } = await pantryWithTefap()
    const customer = await customerFor(owner)
    const by = asCustomer(customer)
    const both = await Promise.all([sign(by, customer), sign(by, customer, { SignedName: 'Luis Medina' })])
    const [only, ...more] = await certificatesOf(customer)
    expect(more).toEqual([])
    for (const { answer } of both) expect(answer.Value).toMatchObject({ IsValid: true, Held: { ID: only?.ID } })
  })

  it('whose form was opened before another was signed gives way to it; opened since, it takes its place', async () => {
    const { owner } = await pantryWithTefap()
    const customer = await customerFor(owner)
    const by = asCustomer(customer)
    const first = (await sign(by, customer, { Held: null })).answer.Value?.Held?.ID ?? 0
    expect((await sign(by, customer, { Held: null })).answer.Value?.Held?.ID).toBe(first)
    expect(await certificatesOf(customer)).toHaveLength(1)
    const renewed = (await sign(by, customer, { Held: first })).answer.Value?.Held?.ID
    expect((await certificatesOf(customer)).map(({ ID }) => ID).toSorted()).toEqual([first, renewed].toSorted())
  })

  it('that was spoken names the staff person who heard it; a family alone can’t say so', async () => {
    const pantry = await pantryWithTefap()
    const customer = await customerFor(pantry.owner)
    const alone = await sign(asCustomer(customer), customer, { Method: 'spoken' })
    expect(alone.answer.FailureReason).toContain('don’t take a declaration in this way')
    await sign(pantry.owner, customer, { Method: 'spoken' })
    const [certificate] = await certificatesOf(customer)
    expect(certificate?.Witness).toMatchObject({ UserID: pantry.owner.UserID, EntityID: pantry.owner.EntityID })
  })

  it('on paper needs its photo, which was given for that customer, and is taken once', async () => {
    const pantry = await pantryWithTefap()
    const [customer, other] = [await customerFor(pantry.owner), await customerFor(pantry.owner)]
    const prepared = (of: Customer) =>
      call(tefap.preparePaperPhoto, pantry.owner, { id: of.ID, ContentType: 'image/jpeg', Size: photoSize })
    const onPaper = (more: Draft) => sign(pantry.owner, customer, { Method: 'paper', ...more })
    expect((await onPaper({})).answer.FailureReason).toBe('Please photograph the signed paper.')
    const ofOther = await uploaded((await prepared(other)).answer.Value)
    expect((await onPaper({ PaperPhotoKey: ofOther })).answer.FailureReason).toContain('did not arrive')
    const { answer } = await prepared(customer)
    const neverSent = { PaperPhotoKey: answer.Value?.PhotoKey ?? '' }
    expect((await onPaper(neverSent)).answer.FailureReason).toContain('did not arrive')
    const PaperPhotoKey = await uploaded(answer.Value)
    const shown = (await onPaper({ PaperPhotoKey })).answer.Value?.Certificates
    expect((await fetch(shown?.[0]?.PaperPhotoUrl ?? '')).status).toBe(200)
    expect((await onPaper({ PaperPhotoKey })).answer.FailureReason).toContain('did not arrive')
    expect((await certificatesOf(customer)).map((one) => one.PaperPhotoKey)).toEqual([PaperPhotoKey])
  })

  it('of another family can’t be read or signed', async () => {
    const pantry = await pantryWithTefap()
    const [customer, other] = [await customerFor(pantry.owner), await customerFor(pantry.owner)]
    expect((await sign(asCustomer(other), customer)).status).toBe(404)
    expect((await call(tefap.getTefapDeclaration, asCustomer(other), { id: customer.ID })).status).toBe(404)
    expect(await certificatesOf(customer)).toEqual([])
  })

  it('is by the rules of the tenant’s state', async () => {
    vi.stubEnv('TEFAP_STATE', 'OH')
    const pantry = await pantryWithTefap()
    const customer = await customerFor(pantry.owner)
    expect((await sign(asCustomer(customer), customer)).answer.FailureReason).toContain('wording')
    expect((await sign(pantry.owner, customer, { ...inOhio, Method: 'spoken' })).answer.Successful).toBe(false)
    expect((await sign(asCustomer(customer), customer, inOhio)).answer.Value).toMatchObject({
      Rules: { state: 'OH', validity: 'eachPickup' },
      IsForHandOver: true,
    })
  })
})

describe('the mark', () => {
  it('of before there were certificates counts up to the next date of the state, as a migrated one', async () => {
    const pantry = await pantryWithTefap()
    const customer = await customerFor(pantry.owner)
    await sign(asCustomer(customer), customer)
    await table.commit([{ update: customerKeys.customer(customer.ID), unset: ['TefapCertificate'] }])
    const declaration = async () =>
      (await call(tefap.getTefapDeclaration, pantry.owner, { id: customer.ID })).answer.Value
    expect(await declaration()).toMatchObject({ Held: { ID: customer.ID, Basis: 'migrated', ValidTo: '2027-11-29' } })
    const id = await orderedBoth(pantry, customer)
    await handOver(pantry, id)
    expect(await recordOf(id)).toMatchObject({ CertificateID: customer.ID, TefapItems: 1 })
    later(375)
    expect(await declaration()).toMatchObject({ IsValid: false })
    expect(await isShownEligible(pantry.owner, customer)).toBe(false)
  })

  it('that staff set by the call of before is a migrated certificate with them as witness; taken away it ends', async () => {
    const pantry = await pantryWithTefap()
    const customer = await customerFor(pantry.owner, { HomeAgencyIDs: [pantry.owner.EntityID] })
    const save = (IsTefapEligible?: boolean) => {
      const { IsTefapEligible: _, ...draft } = customerDraft({ EMailAddress: null, PhoneNumber: customer.PhoneNumber })
      const mark = IsTefapEligible === undefined ? {} : { IsTefapEligible }
      const sent = { ...draft, ...mark, IsEmailNotificationEnabled: false, id: customer.ID }
      return call(customers.updateCustomer, pantry.owner, sent)
    }
    expect((await save(true)).answer.Value).toMatchObject({ IsTefapEligible: true })
    const [certificate, ...others] = await certificatesOf(customer)
    expect(others).toEqual([])
    expect(certificate).toMatchObject({ Basis: 'migrated', Witness: { UserID: pantry.owner.UserID } })
    expect((await save()).answer.Value).toMatchObject({ IsTefapEligible: true })
    expect((await save(false)).answer.Value).toMatchObject({ IsTefapEligible: false })
    expect((await storedCustomer(customer.ID))?.TefapCertificate).toBeUndefined()
    expect(await certificatesOf(customer)).toHaveLength(1)
  })
})

describe('a certificate that has ended', () => {
  async function ended() {
    const pantry = await pantryWithTefap()
    const customer = await customerFor(pantry.owner)
    await sign(asCustomer(customer), customer)
    const id = await orderedBoth(pantry, customer)
    const held = (await storedCustomer(customer.ID))?.TefapCertificate
    const TefapCertificate = held && { ...held, ValidTo: '2026-11-19' }
    await table.commit([{ update: customerKeys.customer(customer.ID), set: { TefapCertificate } }])
    return { pantry, customer, id }
  }

  it('leaves other food to be ordered, and the list says that there is more', async () => {
    const { pantry, customer } = await ended()
    const at = { id: customer.ID, PantryLocationID: pantry.locationId, PantryLocationPickupTimeID: pantry.windowId }
    const list = await call(ordering.listProductsToOrder, asCustomer(customer), at)
    expect(list.answer.Value?.Ordering).toMatchObject({ IsTefapHidden: true })
    expect(await isShownEligible(pantry.owner, customer)).toBe(false)
    const other = await place(customer, { at: pantry, of: lines([pantry.beans, 1]) })
    expect(other.answer.Successful).toBe(true)
    expect((await place(customer, { at: pantry, of: bothOf(pantry) })).answer.Successful).toBe(false)
  })

  it('between order and hand-over holds back the TEFAP food alone: it goes back to the shelf, and the rest is handed over', async () => {
    const { pantry, id } = await ended()
    const refused = await handOver(pantry, id)
    expect(refused.answer.FailureReason).toContain('Sign it now')
    const shelf = async () => (await stockOfOwner(pantry.owner.EntityID)).get(pantry.milk.ID)?.Quantity
    expect(await shelf()).toBe(9)
    expect((await handOver(pantry, id, [...read, 'noCertificate'])).answer.Successful).toBe(true)
    expect(await recordOf(id)).toMatchObject({ CertificateID: null, TotalItems: 1, TefapItems: 0 })
    expect((await orderById(id))?.StatusCode).toBe('DELIVEREDTONEIGHBOR')
    const milk = (await orderById(id))?.PantryOrderItems.find((line) => line.PantryInventoryItemID === pantry.milk.ID)
    expect(milk).toMatchObject({ HandedOverQuantity: 0 })
    expect(milk?.Return === 'waiting' || (await shelf()) === 10).toBe(true)
  })

  it('is signed anew at the table, and all of the order is handed over', async () => {
    const { pantry, customer, id } = await ended()
    const atTable = async () => (await call(orders.getOrder, pantry.owner, { id })).answer.Value?.AtTable
    expect(await atTable()).toMatchObject({ NeedsCertificate: true })
    await sign(pantry.owner, customer, { Method: 'spoken', Proxies: [{ Name: 'Ana Ruiz', Until: '2026-11-20' }] })
    expect(await atTable()).toMatchObject({ Proxies: ['Ana Ruiz'] })
    expect(await atTable()).not.toHaveProperty('NeedsCertificate')
    expect((await handOver(pantry, id)).answer.Successful).toBe(true)
    expect(await recordOf(id)).toMatchObject({ TotalItems: 2, TefapItems: 1 })
  })

  it('names who may fetch the TEFAP food: a name that it does not have, or whose time is over, is read first', async () => {
    const { pantry, customer, id } = await ended()
    const Proxies = [{ Name: 'Ana Ruiz', Until: '2026-11-20' }]
    await sign(pantry.owner, customer, { Method: 'spoken', Proxies })
    const fetchedBy = (RecipientName: string) => ({
      ...{ RecipientKind: 'proxy' as const, RecipientName },
      Acknowledged: [...read],
    })
    const byStranger = await call(orders.handOverOrder, pantry.owner, { id, ...fetchedBy('Luz Ortega') })
    expect(byStranger.answer.FailureReason).toContain('named nobody by this name')
    const held = (await storedCustomer(customer.ID))?.TefapCertificate
    const ofProxies = (Until: string) =>
      table.commit([
        {
          update: customerKeys.customer(customer.ID),
          set: { TefapCertificate: held && { ...held, Proxies: [{ Name: 'Ana Ruiz', Until }] } },
        },
      ])
    await ofProxies('2026-11-19')
    const tooLate = await call(orders.handOverOrder, pantry.owner, { id, ...fetchedBy('Ana Ruiz') })
    expect(tooLate.answer.FailureReason).toContain('named nobody by this name')
    expect((await orderById(id))?.HandOver).toBeUndefined()
    await ofProxies('2026-11-20')
    const given = await call(orders.handOverOrder, pantry.owner, { id, ...fetchedBy(' ana  ruiz ') })
    expect(given.answer.Successful).toBe(true)
    expect(await recordOf(id)).toMatchObject({ Recipient: { Kind: 'proxy', Name: 'ana  ruiz' }, TefapItems: 1 })
  })

  it('lets no status alone hand the food over', async () => {
    const { pantry, id } = await ended()
    const set = await call(orders.setOrderStatus, pantry.owner, { id, statusCode: 'DELIVEREDTONEIGHBOR' })
    expect(set.answer.FailureReason).toContain('no valid declaration')
    expect((await orderById(id))?.StatusCode).toBe('CREATED')
  })

  it('is told of as coming in the last 30 days, and a proxy is gone after the end date', async () => {
    const pantry = await pantryWithTefap()
    const customer = await customerFor(pantry.owner)
    await sign(asCustomer(customer), customer, { Proxies: [{ Name: 'Ana', Until: '2026-11-20' }] })
    const id = await orderedBoth(pantry, customer)
    later(1)
    expect((await call(orders.getOrder, pantry.owner, { id })).answer.Value?.AtTable).not.toHaveProperty('Proxies')
    later(340)
    const { answer } = await call(tefap.getTefapDeclaration, asCustomer(customer), { id: customer.ID })
    expect(answer.Value).toMatchObject({ IsValid: true, IsRenewalDue: true })
  })
})

it('in a state that asks for it at each pickup, a declaration of yesterday orders, and today’s hands over', async () => {
  vi.stubEnv('TEFAP_STATE', 'OH')
  const pantry = await pantryWithTefap()
  const customer = await customerFor(pantry.owner)
  await sign(asCustomer(customer), customer, inOhio)
  later(1)
  const id = await orderedBoth(pantry, customer)
  expect((await handOver(pantry, id)).answer.FailureReason).toContain('Sign it now')
  const weighed = {
    ...{ RecipientKind: 'household', RecipientName: null, IsLimitRead: false },
    id: customer.ID,
    PantryLocationID: pantry.locationId,
    PantryOrderItems: [],
    Pounds: 5,
    TefapPounds: 2,
  }
  expect((await call(ordering.serveWalkIn, pantry.owner, weighed as never)).answer.Successful).toBe(false)
  await sign(asCustomer(customer), customer, inOhio)
  expect((await handOver(pantry, id)).answer.Successful).toBe(true)
  expect((await call(ordering.serveWalkIn, pantry.owner, weighed as never)).answer.Successful).toBe(true)
})
