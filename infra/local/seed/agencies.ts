import type { Agency, FoodBank, PickupHours } from '../../../shared/network/organizations/entity.ts'
import { addressIn, at, contactAt, counts, personName, type SeedContext, spread } from './context.ts'
import { abilities, allAbilities } from './goods.ts'
import { type AgencyKind, agencyKindNames, agencyNames, masterAgencyName } from './names.ts'
import type { Random } from './random.ts'
import type { Region } from './regions.ts'

export interface Agencies {
  readonly agencies: readonly Agency[]
  readonly masters: readonly Agency[]
  /** Probability that an agency accepts. */
  readonly readiness: ReadonlyMap<number, number>
}

interface Member {
  readonly ID: number
  readonly foodBank: FoodBank
  /** Index of the food bank, and of the agency among the food bank's; the first is 0. */
  readonly foodBankIndex: number
  readonly index: number
  readonly region: Region
  readonly random: Random
}

/** The agencies of each food bank, and its master agency: the warehouse that takes what no other agency can. */
export function makeAgencies(context: SeedContext, foodBanks: readonly FoodBank[]): Agencies {
  const sofar = new Map<number, number>()
  const memberAt = (foodBankIndex: number, ID: number, random: Random): Member => {
    const index = sofar.get(foodBankIndex) ?? 0
    sofar.set(foodBankIndex, index + 1)
    const region = at(context.regions, foodBankIndex)
    return { ID, foodBank: at(foodBanks, foodBankIndex), foodBankIndex, index, region, random }
  }
  const members = spread(counts.agencies * context.scale, foodBanks.length).map((foodBankIndex) => {
    const ID = context.nextId()
    return memberAt(foodBankIndex, ID, context.randomOf(ID - foodBanks.length))
  })
  const last = at(members, members.length - 1).ID
  return {
    agencies: members.map(agencyOf),
    readiness: new Map(members.map(({ ID, index, random }) => [ID, index === 0 ? 0.75 : random.between(0.25, 0.9)])),
    masters: foodBanks.map(({ MasterAgencyID }, index) =>
      masterOf(memberAt(index, MasterAgencyID ?? 0, context.randomOf(last - foodBanks.length + 1 + index))),
    ),
  }
}

/** The first two of a food bank accept every category at any distance, so that every donation has a match. */
function agencyOf(member: Member): Agency {
  const { ID, foodBank, region, index, random } = member
  const { Name, kind } = nameOf(member)
  const can = index < 2 ? allAbilities : abilities[kind]
  const tens = ([from, to]: readonly [number, number]) => Math.round(random.between(from, to) / 10) * 10
  return {
    Kind: 'agency',
    ID,
    Name,
    TimeZone: region.zone,
    FoodBankID: foodBank.ID,
    Address: addressIn(region, random.pick(region.towns), random),
    Contact: contactAt(Name, region, random),
    IsMasterAgency: false,
    IsActive: index !== resting,
    MaxMiles: random.whole(...can.miles),
    AcceptedCategoryIDs: [...can.categories],
    StorageCapabilityIDs: [1, ...(random.chance(can.cold) ? [2] : []), ...(random.chance(can.frozen) ? [3] : [])],
    CapacityPounds: tens(can.capacity),
    NeedPounds90: tens(can.need),
    Drivers: Array.from({ length: index === 0 ? 3 : random.whole(0, 2) }, (_, driver) => ({
      ID: ID * 1000 + driver + 1,
      Name: personName(random),
    })),
    ...(index === punctual ? { PickupHours: [...weekdays] } : {}),
  }
}

/** The second agency of a food bank has said when it can pick up. */
const punctual = 1
const weekdays: readonly PickupHours[] = [1, 2, 3, 4, 5].map((Weekday) => ({ Weekday, HourStart: 9, HourEnd: 17.5 }))

/** Each food bank has one inactive agency. */
const resting = 11

function masterOf(member: Member): Agency {
  const name = masterAgencyName(at(member.region.towns, 0).name)
  return {
    ...agencyOf({ ...member, index: 0 }),
    Name: name,
    Contact: contactAt(name, member.region, member.random),
    Address: member.foodBank.Address,
    IsMasterAgency: true,
    AcceptedCategoryIDs: [...allAbilities.categories],
    CapacityPounds: 20_000,
    NeedPounds90: 0,
  }
}

/** The first agencies of the food banks: those of the listed accounts. */
const leading: readonly (readonly [name: string, kind: AgencyKind])[] = [
  ['Open Table', 'pantry'],
  ['Pan y Amistad', 'pantry'],
  ['Warm Plate', 'kitchen'],
]
const otherNames = agencyNames.filter((name) => !leading.some(([first]) => first === name))
const kinds: readonly AgencyKind[] = [
  'pantry',
  'pantry',
  'shelter',
  'kitchen',
  'seniors',
  'children',
  'pantry',
  'fridge',
]

/** Names are unique at scale 1; in a larger tenant the town makes them so. */
function nameOf({ foodBankIndex, index, region, random }: Member): { Name: string; kind: AgencyKind } {
  const first = leading[foodBankIndex]
  if (index === 0 && first) return { Name: `${first[0]} ${agencyKindNames[first[1]]}`, kind: first[1] }
  const number = foodBankIndex * 13 + index
  const kind = at(kinds, (number + Math.floor(index / otherNames.length)) % kinds.length)
  const name = `${at(otherNames, number % otherNames.length)} ${agencyKindNames[kind]}`
  const isOfDemonstration = foodBankIndex < counts.foodBanks && index < 14
  return { Name: isOfDemonstration ? name : `${name} of ${random.pick(region.towns).name}`, kind }
}
