import {
  type LocationOverview,
  type OverviewGroup,
  type OverviewTotals,
  totalsOfDays,
  totalsOfGroup,
} from '../../../../shared/pantry/locations/overview.ts'

export interface LocationGroup {
  readonly location: LocationOverview
  readonly totals: OverviewTotals
}
export interface ShownGroup {
  readonly ID: number
  readonly Name: string
  readonly locations: readonly LocationGroup[]
  /** Number of locations in the sums: all, not those of the page alone. */
  readonly count: number
  readonly totals: OverviewTotals
}

/** The locations of a page under their food banks, each with its totals; those of a food bank are of all its locations. */
export function overviewGroups(rows: readonly LocationOverview[], all: readonly OverviewGroup[]): ShownGroup[] {
  return [...Map.groupBy(rows, ({ FoodBank }) => FoodBank.ID)].map(([ID, ofFoodBank]) => {
    const locations = ofFoodBank.map((location) => ({
      location,
      totals: totalsOfDays(location.PickupDays),
    }))
    const whole = all.find(({ FoodBankID }) => FoodBankID === ID)
    const totals = whole?.Totals ?? totalsOfGroup(locations.map((group) => group.totals))
    return { ID, Name: ofFoodBank[0]?.FoodBank.Name ?? '', locations, count: whole?.Locations ?? rows.length, totals }
  })
}

/** Location label and first address line (section 2). */
export const placeName = ({ Label, Address }: Pick<LocationOverview, 'Label' | 'Address'>) =>
  `${Label}, ${Address.AddressLine1}`
