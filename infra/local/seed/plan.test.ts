import { beforeAll, describe, expect, it } from 'vitest'
import { roles } from '../../../shared/core/access.ts'
import { systemCategories } from '../../../shared/core/reference/reference.ts'
import { addDays, localDay } from '../../../shared/core/time/zone.ts'
import { agencyRefusal } from '../../../shared/network/agencies/agency.ts'
import { DonorDraft, DonorLocationDraft, locationRefusal } from '../../../shared/network/donors/donor.ts'
import { FoodBankDraft, FoodBankGroupDraft } from '../../../shared/network/groups/network.ts'
import { organizationRefusal, zoneRefusal } from '../../../shared/network/organizations/drafts.ts'
import { Entity, User } from '../../../shared/network/organizations/entity.ts'
import { acceptedMatch, liveOffers, stages } from '../../../shared/rescue/donations/donation.ts'
import { maxDaysAhead } from '../../../shared/rescue/donations/pickup/proposal.ts'
import { maxVolunteerMiles } from '../../../shared/rescue/donations/pickup/providerCheck.ts'
import { ProviderDraft, providerRefusal } from '../../../shared/rescue/providers/provider.ts'
import { checkPassword } from '../pool/passwords.ts'
import { accountsOf } from './accounts.ts'
import { at } from './context.ts'
import { directoryOf } from './directory.ts'
import { DonationRun } from './donationRun.ts'
import { sentAgency, sentFields } from './organizations.ts'
import { demoPassword, listedOrganizations } from './people.ts'
import { makePlan, type PlanOptions } from './plan.ts'
import { runScenarios } from './runScenarios.ts'
import type { DonationScenario } from './scenario.ts'

const usual: PlanOptions = { seed: 7, scale: 1, now: new Date('2026-11-20T15:30:00Z') }

/** The tenant as it would be written, without a table. */
async function tenantOf(options: Partial<PlanOptions> = {}, isWanted = (_: DonationScenario) => true) {
  const all = makePlan({ ...usual, ...options })
  const plan = { ...all, scenarios: () => [...all.scenarios()].filter(isWanted) }
  const last = new Map<string, number>()
  const runs: DonationRun[] = []
  const records = await runScenarios(plan, {
    nextId: async (kind) => {
      last.set(kind, (last.get(kind) ?? 0) + 1)
      return last.get(kind) ?? 0
    },
    save: async (run) => void runs.push(run),
  })
  return { plan, runs, records, donations: runs.map((run) => run.donation) }
}
const writtenBy = ({ plan, runs, records }: Awaited<ReturnType<typeof tenantOf>>) =>
  JSON.stringify([
    plan.entities,
    plan.people,
    runs.map(({ donation, events, extraWrites }) => [donation, events, extraWrites]),
    records,
  ])

/** Refusals by the form of each kind of organization, as it is sent: none. */
const categoryIds = (own: readonly { readonly ID: number }[]) => [...systemCategories, ...own].map(({ ID }) => ID)
function refusalOf(entity: Entity, categories: readonly number[]) {
  switch (entity.Kind) {
    case 'agency':
      return agencyRefusal(sentAgency(entity), categories)
    case 'donor':
      return zoneRefusal(sentFields(DonorDraft, entity))
    case 'donorLocation':
      return locationRefusal(sentFields(DonorLocationDraft, entity))
    case 'transportationProvider':
      return providerRefusal(sentFields(ProviderDraft, entity))
    case 'foodBank':
      return organizationRefusal(sentFields(FoodBankDraft, entity))
    default:
      return zoneRefusal(sentFields(FoodBankGroupDraft, entity))
  }
}

it('every organization of the demonstration is one that its form would save', () => {
  const { entities, ownCategories } = makePlan(usual)
  const refused = entities.flatMap((entity) => refusalOf(entity, categoryIds(ownCategories))?.refused ?? [])
  expect(refused).toEqual([])
})

describe('the plan', () => {
  const { organizations, people, entities } = makePlan(usual)

  it('has the organizations of the demonstration, its food banks in three time zones', () => {
    expect(organizations.associations).toHaveLength(2)
    expect(organizations.foodBanks).toHaveLength(3)
    expect(new Set(organizations.foodBanks.map((foodBank) => foodBank.TimeZone)).size).toBe(3)
    expect(organizations.agencies).toHaveLength(40)
    expect(organizations.masters).toHaveLength(3)
    expect(organizations.locations).toHaveLength(60)
    expect(new Set(organizations.associations.flatMap((association) => association.FoodBankIDs)).size).toBe(3)
  })

  it('has food banks that approve by hand, automatically, and ask all at once', () => {
    const modes = organizations.foodBanks.map(({ Settings }) => [
      Settings.IsAutomaticallyApproved,
      Settings.IsSimultaneousNotifyEnabled,
    ])
    expect(modes).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ])
  })

  it('keeps the schemas, with numbers, names and addresses of their own', () => {
    expect(entities.map((entity) => Entity.parse(entity))).toEqual(entities)
    expect(entities.map((entity) => entity.ID).sort((a, b) => a - b)).toEqual(entities.map((_, index) => index + 1))
    for (const { user } of people) expect(User.parse({ ...user, Subject: 'x' })).toEqual({ ...user, Subject: 'x' })
    for (const names of [
      organizations.agencies.map((agency) => agency.Name),
      organizations.locations.map((location) => location.Code),
      people.map(({ user }) => user.UserName),
      people.map(({ user }) => String(user.ID)),
    ])
      expect(names).toEqual([...new Set(names)])
  })

  it('lists an account for every role, and a password that the pool takes', () => {
    const accounts = accountsOf(people)
    expect(new Set(accounts.map((account) => account.Role))).toEqual(new Set(roles))
    expect(() => checkPassword(demoPassword)).not.toThrow()
    expect(accounts.every((account) => account.UserName.endsWith('@demo.gleanery.example'))).toBe(true)
    expect(people.some(({ user }) => user.Roles.length > 2)).toBe(true)
    expect(people.filter(({ user }) => user.Language === 'es').length).toBeGreaterThan(2)
  })

  it('has a person for each agency, donor and food bank', () => {
    const known = new Set(people.flatMap(({ user }) => user.Roles.map((role) => role.EntityID)))
    for (const { ID } of [
      ...organizations.agencies,
      ...organizations.donors,
      ...organizations.foodBanks,
      ...organizations.associations,
    ])
      expect(known).toContain(ID)
  })

  it('grows by its scale', () => {
    const large = makePlan({ ...usual, scale: 9 }).organizations
    expect([large.foodBanks.length, large.agencies.length, large.locations.length]).toEqual([9, 360, 540])
    expect(large.donors.every((donor) => donor.FoodBankIDs.length > 0)).toBe(true)
    expect(() => makePlan({ ...usual, scale: 0 })).toThrow(RangeError)
    expect(() => makePlan({ ...usual, scale: 1.5 })).toThrow(RangeError)
  })
})

describe('the past year', () => {
  let tenant: Awaited<ReturnType<typeof tenantOf>>
  beforeAll(async () => {
    tenant = await tenantOf()
  })

  it('is the same from the same seed, and another from another', async () => {
    const first = writtenBy(tenant)
    expect(writtenBy(await tenantOf())).toBe(first)
    expect(writtenBy(await tenantOf({ seed: 8 }))).not.toBe(first)
  })

  it('has events in order of time, and versions and numbers without gaps', () => {
    const { runs, donations } = tenant
    for (const { events, donation } of runs) {
      const moments = events.map((event) => event.At)
      expect(moments).toEqual([...moments].sort())
      expect(events.at(-1)?.ID.startsWith(`donation-${donation.ID}-${donation.Version}-`)).toBe(true)
      expect(at(events, 0)).toMatchObject({
        ID: `donation-${donation.ID}-1-0`,
        Type: 'DonationPosted',
        At: donation.Created,
      })
    }
    const byNumber = [...donations].sort((a, b) => a.ID - b.ID)
    expect(byNumber.map((donation) => donation.ID)).toEqual(donations.map((_, index) => index + 1))
    expect(byNumber.map((donation) => donation.Created)).toEqual(byNumber.map((donation) => donation.Created).sort())
  })

  it('plans changes by staff of donations that no receipt ends, too', () => {
    const settled = addDays(localDay(usual.now, 'America/New_York'), -7)
    const failed = tenant.runs.filter(({ donation }) => !donation.Receipt && donation.Created < settled)
    expect(failed.flatMap(({ scenario }) => scenario.course.staffEdits).length).toBeGreaterThan(10)
  })

  it('has at least 400 donations with receipts, in every month and more on Fridays than on Sundays', () => {
    const { runs } = tenant
    const days = runs.flatMap(({ extraWrites }) =>
      extraWrites.flatMap((write) => ('put' in write && typeof write.put.Date === 'string' ? write.put.Date : [])),
    )
    expect(days.length).toBeGreaterThanOrEqual(400)
    expect(new Set(days.map((day) => day.slice(5, 7))).size).toBe(12)
    const on = (weekday: number) => days.filter((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === weekday).length
    expect(on(5)).toBeGreaterThan(on(0))
  })

  it('has declined, expired, moved, added and corrected matches', () => {
    const types = new Set(tenant.runs.flatMap(({ events }) => events.map((event) => event.Type)))
    for (const type of [
      'OfferDeclined',
      'OfferExpired',
      'OfferExpiring',
      'OfferWithdrawn',
      'MatchMoved',
      'AgencyAdded',
      'AgencyRemoved',
      'ItemsCorrected',
      'EscalationModeChanged',
      'StartBegun',
      'DonationNotMatched',
      'DonationCancelled',
    ])
      expect(types).toContain(type)
  })
})

/** Midnight and noon in each zone, the days when clocks change, the end of a year and of a February. */
const moments = [
  '2026-11-20T15:30:00Z',
  '2026-11-20T05:00:30Z',
  '2026-11-20T08:01:00Z',
  '2026-03-08T10:30:00Z',
  '2026-11-01T05:30:00Z',
  '2026-12-31T23:59:59Z',
  '2027-01-01T07:00:00Z',
  '2028-02-29T18:45:00Z',
  '2026-07-04T20:20:00Z',
]

describe.each(moments)('the present at %s', (moment) => {
  const now = new Date(moment)
  let tenant: Awaited<ReturnType<typeof tenantOf>>
  beforeAll(async () => {
    tenant = await tenantOf({ now })
  })

  it('shows every stage, and one live offer at most where agencies are asked in turn', () => {
    const { donations } = tenant
    expect(new Set(donations.map((donation) => donation.Stage))).toEqual(new Set(stages))
    for (const donation of donations) {
      const live = liveOffers(donation)
      if (!donation.IsSimultaneousNotifyEnabled) expect(live.length).toBeLessThanOrEqual(1)
      for (const match of live) expect(Date.parse(match.AgencyExpirationTime ?? '')).toBeGreaterThan(now.getTime())
    }
    expect(donations.some((donation) => liveOffers(donation).length > 1)).toBe(true)
  })

  it('has something to do for each agency of the sign-in page', () => {
    const { plan, donations } = tenant
    const { agencies, stores } = listedOrganizations(plan.organizations)
    for (const [index, agency] of agencies.entries()) {
      const own = donations.filter((donation) => acceptedMatch(donation)?.Agency.ID === agency.ID)
      const zone = at(stores, index).TimeZone
      const days = own.flatMap((donation) =>
        donation.Stage === 'accepted' ? (acceptedMatch(donation)?.AgencyProposedPickupDate ?? []) : [],
      )
      expect(days).toContain(localDay(now, zone))
      expect(own.some((donation) => donation.Stage === 'closed')).toBe(true)
      const left = donations.flatMap((donation) =>
        liveOffers(donation)
          .filter((match) => match.Agency.ID === agency.ID)
          .map((match) => (Date.parse(match.AgencyExpirationTime ?? '') - now.getTime()) / 60_000),
      )
      expect(Math.max(...left)).toBeGreaterThan(25)
      expect(Math.min(...left)).toBeLessThan(7)
    }
  })
})

it('in a tenant of 25 times the size volunteers are sought for agencies that they can serve', async () => {
  const { runs } = await tenantOf({ scale: 25 }, ({ course }) => course.run !== undefined)
  const miles = runs.flatMap(({ donation }) => acceptedMatch(donation)?.DistanceMiles ?? [])
  expect(miles.length).toBeGreaterThan(3)
  expect(Math.max(...miles)).toBeLessThanOrEqual(maxVolunteerMiles)
})

it('a plan that is refused is told with the numbers of the reason', async () => {
  const plan = makePlan(usual)
  const scenario = at([...plan.scenarios()], 0)
  const draft = { ...scenario.draft, DonorRecordedPickupDate: '2099-01-02' }
  const run = new DonationRun(
    { ...scenario, draft },
    directoryOf(plan, async () => 1),
  )
  await expect(run.steps().next()).rejects.toThrow(`more than ${maxDaysAhead} days ahead`)
})
