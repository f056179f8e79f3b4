import type { Agency, Donor, DonorLocationEntity, FoodBank } from '../../../shared/network/organizations/entity.ts'
import { codeOf } from '../../../shared/rescue/donations/code.ts'
import { addressIn, at, contactAt, counts, type SeedContext, spread } from './context.ts'
import { donorHabits } from './goods.ts'
import { type DonorKind, donorNames, moreDonorName } from './names.ts'
import type { Random } from './random.ts'

export interface Donors {
  readonly donors: readonly Donor[]
  readonly locations: readonly DonorLocationEntity[]
  readonly kindOfDonor: ReadonlyMap<number, DonorKind>
}

interface Named {
  readonly ID: number
  readonly name: string
  readonly code: string
  readonly kind: DonorKind
}

/** Donors of several kinds, each location near one food bank. */
export function makeDonors(context: SeedContext, foodBanks: readonly FoodBank[], agencies: readonly Agency[]): Donors {
  const count = Math.round(donorNames.length * Math.sqrt(context.scale))
  const named = Array.from({ length: count }, (_, index): Named => {
    const { name, code, kind } = donorNames[index] ?? moreDonorName(index - donorNames.length)
    return { ID: context.nextId(), name, code, kind }
  })
  const makeLocation = locationMaker(context, foodBanks, agencies, at(named, 0))
  const locations = sites(context, named, foodBanks.length).map(([donor, foodBankIndex]) =>
    makeLocation(donor, foodBankIndex),
  )
  const byDonor = Map.groupBy(locations, (location) => location.DonorID)
  return {
    locations,
    kindOfDonor: new Map(named.map((donor) => [donor.ID, donor.kind])),
    donors: named.map(({ ID, name }) => {
      const own = byDonor.get(ID) ?? []
      const TimeZone = at(own, 0).TimeZone
      return {
        Kind: 'donor',
        ID,
        Name: name,
        TimeZone,
        FoodBankIDs: [...new Set(own.map((location) => location.FoodBankID))],
      }
    }),
  }
}

type Site = readonly [donor: Named, foodBankIndex: number]

/** The demonstration's own locations first; then one for each further donor, and the rest to chains more than to others. */
function sites({ scale, randomOf }: SeedContext, named: readonly Named[], foodBanks: number): Site[] {
  const own = donorNames.flatMap(({ locations }, index) =>
    locations.flatMap((many, foodBankIndex) =>
      Array.from({ length: many }, (): Site => [at(named, index), foodBankIndex]),
    ),
  )
  const further = named.slice(donorNames.length)
  const weights = named.map((donor) => [donor, donor.kind === 'grocer' ? 6 : 1] as const)
  const more = spread(counts.locations * (scale - 1), foodBanks).map(
    (foodBankIndex, index): Site => [further[index] ?? randomOf(1_000_000 + index).weighed(weights), foodBankIndex],
  )
  return [...own, ...more]
}

function locationMaker(
  context: SeedContext,
  foodBanks: readonly FoodBank[],
  agencies: readonly Agency[],
  leading: Named,
) {
  const agenciesOf = Map.groupBy(agencies, (agency) => agency.FoodBankID)
  const present = new Set<string>()
  return (donor: Named, foodBankIndex: number): DonorLocationEntity => {
    const [foodBank, region] = [at(foodBanks, foodBankIndex), at(context.regions, foodBankIndex)]
    const ID = context.nextId()
    const random = context.randomOf(ID)
    const isFirst = !present.has(`${donor.ID} ${foodBankIndex}`)
    present.add(`${donor.ID} ${foodBankIndex}`)
    const Address = addressIn(region, isFirst ? at(region.towns, 0) : random.pick(region.towns), random)
    return {
      Kind: 'donorLocation',
      ID,
      Name: `${donor.name} ${Address.City}, ${Address.AddressLine1.replace(/^\d+ /, '')}`,
      TimeZone: region.zone,
      Code: codeOf(`${donor.code}-`, ID),
      DonorID: donor.ID,
      DonorName: donor.name,
      FoodBankID: foodBank.ID,
      Address,
      Contact: contactAt(donor.name, region, random),
      IsActive: true,
      PresetAgencyIDs: presetsOf(agenciesOf.get(foodBank.ID) ?? [], isFirst && donor === leading, random),
    }
  }
}

/** The leading donor's first store asks the food bank's first agencies first; a third of the others have a favorite too. */
function presetsOf(agencies: readonly Agency[], isLeading: boolean, random: Random): number[] {
  if (isLeading) return agencies.slice(0, 2).map((agency) => agency.ID)
  return random.chance(0.3) ? [random.pick(agencies).ID] : []
}

export const weightOf = (location: DonorLocationEntity, kind: DonorKind) =>
  donorHabits[kind].weight * (isBusy(location) ? 5 : 1)
/** A location with several favorites is one that gives nearly every day. */
const isBusy = (location: DonorLocationEntity) => location.PresetAgencyIDs.length > 1
