import { table } from '../../functions/core/table/table.ts'
import { markUsed } from '../../functions/network/organizations/deleting.ts'
import { putEntity } from '../../functions/network/organizations/entityTable.ts'
import { change } from '../../functions/rescue/donations/donationTable.ts'
import { newAccessCode, putAccessCode } from '../../functions/rescue/transport/accessCode.ts'
import { offerRun } from '../../functions/rescue/transport/offerRun.ts'
import type { TransportationProvider } from '../../shared/network/organizations/entity.ts'
import type { DonationDraft } from '../../shared/rescue/donations/api.ts'
import { acceptedMatch, type Donation } from '../../shared/rescue/donations/donation.ts'
import type { ProviderMatch } from '../../shared/rescue/donations/pickup/attemptedPickup.ts'
import { runId, withAccepted } from '../../shared/rescue/donations/pickup/search.ts'
import * as offers from '../../shared/rescue/offers/api.ts'
import * as transport from '../../shared/rescue/transport/api.ts'
import type { RunReport } from '../../shared/rescue/transport/report.ts'
import { call } from './call.ts'
import { posted, stored } from './donations.ts'
import { ids, people, provider } from './smallTenant.ts'

/** Runs that are offered to volunteers, for tests. */

const maxVolunteers = 6

/** Volunteers of food bank 10: the first lives nearest. Those of earlier calls take no part any more. */
export async function addVolunteers(
  count: number,
  more: (index: number) => Partial<TransportationProvider> = () => ({}),
): Promise<TransportationProvider[]> {
  const made = Array.from({ length: maxVolunteers }, (_, index) =>
    provider(600 + index, ids.foodBank, {
      Name: `Rider ${index + 1}`,
      EMailAddress: `rider-${index + 1}@example.org`,
      MaxMiles: 5 + index,
      IsActive: index < count,
      ...more(index),
    }),
  )
  await table.commit(made.map((entity) => putEntity(entity)))
  return made
}

/** A donation that agency 11 accepted for tomorrow, with volunteer pickup on or off. */
export async function acceptedDonation(enabled = true, more: Partial<DonationDraft> = {}): Promise<number> {
  const id = await posted(more)
  if (enabled) {
    const { answer } = await call(transport.updateVolunteerAutomationMode, people.foodBank, { id, enabled })
    if (!answer.Successful) throw new Error(`Volunteer pickup is refused: ${answer.FailureReason}`)
  }
  const { answer } = await call(offers.acceptMatch, people.agencies[0], {
    id: id * 100 + 1,
    AgencyProposedPickupDate: '2026-11-21',
    AgencyProposedPickupTimeTypeID: 6,
  })
  if (!answer.Successful) throw new Error(`Not accepted: ${answer.FailureReason}`)
  return id
}

/** The runs that a donation is offered as, in the order of their IDs. */
export const runsOf = async (id: number) => acceptedMatch(await stored(id))?.TransportationProviderMatches ?? []

export interface OfferedRun {
  readonly id: number
  readonly code: string
}

/** A code for a run, as its e-mail would carry it. */
export async function codeFor(run: number, now = new Date()): Promise<OfferedRun> {
  const made = newAccessCode(new Date(now.getTime() + 72 * 3_600_000))
  await table.commit([putAccessCode(run, made.stored)])
  return { id: run, code: made.code }
}

/** Offers the next round, and gives each of its runs a code. */
export async function offeredRuns(id: number, now = new Date()): Promise<OfferedRun[]> {
  const before = await runsOf(id)
  await offerRun(await stored(id), now)
  const runs: OfferedRun[] = []
  for (const run of (await runsOf(id)).slice(before.length)) runs.push(await codeFor(run.ID, now))
  return runs
}

/**
 * Gives an accepted donation a run that is offered to one volunteer; answers it with its code.
 */
export async function offerOneRun(donationId: number, providerId: number, now = new Date()): Promise<OfferedRun> {
  const run: ProviderMatch = {
    ID: runId(donationId, 1),
    TransportationProvider: { ID: providerId, Name: 'Riverside Riders' },
    State: 'offered',
    OfferedAt: now.toISOString(),
  }
  const offered = (donation: Donation) =>
    withAccepted(donation, (match) => ({ ...match, TransportationProviderMatches: [run] }))
  const options = { by: null, now, also: () => markUsed({ ID: providerId }) }
  await change(await stored(donationId), (donation) => ({ state: offered(donation), events: [] }), options)
  return codeFor(run.ID, now)
}

export const openRunBy = ({ id, code }: OfferedRun, address = '203.0.113.7') =>
  call(transport.getAttemptedPickup, undefined, { id }, { headers: headersOf(code, address) })

export const headersOf = (code: string, address = '203.0.113.7') => ({
  'access-code': code,
  'x-forwarded-for': `${address}, 198.51.100.1`,
})

export const report = ({ id, code }: OfferedRun, kind: RunReport['kind'], more: Partial<RunReport> = {}) =>
  call(
    transport.recordAttemptedPickupEvent,
    undefined,
    { id, EventID: crypto.randomUUID(), kind, time: new Date().toISOString(), ...more } as never,
    { headers: headersOf(code) },
  )
