import { makePlan } from '../../../infra/local/seed/plan.ts'
import type { Role } from '../../../shared/core/access.ts'
import { countedInDemonstration } from './api.ts'
import { resourcesOf, stacksIn, synthesize } from './cloud.ts'
import {
  type Amounts,
  type BillItem,
  bill,
  byService,
  plus,
  pricedAt,
  prices,
  signInCosts,
  total,
} from './cost/bill.ts'
import { habits, taken } from './cost/habits.ts'
import { type CallUnits, ofDonations, ofPeople, ofStanding, type Standing } from './cost/month.ts'
import { standingOf } from './cost/standing.ts'
import type { MonthReport } from './flow/month.ts'
import { daysOfAMonth, type FlowDetails, largeScale, liveThrough } from './flow.ts'
import { type BenchOptions, type Line, reportIn, type Section } from './report.ts'

/**
 * Cost of a tenant in a month by AWS's list prices: units as they were measured, people as `cost/habits.ts` takes them.
 */

const donationsOfADay = 500
const donationsOfAMonth = donationsOfADay * daysOfAMonth
/** 200 agencies. */
const smallScale = 5

export const peopleAt = (scale: number): Partial<Record<Role, number>> => {
  const counts: Partial<Record<Role, number>> = {}
  for (const { user } of makePlan({ seed: 7, scale, now: new Date() }).people) {
    const role = user.Roles[0]?.Role
    if (role) counts[role] = (counts[role] ?? 0) + 1
  }
  return counts
}

/** Made anew: templates of an earlier run have fewer alarms, and a synthesis that failed leaves none. */
async function standingIn(directory: string): Promise<Standing> {
  const out = stacksIn(directory)
  await synthesize(out)
  return standingOf(await resourcesOf(out))
}

/** The month of the section flow where it was measured; otherwise a day, which costs a donation as much. */
async function largeTenant({ file, say }: BenchOptions): Promise<MonthReport> {
  const kept = reportIn(file)?.sections.flow?.details as FlowDetails | undefined
  if (kept) return kept.month
  say(`A day of ${donationsOfADay} donations among 2,000 agencies …`)
  return liveThrough({ scale: largeScale, days: 1, donations: donationsOfADay })
}

export interface TenantBill {
  readonly agencies: number
  readonly people: Readonly<Partial<Record<Role, number>>>
  readonly items: readonly BillItem[]
  readonly parts: Readonly<Record<string, number>>
  readonly floor: number
}

export interface Given {
  readonly units: (id: string) => CallUnits
  readonly standing: Standing
}

/** Units of calls, counted in the demonstration, and the resources of a tenant's stacks. */
export async function givenOf(options: BenchOptions): Promise<Given> {
  const counted = new Map((await countedInDemonstration(options)).map((one) => [one.id, one]))
  const units = (id: string): CallUnits => {
    const found = counted.get(id)
    if (!found) throw new Error(`${id} was not counted`)
    return found
  }
  return { units, standing: await standingIn(options.directory) }
}

export function billOf(lived: MonthReport, people: TenantBill['people'], { units, standing }: Given): TenantBill {
  const bytes = ((lived.bytes ?? 0) / lived.donations) * donationsOfAMonth
  const parts: Record<string, Amounts> = {
    donations: ofDonations(lived, donationsOfAMonth),
    screens: ofPeople(people, units),
    standing: ofStanding(standing, bytes),
  }
  const writes = parts.donations?.writeUnits ?? 0
  return {
    agencies: lived.agencies,
    people,
    items: bill(plus(...Object.values(parts))),
    parts: Object.fromEntries(Object.entries(parts).map(([name, amounts]) => [name, total(bill(amounts))])),
    floor: total(bill({ writeUnits: writes })),
  }
}

export function billLines({ agencies, items, parts, floor }: TenantBill): Line[] {
  const dollars = (what: string, measured: number): Line => ({
    what: `${agencies} agencies: ${what}`,
    unit: '$',
    measured,
  })
  return [
    {
      ...dollars(`a month of ${donationsOfAMonth} donations`, total(items)),
      floor,
      floorIs: 'the write units of the donations alone',
    },
    ...Object.entries(parts).map(([name, sum]) => dollars(`of it ${name}`, sum)),
    ...byService(items)
      .filter(([, sum]) => sum >= 0.02 * total(items))
      .map(([service, sum]) => dollars(service, sum)),
    ...signInCosts(items).map(([what, sum]) => dollars(what, sum)),
    { what: `${agencies} agencies: a donation`, unit: 'cents', measured: (100 * total(items)) / donationsOfAMonth },
  ]
}

export async function measureCost(options: BenchOptions): Promise<Section> {
  const { say } = options
  const given = await givenOf(options)
  say(`A day of ${donationsOfADay} donations among 200 agencies …`)
  const small = await liveThrough({ scale: smallScale, days: 1, donations: donationsOfADay })
  const bills = [
    billOf(small, peopleAt(smallScale), given),
    billOf(await largeTenant(options), peopleAt(largeScale), given),
  ]
  return {
    title: `Cost: a month by AWS’s list prices for us-east-1, looked up on ${pricedAt}, free tiers not counted`,
    lines: bills.flatMap(billLines),
    details: {
      bills: bills.map((one) => ({ ...one, services: Object.fromEntries(byService(one.items)) })),
      prices,
      habits,
      taken,
    },
  }
}
