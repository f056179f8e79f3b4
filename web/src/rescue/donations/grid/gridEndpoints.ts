import * as donations from '../../../../../shared/rescue/donations/api.ts'
import type { Entered } from '../../../core/app/screen.ts'
import { serverNow } from '../../../core/time/clock.ts'
import { dayOf, zoneHere } from '../../../core/time/time.ts'
import { firstGridQuery, type GridPrefix, isGridPrefix } from './gridQuery.ts'

/** Status grids, by the role's prefix. */
export const gridEndpoints = {
  FeedingAmerica: donations.getFeedingAmericaGrid,
  FoodBank: donations.getFoodBankGrid,
  StateAssociation: donations.getStateAssociationGrid,
  Coops: donations.getCoopsGrid,
  Donor: donations.getDonorGrid,
} as const satisfies Record<GridPrefix, unknown>

/** Starts the first requests of the list while its code is loading. */
export function preloadGrid({ preload, prefix, query }: Entered) {
  preload(donations.listStatusTypes, {})
  const zone = zoneHere()
  if (isGridPrefix(prefix) && query.size === 0)
    preload(gridEndpoints[prefix], firstGridQuery(zone, dayOf(serverNow(), zone)))
}
