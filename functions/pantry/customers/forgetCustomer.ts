import { refuse } from '../../../shared/core/answer.ts'
import * as customers from '../../../shared/pantry/customers/api.ts'
import * as refusals from '../../../shared/pantry/customers/refusals.ts'
import { isInProgress } from '../../../shared/pantry/orders/status.ts'
import { chunksOf } from '../../core/chunks.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { table } from '../../core/table/table.ts'
import { maxWrites } from '../../core/table/write.ts'
import { forgetInvitations } from '../invitations/customerInvitationTable.ts'
import { isOfStaff } from './account.ts'
import { neighborAuditWrites } from './customerAudit.ts'
import { changeCustomerWrites, customerOf, storedCustomer } from './customerTable.ts'
import { besideWrites, foodBankToday, nothingLeft, personGone, presentOrders, toldWrites } from './forgetting.ts'
import { customerEventWrites } from './merge/merging.ts'

export const handler = endpointOn(
  customers.forgetCustomer,
  { ...customerOf, load: ({ input }) => storedCustomer(input.id) },
  async ({ resource, caller, now, idempotencyKey }) => {
    // A repeat: there is nobody left to forget.
    if (resource.Forgotten) return null
    if (resource.MergedInto !== undefined) throw notFound()
    const merged = (await Promise.all(resource.MergedIDs.map(storedCustomer))).filter((one) => one !== undefined)
    const shared = await Promise.all([resource, ...merged].map(isOfStaff))
    if (shared.includes(true)) return refuse(refusals.staffNotForgotten)
    const today = await foodBankToday(resource.FoodBankID, now)
    const orders = (await Promise.all([resource, ...merged].map(({ ID }) => presentOrders(ID, today)))).flat()
    // An order that was left open after its day keeps no one from being forgotten.
    const count = orders.filter(({ StatusCode, OrderDay }) => isInProgress(StatusCode) && OrderDay >= today).length
    const isOwn = caller.CustomerID === resource.ID
    if (count > 0) return refuse(isOwn ? refusals.ownOrdersInProgress : refusals.ordersInProgress, { count })
    const told = await toldWrites([resource, ...merged], orders)
    const beside = [...(await besideWrites(resource)), ...told]
    for (const some of chunksOf(beside, maxWrites)) await table.commit(some)
    await forgetInvitations(resource.FoodBankID, [resource, ...merged], now)
    const { after, writes } = changeCustomerWrites(resource, nothingLeft(now))
    for (const one of merged)
      await table.commit([...changeCustomerWrites(one, nothingLeft(now)).writes, ...personGone(one, now)])
    const event = { type: 'CustomerForgotten', detail: {} } as const
    await table.commit([
      ...writes,
      ...personGone(resource, now),
      ...customerEventWrites(after, event, { by: caller, now }),
      ...(await neighborAuditWrites(caller, resource.ID, 'forgotten', now)),
      ...idempotencyKey.writes(null, now),
    ])
    return null
  },
)
