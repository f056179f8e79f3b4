import type { Agency, FoodBank } from '../../../shared/entity/entity.ts'
import { abilities, everything } from './goods.ts'
import { addressIn, at, contactAt, counts, type Ground, personName, spread } from './ground.ts'
import { type AgencyKind, agencyKindNames, agencyNames, masterAgencyName } from './names.ts'
import type { Random } from './random.ts'
import type { Region } from './regions.ts'

export interface Agencies {
  readonly agencies: readonly Agency[]
  readonly masters: readonly Agency[]
  /** How likely an agency says yes. */
  readonly readiness: ReadonlyMap<number, number>
}

interface Member {
  readonly ID: number
  readonly foodBank: FoodBank
  /** Which food bank it is, and which of the food bank's agencies; the first is 0. */
  readonly foodBankPlace: number
  readonly place: number
  readonly region: Region
  readonly random: Random
}

/** The agencies of each food bank, and its master agency: the warehouse that takes what nobody else can. */
export function makeAgencies(ground: Ground, foodBanks: readonly FoodBank[]): Agencies {
  const sofar = new Map<number, number>()
  const memberAt = (foodBankPlace: number): Member => {
    const place = sofar.get(foodBankPlace) ?? 0
    sofar.set(foodBankPlace, place + 1)
    const ID = ground.nextId()
    const region = at(ground.regions, foodBankPlace)
    return { ID, foodBank: at(foodBanks, foodBankPlace), foodBankPlace, place, region, random: ground.chanceOf(ID) }
  }
  const members = spread(counts.agencies * ground.scale, foodBanks.length).map(memberAt)
  return {
    agencies: members.map(agencyOf),
    readiness: new Map(members.map(({ ID, place, random }) => [ID, place === 0 ? 0.75 : random.between(0.25, 0.9)])),
    masters: foodBanks.map((_, place) => masterOf(memberAt(place))),
  }
}

/** The first two of a food bank take anything from anywhere around: every donation has somebody to ask. */
function agencyOf(member: Member): Agency {
  const { ID, foodBank, region, place, random } = member
  const { Name, kind } = nameOf(member)
  const can = place < 2 ? everything : abilities[kind]
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
    IsActive: place !== resting,
    MaxMiles: random.whole(...can.miles),
    AcceptedCategoryIDs: [...can.categories],
    StorageCapabilityIDs: [1, ...(random.chance(can.cold) ? [2] : []), ...(random.chance(can.frozen) ? [3] : [])],
    CapacityPounds: tens(can.capacity),
    NeedPounds90: tens(can.need),
    Drivers: Array.from({ length: place === 0 ? 3 : random.whole(0, 2) }, (_, driver) => ({
      ID: ID * 10 + driver + 1,
      Name: personName(random),
    })),
  }
}

/** Each food bank has one agency that does not take part for now. */
const resting = 11

function masterOf(member: Member): Agency {
  const name = masterAgencyName(at(member.region.towns, 0).name)
  return {
    ...agencyOf({ ...member, place: 0 }),
    Name: name,
    Contact: contactAt(name, member.region, member.random),
    Address: member.foodBank.Address,
    IsMasterAgency: true,
    AcceptedCategoryIDs: [...everything.categories],
    CapacityPounds: 20_000,
    NeedPounds90: 0,
  }
}

/** The first agencies of the food banks, whom the visitor meets. */
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

/** Those of the demonstration are named but once; where names repeat in a larger tenant, the town tells them apart. */
function nameOf({ foodBankPlace, place, region, random }: Member): { Name: string; kind: AgencyKind } {
  const first = leading[foodBankPlace]
  if (place === 0 && first) return { Name: `${first[0]} ${agencyKindNames[first[1]]}`, kind: first[1] }
  const number = foodBankPlace * 13 + place
  const kind = at(kinds, (number + Math.floor(place / otherNames.length)) % kinds.length)
  const name = `${at(otherNames, number % otherNames.length)} ${agencyKindNames[kind]}`
  const isOfDemonstration = foodBankPlace < counts.foodBanks && place < 14
  return { Name: isOfDemonstration ? name : `${name} of ${random.pick(region.towns).name}`, kind }
}
