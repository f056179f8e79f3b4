import { isFoodBankRole } from '../../../../shared/core/access.ts'
import { addDays, daysBetween } from '../../../../shared/core/time/zone.ts'
import * as foodbanks from '../../../../shared/network/foodbanks/api.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import * as programs from '../../../../shared/pantry/programs/api.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { dayOf, listedDay } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import type { OrderFilterState } from './ordersGridQuery.ts'
import { pickupWindowText } from './orderText.ts'

export interface FilterChoice {
  readonly id: number
  readonly label: string
}
const still = { revalidateOnFocus: false }

/** Days back and ahead whose pickup times are offered: orders of the last weeks are looked for as often as coming ones. */
const daysEachWay = 90
const daysAround = (today: string) => ({
  dateStartFilter: addDays(today, -daysEachWay),
  dateEndFilter: addDays(today, daysEachWay),
})
const nearestFirst =
  (today: string) =>
  (a: { PickupDay: string }, b: { PickupDay: string }): number =>
    Math.abs(daysBetween(today, a.PickupDay)) - Math.abs(daysBetween(today, b.PickupDay))

/** Options for the filters of the orders grid. */
export function useFilterChoices({ agency, location }: Pick<OrderFilterState, 'agency' | 'location'>) {
  const text = useText(orderTexts)
  const { language } = useLanguage()
  const { ActiveRole } = useSession()
  const isFoodBank = isFoodBankRole(ActiveRole)
  const ofAgency = isFoodBank && agency ? { agencyId: agency } : {}
  const places = useApi(locations.listLocations, ofAgency, still).data ?? []
  const today = dayOf(Date.now())
  const times =
    useApi(windows.listPickupTimes, location ? { id: location, ...daysAround(today) } : null, still).data ?? []
  const products = useApi(inventory.listItems, ofAgency, still).data ?? []
  const agencies = useApi(foodbanks.listAssociatedAgencies, isFoodBank ? {} : null, still).data
  const statuses = useApi(orders.listOrderStatuses, {}, still).data ?? []
  const served = useApi(programs.listDeliveryPrograms, ofAgency, still).data ?? []
  return {
    locations: places.map(({ ID, Label }) => ({ id: ID, label: Label })),
    times: times
      .toSorted(nearestFirst(today))
      .map(({ ID, PickupDay, PickupStartTime: StartTime, PickupEndTime: EndTime }) => ({
        id: ID,
        label: `${listedDay(PickupDay, language)}, ${pickupWindowText({ StartTime, EndTime }, language)}`,
      })),
    products: products.map(({ ID, Name }) => ({ id: ID, label: Name })),
    agencies: agencies?.map(({ EntityID, Name }) => ({ id: EntityID, label: Name })),
    statuses: statuses.map(({ ID, Code }) => ({ id: ID, label: text(Code) })),
    programs: served.map(({ ID, Name }) => ({ id: ID, label: Name })),
  }
}
