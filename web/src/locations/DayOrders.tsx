import type { LocationOverview, PickupDay } from '../../../shared/location/overview.ts'
import { formatDay } from '../../../shared/time/zone.ts'
import { useLanguage } from '../app/language.tsx'
import { OrdersSubGrid } from '../orders/OrdersSubGrid.tsx'

/** Section 7: rows 200, the newest first, of the location's windows on the day. */
export default function DayOrders({ location, day }: { location: LocationOverview; day: PickupDay }) {
  const { language } = useLanguage()
  const query = { PantryLocationID: location.ID, PickupTimeIDList: day.OrderedPickupTimeIDs.join(',') }
  return <OrdersSubGrid query={query} rows={200} label={`${location.Label}, ${formatDay(day.PickupDay, language)}`} />
}
