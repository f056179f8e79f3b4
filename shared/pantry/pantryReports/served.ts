import * as z from 'zod/mini'
import { Day, ID, toHundredth } from '../../core/schema/fields.ts'
import { HouseholdAges } from '../customers/customer.ts'
import { HandedOver, isTefapRecord } from '../orders/distribution.ts'
import { peopleIn } from '../orders/handOver.ts'
import { tefapCode } from '../orders/order.ts'

/** Numbers of a hand-over that the reports count: the household as it was that day, and what it took (decisions 65 and 75). */
export const ServedFacts = z.object({
  OrderID: ID,
  Day,
  CustomerID: ID,
  /** Label of the pickup location, or name of the delivery program; empty of a delivery without one. */
  Place: z.string(),
  /** ID of the place: two may have one name. */
  PantryLocationID: z._default(z.nullable(ID), null),
  EntityDeliveryProgramID: z._default(z.nullable(ID), null),
  HouseholdSize: z.nullable(z.int()),
  Ages: z.nullable(HouseholdAges),
  ...HandedOver.shape,
})
export type ServedFacts = z.infer<typeof ServedFacts>

/** Food that no product counts, as lines without a name. */
export function uncountedLines({ Uncounted }: Pick<ServedFacts, 'Uncounted'>): ServedFacts['Lines'] {
  const { Pounds = 0, TefapPounds = 0 } = Uncounted ?? {}
  const parts = [
    { SourceCode: tefapCode, Pounds: TefapPounds },
    { SourceCode: null, Pounds: toHundredth(Pounds - TefapPounds) },
  ]
  return parts
    .filter((part) => part.Pounds > 0)
    .map((part) => ({ ...part, PantryInventoryItemID: uncountedId, Name: '', Quantity: 0 }))
}
/** Of no product. */
export const uncountedId = 0

/** Households count once, with the people they had when they were last served. */
export const ServedFigures = z.object({
  Visits: z.int(),
  Households: z.int(),
  Individuals: z.int(),
  Minors: z.int(),
  Adults: z.int(),
  Seniors: z.int(),
  /** People of households that did not say how old they are. */
  AgesUnknown: z.int(),
  HouseholdsWithMinors: z.int(),
  HouseholdsWithoutMinors: z.int(),
  TefapHouseholds: z.int(),
  Items: z.int(),
  Pounds: z.number(),
  TefapItems: z.int(),
  TefapPounds: z.number(),
})
export type ServedFigures = z.infer<typeof ServedFigures>

const add = <T>(all: readonly T[], value: (one: T) => number) => all.reduce((sum, one) => sum + value(one), 0)

export interface ServedHousehold {
  readonly CustomerID: number
  readonly HouseholdSize: number
  readonly Ages: z.infer<typeof HouseholdAges> | null
  readonly Days: readonly string[]
  readonly Places: readonly string[]
  readonly Visits: number
  readonly TefapItems: number
  readonly TefapPounds: number
}

/** The size of the day, as it was recorded. Without one it is as many as the ages name, at least the one who came. */
export const peopleServed = ({ HouseholdSize, Ages }: Pick<ServedFacts, 'HouseholdSize' | 'Ages'>) =>
  Math.max(HouseholdSize ?? peopleIn(Ages), 1)
/** Ages of more people than were there are not known to be of those who were. */
const agesOf = (served: ServedFacts) => (peopleIn(served.Ages) > peopleServed(served) ? null : served.Ages)

const unique = <T>(values: readonly T[]) => [...new Set(values)]

export function households(served: readonly ServedFacts[]): ServedHousehold[] {
  const byCustomer = new Map<number, ServedFacts[]>()
  for (const one of served.toSorted((a, b) => (a.Day < b.Day ? -1 : 1)))
    byCustomer.set(one.CustomerID, [...(byCustomer.get(one.CustomerID) ?? []), one])
  return [...byCustomer].flatMap(([CustomerID, visits]) => {
    const last = visits.at(-1)
    if (!last) return []
    return {
      CustomerID,
      HouseholdSize: peopleServed(last),
      Ages: agesOf(last),
      Days: unique(visits.map(({ Day: day }) => day)),
      Places: unique(visits.map(({ Place }) => Place)).toSorted(),
      Visits: visits.length,
      TefapItems: add(visits, ({ TefapItems }) => TefapItems),
      TefapPounds: toHundredth(add(visits, ({ TefapPounds }) => TefapPounds)),
    }
  })
}

export function servedFigures(served: readonly ServedFacts[]): ServedFigures {
  const all = households(served)
  const known = all.flatMap(({ Ages }) => (Ages ? [Ages] : []))
  const individuals = add(all, ({ HouseholdSize }) => HouseholdSize)
  return {
    Visits: served.length,
    Households: all.length,
    Individuals: individuals,
    Minors: add(known, ({ Minors }) => Minors),
    Adults: add(known, ({ Adults }) => Adults),
    Seniors: add(known, ({ Seniors }) => Seniors),
    AgesUnknown: individuals - add(known, peopleIn),
    HouseholdsWithMinors: known.filter(({ Minors }) => Minors > 0).length,
    HouseholdsWithoutMinors: known.filter(({ Minors }) => Minors === 0).length,
    TefapHouseholds: all.filter(isTefapRecord).length,
    Items: add(served, ({ TotalItems }) => TotalItems),
    Pounds: toHundredth(add(served, ({ TotalPounds }) => TotalPounds)),
    TefapItems: add(served, ({ TefapItems }) => TefapItems),
    TefapPounds: toHundredth(add(served, ({ TefapPounds }) => TefapPounds)),
  }
}

/** Name of a group, and the identity that tells it from others of that name. */
interface Group {
  readonly Name: string
  readonly key: string
}

/** The figures of each group, by its name; of groups with one name each says its number. */
export function figuresBy<T extends ServedFacts>(served: readonly T[], groupOf: (one: T) => Group) {
  const groups = [...Map.groupBy(served, (one) => groupOf(one).key)].map(([key, ofGroup]) => ({
    Name: ofGroup[0] ? groupOf(ofGroup[0]).Name : '',
    key,
    ofGroup,
  }))
  const isShared = (name: string) => name !== '' && groups.filter(({ Name }) => Name === name).length > 1
  return groups
    .map(({ Name, key, ofGroup }) => ({
      Name: isShared(Name) ? `${Name} (${key})` : Name,
      ...servedFigures(ofGroup),
    }))
    .toSorted((a, b) => (a.Name < b.Name ? -1 : 1))
}

/** By place: `delivery` names the deliveries that belong to no program. */
export const placeGroup =
  (delivery: string) =>
  ({ Place, PantryLocationID: location, EntityDeliveryProgramID: program }: ServedFacts): Group =>
    location === null && program === null && Place === ''
      ? { Name: delivery, key: '' }
      : { Name: Place, key: location === null ? `#D${program ?? ''}` : `#${location}` }
