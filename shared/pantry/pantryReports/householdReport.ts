import * as z from 'zod/mini'
import { Day, ID, toHundredth } from '../../core/schema/fields.ts'
import { HouseholdAges } from '../customers/customer.ts'
import { peopleIn } from '../orders/handOver.ts'
import { fiscalYearOf } from '../tefap/fiscalYear.ts'
import { type HouseholdFigure, householdFigures } from '../tefap/householdFigures.ts'
import { peopleServed } from './served.ts'

/**
 * The household report: the households that were served in some days, once each, in all, by site and by county of residence.
 * A figure is the sum of the records behind it: `countedIn` decides both.
 */

/** A hand-over as the report counts it. */
export const HouseholdVisit = z.object({
  OrderID: ID,
  Day,
  CustomerID: ID,
  /** Of the pickup location or the delivery program, such as `L12` or `P3`; `D` of a delivery without one. */
  Site: z.string(),
  SiteName: z.string(),
  /** County of residence by the census's number; null where nobody said. */
  CountyID: z.nullable(ID),
  HouseholdSize: z.nullable(z.int()),
  Ages: z.nullable(HouseholdAges),
  Pounds: z.number(),
})
export type HouseholdVisit = z.infer<typeof HouseholdVisit>

/** Visits of the days, with the last day before them on which each household was served; absent of new ones. */
export const HouseholdVisits = z.object({
  Visits: z.array(HouseholdVisit),
  Before: z.record(z.string(), Day),
})
export type HouseholdVisits = z.infer<typeof HouseholdVisits>

/** One site, or one county of residence; null for households whose county is not known. */
export type HouseholdGroup =
  | { readonly by: 'all' }
  | { readonly by: 'site'; readonly site: string }
  | { readonly by: 'county'; readonly county: number | null }

interface CountedHousehold {
  readonly visits: readonly HouseholdVisit[]
  /** With the people it had when it was last served in the group. */
  readonly last: HouseholdVisit
  readonly size: number
  readonly ages: HouseholdVisit['Ages']
  readonly isFirstEver: boolean
  readonly isFirstOfYear: boolean
}

/** Ages of more people than were there are not known to be of those who were. */
const agesOf = (visit: HouseholdVisit) => (peopleIn(visit.Ages) > peopleServed(visit) ? null : visit.Ages)

/** Some day of the range is the first of its fiscal year on which the household was served. */
const isFirstOfYear = (visits: readonly HouseholdVisit[], before: string | undefined) =>
  visits.some(({ Day: day }, index) => {
    const earlier = visits[index - 1]?.Day ?? before
    return earlier === undefined || fiscalYearOf(earlier) < fiscalYearOf(day)
  })

const byDay = (a: HouseholdVisit, b: HouseholdVisit) =>
  a.Day === b.Day ? a.OrderID - b.OrderID : a.Day < b.Day ? -1 : 1

/** Visits of each household in the order of their days. */
const visitsByHousehold = ({ Visits }: HouseholdVisits) =>
  Map.groupBy(Visits.toSorted(byDay), ({ CustomerID }) => CustomerID)

/** Of one county: the one in which the household lived when it was last served. */
const withResidence = (visits: readonly HouseholdVisit[]) => {
  const county = visits.findLast(({ CountyID }) => CountyID !== null)?.CountyID ?? null
  return visits.map((visit) => ({ ...visit, CountyID: county }))
}

/** A site stands before a county; 0 is the county that is not known. */
export const groupAsked = (asked: { site?: string | undefined; county?: number | undefined }): HouseholdGroup =>
  asked.site !== undefined
    ? { by: 'site', site: asked.site }
    : asked.county === undefined
      ? { by: 'all' }
      : { by: 'county', county: asked.county || null }

/** A household of the whole report, whose visits the groups divide among them. */
type WholeHousehold = Pick<CountedHousehold, 'visits' | 'isFirstEver' | 'isFirstOfYear'>

const wholeHouseholds = (counted: HouseholdVisits): WholeHousehold[] =>
  [...visitsByHousehold(counted)].map(([id, own]) => {
    const visits = withResidence(own)
    const before = counted.Before[id]
    return { visits, isFirstEver: before === undefined, isFirstOfYear: isFirstOfYear(visits, before) }
  })

function partOf(whole: WholeHousehold, visits: readonly HouseholdVisit[]): CountedHousehold[] {
  const last = visits.at(-1)
  return last ? [{ ...whole, visits, last, size: peopleServed(last), ages: agesOf(last) }] : []
}

const allOf = (households: readonly WholeHousehold[]) => households.flatMap((one) => partOf(one, one.visits))

/** Households of each site or county, with their visits there. */
function byGroup<K>(households: readonly WholeHousehold[], keyOf: (visit: HouseholdVisit) => K) {
  const groups = new Map<K, CountedHousehold[]>()
  for (const household of households)
    for (const [key, visits] of Map.groupBy(household.visits, keyOf)) {
      const group = groups.get(key) ?? []
      group.push(...partOf(household, visits))
      groups.set(key, group)
    }
  return groups
}
const siteOf = ({ Site }: HouseholdVisit) => Site
const countyOf = ({ CountyID }: HouseholdVisit) => CountyID

function inGroup(households: readonly WholeHousehold[], group: HouseholdGroup): CountedHousehold[] {
  if (group.by === 'all') return allOf(households)
  const found =
    group.by === 'site' ? byGroup(households, siteOf).get(group.site) : byGroup(households, countyOf).get(group.county)
  return found ?? []
}

/** Contribution of a household to a figure, or of a visit. */
const counts: Readonly<Record<HouseholdFigure, (one: CountedHousehold) => number>> = {
  Households: () => 1,
  WithMinors: ({ ages }) => Number(ages !== null && ages.Minors > 0),
  WithoutMinors: ({ ages }) => Number(ages !== null && ages.Minors === 0),
  MinorsUnknown: ({ ages }) => Number(ages === null),
  People: ({ size }) => size,
  Minors: ({ ages }) => ages?.Minors ?? 0,
  Adults: ({ ages }) => ages?.Adults ?? 0,
  Seniors: ({ ages }) => ages?.Seniors ?? 0,
  AgesUnknown: ({ ages, size }) => size - peopleIn(ages),
  FirstEver: (one) => Number(one.isFirstEver),
  FirstOfYear: (one) => Number(one.isFirstOfYear),
  Visits: ({ visits }) => visits.length,
  Pounds: ({ visits }) => toHundredth(visits.reduce((sum, { Pounds }) => sum + Pounds, 0)),
}
/** Figures whose records are visits; of the others they are households. */
const ofVisits: readonly HouseholdFigure[] = ['Visits', 'Pounds']

/** Record behind a figure: a household, as of its last visit, or a visit; `Count` is its part of the figure. */
export const HouseholdRecord = z.extend(HouseholdVisit, { Visits: z.int(), Count: z.number() })
export type HouseholdRecord = z.infer<typeof HouseholdRecord>

interface Counted {
  readonly one: CountedHousehold
  readonly count: number
}

const eachVisit = (one: CountedHousehold): CountedHousehold[] =>
  one.visits.map((visit) => ({ ...one, visits: [visit], last: visit }))

/** Parts of a figure: it is their sum, and each is a record. */
function countedIn(figure: HouseholdFigure, households: readonly CountedHousehold[]): Counted[] {
  const counted = ofVisits.includes(figure) ? households.flatMap(eachVisit) : households
  return counted.map((one) => ({ one, count: counts[figure](one) })).filter(({ count }) => count !== 0)
}

const figureOf = (figure: HouseholdFigure, households: readonly CountedHousehold[]) =>
  toHundredth(countedIn(figure, households).reduce((sum, { count }) => sum + count, 0))

const recordsOf = (figure: HouseholdFigure, households: readonly CountedHousehold[]): HouseholdRecord[] =>
  countedIn(figure, households).map(({ one, count }) => ({
    ...one.last,
    Pounds: counts.Pounds(one),
    Visits: one.visits.length,
    Count: count,
  }))

/** Records behind a figure, the latest first. */
export const recordsBehind = (counted: HouseholdVisits, group: HouseholdGroup, figure: HouseholdFigure) =>
  recordsOf(figure, inGroup(wholeHouseholds(counted), group)).toSorted((a, b) => byDay(b, a))

export const FigureValues = z.object(
  Object.fromEntries(householdFigures.map((figure) => [figure, z.number()])) as Record<
    HouseholdFigure,
    z.ZodMiniNumber<number>
  >,
)
export type FigureValues = z.infer<typeof FigureValues>

const figuresOf = (households: readonly CountedHousehold[]) =>
  Object.fromEntries(householdFigures.map((figure) => [figure, figureOf(figure, households)])) as FigureValues

export const SiteFigures = z.extend(FigureValues, { Site: z.string(), Name: z.string() })
export const CountyFigures = z.extend(FigureValues, { CountyID: z.nullable(ID) })

export interface HouseholdReport {
  readonly Total: FigureValues
  readonly Sites: z.infer<typeof SiteFigures>[]
  readonly Counties: z.infer<typeof CountyFigures>[]
}

/** Figures of all, of each site by its name and of each county; households whose county is not known stand last. */
export function householdReport(counted: HouseholdVisits): HouseholdReport {
  const households = wholeHouseholds(counted)
  const names = new Map(counted.Visits.map(({ Site, SiteName }) => [Site, SiteName]))
  const sites = [...byGroup(households, siteOf)].map(([Site, of]) => ({
    ...figuresOf(of),
    ...{ Site, Name: names.get(Site) ?? '' },
  }))
  const counties = [...byGroup(households, countyOf)].map(([CountyID, of]) => ({ ...figuresOf(of), CountyID }))
  return {
    Total: figuresOf(allOf(households)),
    Sites: sites.toSorted((a, b) => a.Name.localeCompare(b.Name, 'en') || (a.Site < b.Site ? -1 : 1)),
    Counties: counties.toSorted(
      (a, b) => (a.CountyID ?? Number.POSITIVE_INFINITY) - (b.CountyID ?? Number.POSITIVE_INFINITY),
    ),
  }
}
