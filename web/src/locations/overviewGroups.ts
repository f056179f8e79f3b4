import {
  type LocationOverview,
  type OverviewTotals,
  totalsOfDay,
  totalsOfGroup,
} from '../../../shared/location/overview.ts'

export interface LocationGroup {
  readonly location: LocationOverview
  readonly totals: OverviewTotals
}
export interface OverviewGroup {
  readonly ID: number
  readonly Name: string
  readonly locations: readonly LocationGroup[]
  readonly totals: OverviewTotals
}

/** Locations under their food banks, each with its totals. */
export function overviewGroups(rows: readonly LocationOverview[]): OverviewGroup[] {
  return [...Map.groupBy(rows, ({ FoodBank }) => FoodBank.ID)].map(([ID, ofFoodBank]) => {
    const locations = ofFoodBank.map((location) => ({
      location,
      totals: totalsOfGroup(location.PickupDays.map(totalsOfDay)),
    }))
    const totals = totalsOfGroup(locations.map((group) => group.totals))
    return { ID, Name: ofFoodBank[0]?.FoodBank.Name ?? '', locations, totals }
  })
}

/** Location label and first address line (section 2). */
export const placeName = ({ Label, Address }: Pick<LocationOverview, 'Label' | 'Address'>) =>
  `${Label}, ${Address.AddressLine1}`
