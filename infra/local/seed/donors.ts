import { codeOf } from '../../../shared/donation/code.ts'
import type { Agency, Donor, DonorPlace, FoodBank } from '../../../shared/entity/entity.ts'
import { habits } from './goods.ts'
import { addressIn, at, contactAt, counts, type Ground, spread } from './ground.ts'
import { type DonorKind, donorNames, moreDonorName } from './names.ts'
import type { Random } from './random.ts'

export interface Donors {
  readonly donors: readonly Donor[]
  readonly places: readonly DonorPlace[]
  readonly kindOfDonor: ReadonlyMap<number, DonorKind>
}

interface Named {
  readonly ID: number
  readonly name: string
  readonly code: string
  readonly kind: DonorKind
}

/** Stores, bakeries, farms and kitchens with something to give, each location near one food bank. */
export function makeDonors(ground: Ground, foodBanks: readonly FoodBank[], agencies: readonly Agency[]): Donors {
  const count = Math.round(donorNames.length * Math.sqrt(ground.scale))
  const named = Array.from({ length: count }, (_, place): Named => {
    const { name, code, kind } = donorNames[place] ?? moreDonorName(place - donorNames.length)
    return { ID: ground.nextId(), name, code, kind }
  })
  const makePlace = placeMaker(ground, foodBanks, agencies, at(named, 0))
  const places = sites(ground, named, foodBanks.length).map(([donor, foodBankPlace]) => makePlace(donor, foodBankPlace))
  const byDonor = Map.groupBy(places, (place) => place.DonorID)
  return {
    places,
    kindOfDonor: new Map(named.map((donor) => [donor.ID, donor.kind])),
    donors: named.map(({ ID, name }) => {
      const own = byDonor.get(ID) ?? []
      const TimeZone = at(own, 0).TimeZone
      return {
        Kind: 'donor',
        ID,
        Name: name,
        TimeZone,
        FoodBankIDs: [...new Set(own.map((place) => place.FoodBankID))],
      }
    }),
  }
}

type Site = readonly [donor: Named, foodBankPlace: number]

/** The demonstration's own locations first; then one for each further donor, and the rest to chains more than to others. */
function sites({ scale, chanceOf }: Ground, named: readonly Named[], foodBanks: number): Site[] {
  const own = donorNames.flatMap(({ locations }, place) =>
    locations.flatMap((many, foodBankPlace) =>
      Array.from({ length: many }, (): Site => [at(named, place), foodBankPlace]),
    ),
  )
  const further = named.slice(donorNames.length)
  const weights = named.map((donor) => [donor, donor.kind === 'grocer' ? 6 : 1] as const)
  const more = spread(counts.places * (scale - 1), foodBanks).map(
    (foodBankPlace, place): Site => [further[place] ?? chanceOf(1_000_000 + place).weighed(weights), foodBankPlace],
  )
  return [...own, ...more]
}

function placeMaker(ground: Ground, foodBanks: readonly FoodBank[], agencies: readonly Agency[], leading: Named) {
  const agenciesOf = Map.groupBy(agencies, (agency) => agency.FoodBankID)
  const present = new Set<string>()
  return (donor: Named, foodBankPlace: number): DonorPlace => {
    const [foodBank, region] = [at(foodBanks, foodBankPlace), at(ground.regions, foodBankPlace)]
    const ID = ground.nextId()
    const random = ground.chanceOf(ID)
    const isFirst = !present.has(`${donor.ID} ${foodBankPlace}`)
    present.add(`${donor.ID} ${foodBankPlace}`)
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

export const weightOf = (place: DonorPlace, kind: DonorKind) => habits[kind].weight * (isBusy(place) ? 5 : 1)
/** A location with several favorites is one that gives nearly every day. */
const isBusy = (place: DonorPlace) => place.PresetAgencyIDs.length > 1
