import { isFoodBankRole } from '../../../shared/access.ts'
import * as customers from '../../../shared/api/customers.ts'
import * as programs from '../../../shared/api/deliveryprograms.ts'
import * as foodbanks from '../../../shared/api/foodbanks.ts'
import * as inventory from '../../../shared/api/inventory.ts'
import * as locations from '../../../shared/api/locations.ts'
import * as orders from '../../../shared/api/orders.ts'
import * as windows from '../../../shared/api/windows.ts'
import { orderTexts } from '../../../shared/text/orders.ts'
import { formatDay } from '../../../shared/time/zone.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { useSession } from '../data/useSession.ts'
import type { OrderFilterState } from './ordersGridQuery.ts'
import { pickupWindowText } from './orderText.ts'

export interface FilterChoice {
  readonly id: number
  readonly label: string
}
const still = { revalidateOnFocus: false }

/** What the filters of the orders grid offer. */
export function useFilterChoices({ agency, location }: Pick<OrderFilterState, 'agency' | 'location'>) {
  const text = useText(orderTexts)
  const { language } = useLanguage()
  const { ActiveRole } = useSession()
  const isFoodBank = isFoodBankRole(ActiveRole)
  const ofAgency = isFoodBank && agency ? { agencyId: agency } : {}
  const places = useApi(locations.listLocations, ofAgency, still).data ?? []
  const times = useApi(windows.listPickupTimes, location ? { id: location } : null, still).data ?? []
  const neighbors = useApi(customers.listCustomers, isFoodBank && agency ? { agency } : {}, still).data ?? []
  const products = useApi(inventory.listItems, {}, still).data ?? []
  const agencies = useApi(foodbanks.listAssociatedAgencies, isFoodBank ? {} : null, still).data
  const statuses = useApi(orders.listOrderStatuses, {}, still).data ?? []
  const served = useApi(programs.listDeliveryPrograms, ofAgency, still).data ?? []
  return {
    locations: places.map(({ ID, Label }) => ({ id: ID, label: Label })),
    times: times.map(({ ID, PickupDay, PickupStartTime: StartTime, PickupEndTime: EndTime }) => ({
      id: ID,
      label: `${formatDay(PickupDay, language)}, ${pickupWindowText({ StartTime, EndTime })}`,
    })),
    neighbors: neighbors.map(({ ID, FirstName, LastName }) => ({ id: ID, label: `${LastName}, ${FirstName}` })),
    products: products.map(({ ID, Name }) => ({ id: ID, label: Name })),
    agencies: agencies?.map(({ EntityID, Name }) => ({ id: EntityID, label: Name })),
    statuses: statuses.map(({ ID, Code }) => ({ id: ID, label: text(Code) })),
    programs: served.map(({ ID, Name }) => ({ id: ID, label: Name })),
  }
}
