import { refuse } from '../../../shared/core/answer.ts'
import { addMonths, daysBetween, localDay } from '../../../shared/core/time/zone.ts'
import * as locations from '../../../shared/pantry/locations/api.ts'
import { PickupLocationRow } from '../../../shared/pantry/locations/location.ts'
import { overviewGroupsOf } from '../../../shared/pantry/locations/overview.ts'
import * as refusals from '../../../shared/pantry/windows/refusals.ts'
import { endpoint } from '../../core/http/http.ts'
import { knownEntity, loadZone } from '../../network/organizations/entityTable.ts'
import { listOfCaller } from '../locations/locationTable.ts'
import { daysOfEach, loadOverview } from './overview.ts'

/** The windows of each location are one query: few locations a page. */
const defaultLocations = 10

export const handler = endpoint(locations.getLocationsGrid, async ({ input, caller, now, table }) => {
  const { dateStartFilter, dateEndFilter, rows: limit = defaultLocations, cursor: from } = input
  const today = localDay(now, await loadZone(caller.EntityID))
  const range = { start: dateStartFilter ?? addMonths(today, -3), end: dateEndFilter ?? addMonths(today, 1) }
  if (daysBetween(range.start, range.end) > locations.maxOverviewDays)
    return refuse(refusals.overviewTooLong, { days: locations.maxOverviewDays })
  const query = { ...listOfCaller(caller), limit, cursor: from }
  const { items, cursor } = await table.page(query, PickupLocationRow)
  const foodBankIds = [...new Set(items.map(({ FoodBankID }) => FoodBankID))]
  const foodBanks = await Promise.all(foodBankIds.map((id) => knownEntity('foodBank', id)))
  const rows = await Promise.all(items.map((location) => loadOverview(location, foodBanks, range, now)))
  if (from !== undefined) return { rows, cursor }
  const others = cursor ? (await table.all(listOfCaller(caller), PickupLocationRow)).slice(items.length) : []
  return { rows, cursor, Groups: overviewGroupsOf([...rows, ...(await daysOfEach(others, range, now))]) }
})
