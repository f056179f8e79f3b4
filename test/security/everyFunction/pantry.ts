import { vi } from 'vitest'
import { codeTrigger } from '../../../events/subscriptions.ts'
import { table } from '../../../functions/core/table/table.ts'
import { newOneTimeCode } from '../../../functions/pantry/customers/signIn/oneTimeCodes.ts'
import { ordersOfCustomer } from '../../../functions/pantry/orders/customerOrders.ts'
import { orderById } from '../../../functions/pantry/orders/orderTable.ts'
import { standingOrders } from '../../../functions/pantry/standing/standingTable.ts'
import { handlerNamed } from '../../../infra/local/functions.ts'
import * as customers from '../../../shared/pantry/customers/api.ts'
import * as helpers from '../../../shared/pantry/helping/api.ts'
import * as invitationsApi from '../../../shared/pantry/invitations/api.ts'
import * as ordering from '../../../shared/pantry/ordering/api.ts'
import { PlacedOrder } from '../../../shared/pantry/ordering/placing.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import * as inventory from '../../../shared/pantry/products/api.ts'
import * as recall from '../../../shared/pantry/recall/api.ts'
import * as referrals from '../../../shared/pantry/referrals/api.ts'
import * as standing from '../../../shared/pantry/standing/api.ts'
import { notPlaced } from '../../../shared/pantry/standing/standing.ts'
import * as stockApi from '../../../shared/pantry/stock/api.ts'
import * as waitlist from '../../../shared/pantry/waitlist/api.ts'
import type { Queue } from '../../api/core/endpoints.ts'
import { customerDraft, orderForCustomer, storedNeighbor } from '../../engine/customers.ts'
import { asCustomer, customerFor, lines, type OpenPantry, openPantry, pickupOf } from '../../engine/ordering.ts'
import { abandonedOrder, newPantry, orderCodeOf, testOrderOf, todaysOrder } from '../../engine/orders.ts'
import { shelved } from '../../engine/pantry.ts'
import { recallCodeOf } from '../../engine/recall.ts'
import { referralOf, signUpOf } from '../../engine/referrals.ts'
import { headersOf } from '../../engine/runs.ts'
import { ids, people, person } from '../../engine/smallTenant.ts'
import { firstRegularDay, orderedFamily } from '../../engine/standing.ts'
import { programOf } from '../../engine/tags.ts'
import { orderOfNeighbor } from '../../engine/texting.ts'
import { placeCodeOf, waitingFamily } from '../../engine/waitlist.ts'
import { addedPickupTimes } from '../../engine/windows.ts'
import { as } from '../recorder.ts'
import { ask, bring, noteDone, react } from './asking.ts'

/** Neighbors, stock and orders. */

/** By a code that was texted; then the user pool asks whether its ticket is right. */
export async function signInByCode(): Promise<void> {
  const trigger = await handlerNamed(codeTrigger.name)
  const family = await storedNeighbor({ FoodBankID: ids.foodBank, EMailAddress: null, PhoneNumber: '+18655550177' })
  await ask(customers.sendSignInCode, undefined, { PhoneNumber: family.PhoneNumber ?? '' })
  const { code, write } = newOneTimeCode(family.PhoneNumber ?? '', undefined, new Date())
  await table.commit([write])
  const taken = await ask(customers.takeSignInCode, undefined, { PhoneNumber: family.PhoneNumber ?? '', Code: code })
  const number = '+18655550178'
  const wanted = newOneTimeCode(number, family.ID, new Date())
  await table.commit([wanted.write])
  const change = { id: family.ID, PhoneNumber: number, Code: wanted.code }
  await ask(customers.setPhoneNumber, asCustomer(family), change)
  const [household] = (taken.answer.Value as { Households: customers.SignInHousehold[] }).Households
  const on = { userPoolId: 'pool', userName: household?.SignIn?.UserName ?? '' }
  const steps = [
    { triggerSource: 'DefineAuthChallenge_Authentication', request: { session: [] } },
    { triggerSource: 'CreateAuthChallenge_Authentication', request: { session: [] } },
    {
      triggerSource: 'VerifyAuthChallengeResponse_Authentication',
      request: { challengeAnswer: household?.SignIn?.Ticket ?? '' },
    },
  ]
  for (const step of steps) await as(codeTrigger.name, () => trigger({ ...on, ...step }, {}))
  noteDone(codeTrigger.name)
}

/** A neighbor is invited by e-mail and text, one signs up by a link, and another adds one to their account. */
export async function inviteNeighbors(queue: Queue): Promise<void> {
  const offer = { DeliveryProgramIDs: [await programOf(people.foodBank)] }
  await ask(invitationsApi.sendInvitation, people.foodBank, {
    emailAddress: 'neighbor@example.org',
    phoneNumber: '(865) 555-0177',
    pantryLocationIDs: [],
    deliveryProgramIDs: offer.DeliveryProgramIDs,
    message: '',
    preferredLanguageCode: 'en',
  })
  await react(queue)
  const [first, second] = [await referralOf(people.foodBank, offer), await referralOf(people.foodBank, offer)]
  await ask(referrals.getReferral, undefined, { code: first.Code })
  await ask(referrals.getReferral, undefined, { code: 'ZZZZZZZZZZZZ' })
  const family = signUpOf({ EMailAddress: 'new-family@example.org' })
  await ask(referrals.signUpThroughReferral, undefined, { code: first.Code, ...family })
  await ask(referrals.redeemReferral, people.customer, { code: second.Code })
}

/** A count that a second person approves. */
export async function approveCount(): Promise<void> {
  const { ID: PantryInventoryItemID } = await shelved(people.foodBank, 40)
  const line = { PantryInventoryItemID, CountedQuantity: 38, CountedAt: new Date().toISOString() }
  await ask(stockApi.setCountRules, people.foodBank, { NeedsApproval: true })
  const { answer } = await ask(stockApi.countStock, people.foodBank, { StorageLocationID: null, Lines: [line] })
  await ask(stockApi.setCountRules, people.foodBank, { NeedsApproval: false })
  const { ID: CountID } = answer.Value as { ID: number }
  const second = person('foodbankadmin', ids.foodBank, [ids.foodBank])
  await ask(stockApi.settleStockCount, { ...second, UserID: second.UserID + 1 }, { CountID, Approve: true })
}

/** Somebody orders of the food bank's products, and leaves another order that was packed. */
export async function order(queue: Queue): Promise<void> {
  await testOrderOf(people.foodBank, 'Lopez')
  await orderOfNeighbor(people.foodBank)
  const { ID: id, PantryOrderItems } = await abandonedOrder(people.foodBank)
  const PantryInventoryItemID = PantryOrderItems[1]?.PantryInventoryItemID ?? 0
  await ask(orders.settleOrderReturn, people.foodBank, { id, PantryInventoryItemID, Choice: 'shelf' })
  await ask(orders.setArrival, people.foodBank, { id: (await todaysOrder(await newPantry(people.foodBank))).ID })
  await placeInPantry()
  await react(queue)
}

/** The neighbor orders. */
async function placeInPantry(): Promise<void> {
  const pantry = await openPantry(people.foodBank)
  const draft = { ...pickupOf(pantry), PantryOrderItems: lines([pantry.beans, 3]) }
  const { answer } = await ask(ordering.addOrder, people.customer, { id: ids.customer, ...draft } as never)
  const { OrderID: id } = PlacedOrder.parse(answer.Value)
  const walkIn = { id: ids.customer, PantryLocationID: pantry.locationId, PantryOrderItems: lines([pantry.milk, 1]) }
  await ask(ordering.serveWalkIn, people.foodBank, walkIn as never)
  const edited = { ...draft, PantryOrderItems: lines([pantry.beans, 2]) }
  await ask(ordering.updateOrder, people.customer, { id, ...edited } as never)
  await answerReminder(id ?? 0, pantry)
  await recallBeans(pantry)
  await waitForPlace()
  await orderRegularly()
  await helpHousehold()
}

/** By the link of a reminder the order is seen, confirmed, moved and cancelled. */
async function answerReminder(id: number, { owner, locationId }: OpenPantry): Promise<void> {
  const order = await orderById(id)
  if (!order) throw new Error('The order is missing')
  const options = { headers: headersOf(await orderCodeOf(order)) }
  const [TimeID = 0] = await addedPickupTimes(owner, locationId, [{ PickupDay: '2026-11-30' }])
  await ask(ordering.getLinkedOrder, undefined, { id }, options)
  await ask(ordering.confirmLinkedOrder, undefined, { id }, options)
  await ask(ordering.moveLinkedOrder, undefined, { id, TimeID }, options)
  await ask(ordering.cancelLinkedOrder, undefined, { id }, options)
}

/** Beans that were given to somebody are recalled, and everybody is told. */
async function recallBeans({ beans, locationId }: OpenPantry): Promise<void> {
  const { ID: id } = await storedNeighbor({ EMailAddress: 'recalled@example.org', IsEmailNotificationEnabled: true })
  const given = { id, PantryLocationID: locationId, PantryOrderItems: lines([beans, 1]) }
  await ask(ordering.serveWalkIn, people.foodBank, given as never)
  await ask(inventory.holdItem, people.foodBank, { id: beans.ID, IsOnHold: true })
  await ask(recall.tellRecalled, people.foodBank, { id: beans.ID })
  const options = { headers: headersOf(await recallCodeOf(beans.ID, id)) }
  await ask(recall.getRecallNotice, undefined, { id: beans.ID }, options)
  await ask(recall.answerRecallNotice, undefined, { id: beans.ID, Answer: 'threwAway' }, options)
}

/** Families wait for a full window: one leaves, one takes the place that gets free, one declines it by its link. */
async function waitForPlace(): Promise<void> {
  const { pantry, windowId, orderId, customer } = await waitingFamily(people.foodBank)
  const [own, second] = [await customerFor(people.foodBank), await customerFor(people.foodBank)]
  const draft = { ...pickupOf(pantry), PantryOrderItems: lines([pantry.beans, 1]) }
  const ofFamily = { id: own.ID, windowId }
  await ask(waitlist.joinWaitlist, asCustomer(own), { id: own.ID, ...draft } as never)
  await ask(waitlist.joinWaitlist, asCustomer(second), { id: second.ID, ...draft } as never)
  await ask(waitlist.listWaitingPlaces, asCustomer(own), { id: own.ID })
  await ask(waitlist.leaveWaitlist, asCustomer(customer), { id: customer.ID, windowId })
  await ask(orders.setOrderStatus, people.foodBank, { id: orderId, statusCode: 'CANCELLED' } as never)
  await bring('timers/settleDue', { kind: 'waitlist', id: windowId })
  const options = { headers: headersOf(await placeCodeOf(pantry, second)) }
  await ask(waitlist.takePlace, asCustomer(own), ofFamily)
  await ask(waitlist.getOfferedPlace, undefined, { id: windowId }, options)
  await ask(waitlist.declineOfferedPlace, undefined, { id: windowId }, options)
  const { windowId: other, orderId: cancelled, code } = await waitingFamily(people.foodBank)
  await ask(orders.setOrderStatus, people.foodBank, { id: cancelled, statusCode: 'CANCELLED' } as never)
  await bring('timers/settleDue', { kind: 'waitlist', id: other })
  await ask(waitlist.takeOfferedPlace, undefined, { id: other }, { headers: headersOf(code) })
}

/** A regular order is set up, seen, changed, placed by its timer and ended by the link of an order that it placed. */
async function orderRegularly(): Promise<void> {
  const family = await orderedFamily({ owner: people.foodBank })
  const { customer, orderId: OrderID, pantry } = family
  const [id, by] = [customer.ID, asCustomer(customer)]
  const wish = { id, OrderID, Every: 'week', FirstDay: firstRegularDay, StartTime: '08:00:00' } as const
  await ask(standing.setStandingOrder, by, wish)
  await ask(standing.getStandingOrder, by, { id })
  await ask(standing.changeStandingOrder, by, { id, Change: { Action: 'pause', Day: firstRegularDay } })
  const time = { PickupDay: firstRegularDay, CloseTime: `${firstRegularDay}T04:30:00.000Z` }
  await addedPickupTimes(people.foodBank, pantry.locationId, [time])
  // The morning on which it is placed.
  const today = new Date()
  vi.setSystemTime(new Date('2026-11-30T18:00:00.000Z'))
  await bring('timers/settleDue', { kind: 'standingOrder', id })
  vi.setSystemTime(today)
  const order = (await ordersOfCustomer(id)).find(({ Standing }) => Standing)
  if (!order) throw new Error('The regular order is not placed')
  // For the next day nothing could be ordered, which the family is told.
  const next = await standingOrders.load(id)
  if (!next) throw new Error('The regular order is missing')
  await standingOrders.save(next, notPlaced(next, 'noTimes', today), { by: null, now: today })
  const options = { headers: headersOf(await orderCodeOf(order)) }
  await ask(standing.endLinkedStandingOrder, undefined, { id: order.ID }, options)
}

/** A household lets somebody order for it, who takes the code; it sees them in its list, and ends it. */
async function helpHousehold(): Promise<void> {
  const { ID: id, ...rest } = await customerFor(people.foodBank)
  const by = asCustomer({ ...rest, ID: id })
  const { answer } = await ask(helpers.giveHelp, by, { id, Until: '2026-12-20', IsConsentSpoken: false })
  const { Code } = answer.Value as { Code: string }
  await ask(helpers.acceptHelp, people.customer, { Code })
  await ask(helpers.listHelp, by, { id })
  await ask(helpers.endHelp, by, { id, helperId: people.customer.UserID })
}

/** A customer gets a password, another e-mail address and, with an order behind them, is forgotten. */
export async function serveCustomers(queue: Queue): Promise<void> {
  const mine = { EMailAddress: 'served@example.org' }
  const { ID: id } = await storedNeighbor(mine)
  await ask(customers.setCustomerPassword, people.foodBank, { id, NewPassword: 'Good-Food-4-All!' })
  const draft = customerDraft({ EMailAddress: 'moved@example.org' })
  await ask(customers.updateCustomer, people.foodBank, { id, ...draft })
  const { ID: DuplicateID } = await storedNeighbor()
  await orderForCustomer({ ID: DuplicateID }, { StatusCode: 'DELIVEREDTONEIGHBOR' })
  await ask(customers.mergeCustomers, people.foodBank, { id, DuplicateID })
  await react(queue)
  await ask(customers.undoCustomerMerge, people.foodBank, { id, DuplicateID })
  await ask(customers.forgetCustomer, people.foodBank, { id })
  await react(queue)
}

/** A product has come to its threshold overnight: the morning's look finds it, and its people are told. */
export async function findLowStock(queue: Queue): Promise<void> {
  await shelved(people.agencies[0], 2, { Name: 'Rice', IsActive: true, LowStockQuantityThreshold: 5 })
  vi.setSystemTime(new Date('2026-11-22T13:00:00.000Z'))
  for (const _ of ['found', 'told']) await react(queue)
}
