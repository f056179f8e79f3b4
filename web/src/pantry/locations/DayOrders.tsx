import type { LocationOverview, PickupDay } from '../../../../shared/pantry/locations/overview.ts'
import { listedDay } from '../../core/time/time.ts'
import { useLanguage } from '../../core/words/language.tsx'
import { OrdersSubGrid } from '../orders/OrdersSubGrid.tsx'

/** Section 7: rows 200, the newest first, of the location's windows on the day. */
export default function DayOrders({ location, day }: { location: LocationOverview; day: PickupDay }) {
  const { language } = useLanguage()
  const query = { PantryLocationID: location.ID, PickupTimeIDList: day.OrderedPickupTimeIDs.join(',') }
  return <OrdersSubGrid query={query} rows={200} label={`${location.Label}, ${listedDay(day.PickupDay, language)}`} />
}
