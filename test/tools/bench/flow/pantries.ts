import { nextId } from '../../../../functions/core/table/ids.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { maxWrites, type Write } from '../../../../functions/core/table/write.ts'
import { putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { newCustomer, newCustomerWrites } from '../../../../functions/pantry/customers/customerTable.ts'
import type { Plan } from '../../../../infra/local/seed/plan.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import { timeAt } from '../../../../shared/core/time/wallTime.ts'
import type { Agency } from '../../../../shared/network/organizations/entity.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import { call } from '../../../engine/call.ts'
import { limitDraft } from '../../../engine/limits.ts'
import { asCustomer } from '../../../engine/ordering.ts'
import { userOf } from '../../../engine/smallTenant.ts'
import { addedPickupTimes, locationFor } from '../../../engine/windows.ts'
import { fillShelves } from '../pantry/filled.ts'
import { habitsOfAPantry } from '../pantry/habits.ts'
import type { RecordedCalls } from './calls.ts'
import { householdsOfAPantry, lastPickupDay, type OrderDays, pantriesOf, windowsOfADay } from './orderPlan.ts'

/** Pantries of a simulated month, set up before it begins: two food banks', and those of agencies that accept the most donations. */

export interface BenchWindow {
  readonly id: number
  readonly start: number
}
export interface BenchPantry {
  readonly staff: Caller
  /** The agency whose receipts go on its shelf: itself, and of a food bank its own one. */
  readonly receiverId: number
  readonly locationId: number
  readonly products: readonly number[]
  readonly households: readonly Caller[]
  /** By day and index within it. */
  readonly windows: ReadonlyMap<number, readonly BenchWindow[]>
}

const hour = 3_600_000
const day = 24 * hour
const opensAt = 8

interface Opening {
  readonly plan: Plan
  readonly calls: RecordedCalls
  /** The month's first midnight. */
  readonly start: number
  readonly orderDays: OrderDays
}

export function openPantries({ plan, calls, start, orderDays }: Opening): Promise<BenchPantry[]> {
  const { foodBanks, agencies, readiness } = plan.organizations
  const readyFor = ({ ID, AcceptedCategoryIDs, MaxMiles }: Agency) =>
    (readiness.get(ID) ?? 0) * AcceptedCategoryIDs.length * MaxMiles
  const readiest = agencies.toSorted((a, b) => readyFor(b) - readyFor(a))
  const owners = [
    ...foodBanks.slice(0, pantriesOf.foodBanks).map(({ ID, MasterAgencyID }) => ({
      staff: calls.caller('foodbankrtcoord', ID, ID),
      receiverId: MasterAgencyID ?? 0,
    })),
    ...readiest.slice(0, pantriesOf.agencies).map(({ ID, FoodBankID }) => ({
      staff: calls.caller('agency', ID, FoodBankID),
      receiverId: ID,
    })),
  ]
  return Promise.all(
    owners.map(async (owner) => {
      // Location in UTC, as the hours of the month's days are.
      const { ID: locationId } = await locationFor(owner.staff, { TimeZone: 'UTC' })
      return {
        ...owner,
        locationId,
        products: await limitedShelves(owner.staff),
        households: await householdsOf(owner.staff, householdsOfAPantry(orderDays)),
        windows: await windowsAt(owner.staff, locationId, start, orderDays),
      }
    }),
  )
}

async function limitedShelves(staff: Caller): Promise<number[]> {
  const products = await fillShelves(staff, habitsOfAPantry.products)
  await call(limits.setItemsPerOrderLimit, staff, { Value: 60 })
  await call(limits.addOrderLimit, staff, limitDraft('1 ORDER WEEK'))
  return products
}

async function householdsOf({ EntityID, FoodBankIDs: [FoodBankID = EntityID] }: Caller, count: number) {
  const households: Caller[] = []
  let writes: Write[] = []
  while (households.length < count) {
    const ID = await nextId('customer')
    const household = newCustomer({
      ...{ ID, FoodBankID, AgencyIDs: [EntityID], FirstName: 'Rosa', LastName: 'Medina', HouseholdSize: 4 },
      ...{ EMailAddress: `family${ID}@example.org`, IsEmailNotificationEnabled: true, PhoneNumber: null },
      ...{ PostalCode: '01101', Created: new Date().toISOString() },
    })
    // With an account of their own, whose session is read.
    const caller = { ...asCustomer(household), Subject: `customer-${ID}`, UserName: `family${ID}@example.org` }
    const own = [...newCustomerWrites(household), ...putUser(userOf(caller))]
    if (writes.length + own.length > maxWrites) await table.commit(writes.splice(0))
    writes = [...writes, ...own]
    households.push(caller)
  }
  if (writes.length > 0) await table.commit(writes)
  return households
}

async function windowsAt(staff: Caller, locationId: number, start: number, orderDays: OrderDays) {
  const windows = new Map<number, BenchWindow[]>()
  for (let pickupDay = 1; pickupDay <= lastPickupDay(orderDays); pickupDay++) {
    const midnight = start + pickupDay * day
    const drafts = Array.from({ length: windowsOfADay(orderDays) }, (_, index) => ({
      PickupDay: new Date(midnight).toISOString().slice(0, 10),
      PickupStartTime: timeAt((opensAt + index) * 3600),
      PickupEndTime: timeAt((opensAt + index + 1) * 3600),
      OpenTime: new Date(midnight - habitsOfAPantry.daysOfOrdering * day).toISOString(),
      CloseTime: new Date(midnight - hour).toISOString(),
      MaximumOrders: habitsOfAPantry.placesOfAWindow,
    }))
    const added = await addedPickupTimes(staff, locationId, drafts)
    windows.set(
      pickupDay,
      added.map((id, index) => ({ id, start: midnight + (opensAt + index) * hour })),
    )
  }
  return windows
}
