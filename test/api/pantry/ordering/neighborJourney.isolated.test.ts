import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Event } from '../../../../events/event.ts'
import { reactions } from '../../../../events/subscriptions.ts'
import { type Ses, startSes } from '../../../../functions/core/mail/ses.fixture.ts'
import { distributionLists } from '../../../../functions/core/table/keys/orders.ts'
import { eventPrefix } from '../../../../functions/core/table/shape.ts'
import { customerById } from '../../../../functions/pantry/customers/customerTable.ts'
import { countedDays } from '../../../../functions/pantry/orders/handOver/distributionTable.ts'
import { handlerNamed } from '../../../../infra/local/functions.ts'
import { type LocalTexts, startTexts } from '../../../../infra/local/texts.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { Endpoint, Input, Value } from '../../../../shared/core/schema/endpoint.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import * as invitations from '../../../../shared/pantry/invitations/api.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import * as referrals from '../../../../shared/pantry/referrals/api.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { asCustomer, lines, type OpenPantry, openPantry } from '../../../engine/ordering.ts'
import { startTestPool, type TestPool } from '../../../engine/pool.ts'
import { ids, makeSmallTenant, person } from '../../../engine/smallTenant.ts'
import { everything } from '../../../engine/stored.ts'
import { programOf } from '../../../engine/tags.ts'
import { deliveryDraft } from '../../../engine/windows.ts'
import { deliver } from '../../core/messages.ts'

/** A family from the invitation's text to the food in its hands, and what it is told on the way: every call and reaction. */

let texts: LocalTexts
let ses: Ses
let pool: TestPool
let pantry: OpenPantry
let programId = 0
let deliveryId = 0
const staff = person('foodbankEpantryCoordinator', ids.foodBank, [ids.foodBank])
const phone = '+18655550177'

beforeAll(async () => {
  pool = await startTestPool()
  texts = await startTexts()
  ses = await startSes()
  Object.assign(process.env, { AWS_ENDPOINT_URL_SNS: texts.endpoint, AWS_ENDPOINT_URL_SESV2: ses.endpoint })
  setClock(morning)
  await makeSmallTenant()
  pantry = await openPantry(staff)
  programId = await programOf(staff)
  const DeliveryTimes = [deliveryDraft({ EntityDeliveryProgramID: programId })]
  const added = await ask(windows.addDeliveryWindows, staff, { DeliveryTimes })
  deliveryId = added.IDs[0] ?? 0
})
beforeEach(() => setClock(morning))
afterAll(async () => {
  vi.useRealTimers()
  await Promise.all([texts.stop(), ses.stop(), pool.stop()])
})

async function ask<E extends Endpoint<never, unknown>>(endpoint: E, by: Caller | undefined, input: Input<E>) {
  const { answer, status, body } = await call(endpoint, by, input)
  if (status !== 200 || !answer.Successful) throw new Error(`${endpoint.id}: ${status} ${body}`)
  return answer.Value as Value<E>
}

const heard = new Set<string>()
/** Every new event reaches whoever reacts to it. */
async function react(): Promise<void> {
  const items = (await everything()).filter(({ sk }) => String(sk).startsWith(eventPrefix))
  for (const detail of items.map((item) => Event.parse(item)).filter(({ ID }) => !heard.has(ID))) {
    heard.add(detail.ID)
    for (const { name } of reactions.filter(({ to }) => to.some(({ type }) => type === detail.Type)))
      expect(await deliver(await handlerNamed(name), { detail }), `${name} of ${detail.Type}`).toEqual([])
  }
}
/** The latest text to the family. */
const latestText = () => texts.list({ recipient: phone })[0]?.text ?? ''

/** From the text with the link to an account with consent to texts. */
async function signedUp(): Promise<Caller> {
  await ask(invitations.sendInvitation, staff, {
    emailAddress: '',
    phoneNumber: '(865) 555-0177',
    pantryLocationIDs: [pantry.locationId],
    deliveryProgramIDs: [programId],
    message: '',
    preferredLanguageCode: 'es',
  })
  await react()
  const code = /\/referral\/([\w-]+)/.exec(latestText())?.[1] ?? ''
  expect(await ask(referrals.getReferral, undefined, { code })).toMatchObject({ PreferredLanguageCode: 'es' })
  const { CustomerID } = await ask(referrals.signUpThroughReferral, undefined, {
    code,
    FirstName: 'Luz',
    LastName: 'Marroquín',
    EMailAddress: '',
    PhoneNumber: phone,
    PostalCode: '01101',
    HouseholdSize: 4,
    Password: 'Good-Food-4-All!',
    Language: 'es',
    IsTextMessageNotificationEnabled: true,
  } as Input<typeof referrals.signUpThroughReferral>)
  expect((await customerById(CustomerID))?.TextConsent).not.toBeNull()
  return asCustomer({ ID: CustomerID, FoodBankID: ids.foodBank })
}

/** Packed, then handed over on its day. */
async function packAndHandOver(id: number, day: string): Promise<void> {
  await ask(orders.setOrderStatus, staff, { id, statusCode: 'PACKED' })
  await react()
  expect(latestText()).toMatch(/^Food Bank 10: Su pedido \w+ está empacado\./)
  setClock(new Date(`${day}T14:00:00.000Z`))
  await ask(orders.handOverOrder, staff, { id, Acknowledged: ['notPacked', 'otherDay'] } as unknown as Input<
    typeof orders.handOverOrder
  >)
  await react()
  const { records } = await countedDays(distributionLists.owner(ids.foodBank), day, day)
  expect(records.filter(({ OrderID }) => OrderID === id)).toHaveLength(1)
}

let family: Caller

it('by pickup: invited by text, signed up, ordered, changed nothing, packed and handed over', async () => {
  family = await signedUp()
  const id = family.CustomerID ?? 0
  const places = await ask(ordering.listAvailablePickupTimes, family, { id })
  expect(JSON.stringify(places)).toContain(`"ID":${pantry.windowId}`)
  const placed = await ask(ordering.addOrder, family, {
    id,
    PantryLocationID: pantry.locationId,
    PantryLocationPickupTimeID: pantry.windowId,
    PantryOrderItems: lines([pantry.beans, 2], [pantry.milk, 1]),
  } as Input<typeof ordering.addOrder>)
  await react()
  expect(latestText()).toMatch(/^Food Bank 10: Recibimos su pedido \w+\. Recójalo el .*Church hall/)
  await packAndHandOver(placed.OrderID ?? 0, '2026-11-27')
  expect((await customerById(id))?.OrderCount).toBe(1)
})

it('by delivery: an address, a delivery time, and the same way to the door', async () => {
  const id = family.CustomerID ?? 0
  const address = await ask(customers.createCustomerAddress, family, {
    id,
    Name: 'Casa',
    IsPrimary: true,
    Notes: 'Toque el timbre dos veces.',
    Address: {
      AddressLine1: '8 Elm Street',
      AddressLine2: '',
      City: 'Springfield',
      Province: 'MA',
      PostalCode: '01101',
    },
  })
  const { rows } = await ask(windows.getDeliveryTimesGrid, family, {} as Input<typeof windows.getDeliveryTimesGrid>)
  expect(rows.map(({ ID }) => ID)).toContain(deliveryId)
  const placed = await ask(ordering.addOrder, family, {
    id,
    FoodBankDeliveryTimeID: deliveryId,
    FoodInsecureNeighborAddressID: address.ID,
    PantryOrderItems: lines([pantry.beans, 1]),
  } as Input<typeof ordering.addOrder>)
  await react()
  expect(latestText()).toMatch(/^Food Bank 10: Recibimos su pedido \w+\. Se lo llevamos el /)
  await packAndHandOver(placed.OrderID ?? 0, '2026-11-27')
})
