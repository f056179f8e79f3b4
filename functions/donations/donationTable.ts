import * as z from 'zod/mini'
import { Envelope } from '../../events/event.ts'
import type { Caller } from '../../shared/access.ts'
import { isRefusal, type Refusal } from '../../shared/answer.ts'
import { type AgencyMatch, type Donation, donationOfMatch, liveOffers } from '../../shared/donation/donation.ts'
import { afterExpiry, maxRanked, nextDue, type Rule, type Step } from '../../shared/donation/lifecycle.ts'
import { ownerOfDonation } from '../../shared/donation/owner.ts'
import { askedMatches, donationRow, rowForAgency } from '../../shared/donation/rows.ts'
import type { Loader } from '../http.ts'
import { toReceiptWrites } from '../session/badgeTable.ts'
import { donationKeys, donationLists } from '../table/keys/donations.ts'
import { inState, type List, listAttributes } from '../table/lists.ts'
import { eventKey, unpublished } from '../table/outbox.ts'
import { eventPrefix } from '../table/shape.ts'
import { table } from '../table/table.ts'
import { dueShard } from '../table/timers.ts'
import { absent, atVersion, backoff, both, isConflict, type Write } from '../table/write.ts'
import { donationShape } from './donationShape.ts'

/**
 * Donations in the table: one item with all its matches, one row for each agency that was asked, its facts, and what an
 * agency's badge counts of it. A change writes all of them together, on the condition that nobody changed the donation
 * meanwhile.
 */

export const donationById = (id: number) => table.get(donationKeys.donation(id), donationShape.schema)

export const byId: Loader<'donation', { id: number }, Donation> = {
  kind: 'donation',
  load: ({ input }) => donationById(input.id),
  owner: ownerOfDonation,
}
export const byTxId: Loader<'donation', { txId: number }, Donation> = {
  kind: 'donation',
  load: ({ input }) => donationById(input.txId),
  owner: ownerOfDonation,
}
/** By one of its matches; a match that was removed still finds its donation. */
export const byMatch: Loader<'donation', { id: number }, Donation> = {
  kind: 'donation',
  load: ({ input }) => donationById(donationOfMatch(input.id)),
  owner: ownerOfDonation,
}

export interface Story {
  readonly donation: Donation
  readonly facts: readonly Envelope[]
}
/** A donation with everything that happened to it, oldest first, in one query. */
export async function storyById(id: number): Promise<Story | undefined> {
  const items = await table.all({ pk: donationKeys.donation(id).pk }, z.looseObject({ sk: z.string() }))
  const donation = items.find((item) => item.sk === donationKeys.donation(id).sk)
  if (!donation) return undefined
  return {
    donation: donationShape.schema.parse(donation),
    facts: items.filter((item) => item.sk.startsWith(eventPrefix)).map((item) => Envelope.parse(item)),
  }
}
export const storyLoader: Loader<'donation', { id: number }, Story> = {
  kind: 'donation',
  load: ({ input }) => storyById(input.id),
  owner: ({ donation }) => ownerOfDonation(donation),
}

/** The lists of a donation: food bank, donor, location, association, co-op, network; each whole and by stage. */
function listsOf(donation: Donation): readonly List[] {
  const lists = [
    donationLists.foodBank(donation.FoodBank.ID),
    donationLists.donor(donation.DonorLocation.Donor.ID),
    donationLists.donorLocation(donation.DonorLocation.ID),
    ...(donation.StateAssociationID === null ? [] : [donationLists.stateAssociation(donation.StateAssociationID)]),
    ...(donation.CoopID === null ? [] : [donationLists.coop(donation.CoopID)]),
    donationLists.network(),
  ]
  return lists.flatMap((list) => [list, inState(list, donation.Stage)])
}

const sortOf = (donation: Donation) => `${donation.Created}#${donation.ID}`

function donationItem(donation: Donation) {
  const dueAt = nextDue(donation)
  return {
    ...donationKeys.donation(donation.ID),
    ...donation,
    ...listAttributes(listsOf(donation)),
    sort: sortOf(donation),
    row: donationRow(donation),
    Shape: donationShape.version,
    ...(dueAt ? { due: dueShard(donation.ID), dueAt: `${dueAt}#${donation.ID}` } : {}),
  }
}

/** Whether an agency finds its part of a donation among what is under way. */
function isActiveFor(donation: Donation, match: AgencyMatch): boolean {
  const isLive = liveOffers(donation).some((live) => live.ID === match.ID)
  const isUnderWay = match.Response === 'accepted' && (donation.Stage === 'accepted' || donation.Stage === 'closed')
  return isLive || isUnderWay
}

function agencyItem(donation: Donation, match: AgencyMatch) {
  const { ID } = match.Agency
  const lists = [donationLists.agency(ID), ...(isActiveFor(donation, match) ? [donationLists.agencyActive(ID)] : [])]
  return {
    ...donationKeys.agencyRow(donation.ID, ID),
    ...listAttributes(lists),
    sort: sortOf(donation),
    row: rowForAgency(donation, match),
  }
}

/** What the agencies that were asked see; an agency that is no longer asked loses its row. */
function agencyRowWrites(before: Donation | undefined, after: Donation): Write[] {
  const itemsOf = (donation: Donation) =>
    new Map(askedMatches(donation).map((match) => [match.Agency.ID, agencyItem(donation, match)]))
  const old: ReturnType<typeof itemsOf> = before ? itemsOf(before) : new Map()
  const now = itemsOf(after)
  const gone = [...old.keys()]
    .filter((id) => !now.has(id))
    .map((id) => ({ remove: donationKeys.agencyRow(after.ID, id) }))
  const written = [...now].filter(([id, item]) => JSON.stringify(old.get(id)) !== JSON.stringify(item))
  return [...gone, ...written.map(([, item]) => ({ put: item }))]
}

export interface SaveOptions {
  readonly by: Caller | null
  readonly now: Date
  /** More writes of the same transaction. */
  readonly also?: readonly Write[]
  /** The agency whose offer the step answers: the write itself holds that its deadline has not passed. */
  readonly answeringAgency?: number
}

/**
 * The agency's deadline as a condition of the write, to the millisecond, at the moment of writing. The position of its
 * match is that of the version which the write demands.
 */
const beforeDeadline = ({ Matches }: Donation, agencyId: number) => ({
  expression: `#matches[${Matches.findIndex((match) => match.Agency.ID === agencyId)}].#until > :now`,
  names: { '#matches': 'Matches', '#until': 'AgencyExpirationTime' },
  values: { ':now': new Date().toISOString() },
})

/** What a step tells, about the version of the donation that it led to. */
export const factsOf = (
  donation: Donation,
  happened: Step['happened'],
  { by, now }: Pick<SaveOptions, 'by' | 'now'>,
): Envelope[] =>
  happened.map(({ type, detail }, place) => ({
    ID: `${donation.ID}-${donation.Version}-${place}`,
    Type: type,
    At: now.toISOString(),
    DonationID: donation.ID,
    FoodBankID: donation.FoodBank.ID,
    By: by ? { UserID: by.UserID, EntityID: by.EntityID, Role: by.Role } : null,
    Detail: detail as Record<string, unknown>,
  }))

/** Saves a step with its facts. Throws `Changed` when the donation is no longer what the step began with. */
export async function saveStep(before: Donation | undefined, step: Step, options: SaveOptions): Promise<Donation> {
  if (before && step.happened.length === 0 && step.donation === before && !options.also?.length) return before
  const donation: Donation = { ...step.donation, Version: (before?.Version ?? 0) + 1 }
  const { answeringAgency } = options
  const unchanged = before ? atVersion(before.Version) : absent
  const inTime = before && answeringAgency !== undefined ? beforeDeadline(before, answeringAgency) : undefined
  const writes: Write[] = [
    { put: donationItem(donation), when: inTime ? both(unchanged, inTime) : unchanged },
    ...agencyRowWrites(before, donation),
    ...toReceiptWrites(before, donation),
    ...factsOf(donation, step.happened, options).map((fact, place) => ({
      put: { ...eventKey(donationKeys.donation(donation.ID), donation.Version, place), ...fact },
      when: absent,
    })),
    ...(options.also ?? []),
  ]
  // An answer to an offer names the moment at which it is written: the same again later would name a past one.
  await (inTime ? table.commit(writes, 1) : table.commit(writes))
  return donation
}

/**
 * A try is lost only to a change that was made: of those each agency that is asked makes one, staff a few, and the agency
 * itself a few at other donations, with which its badge counts this one.
 */
const maxTries = maxRanked + 10

/**
 * Loads, decides, saves; when somebody else or a deadline was first, decides again on what is left by then. Two people at
 * the same donation both get a true answer, and a change is lost only when it can't be made any more.
 */
export async function change(
  loaded: Donation,
  rule: Rule,
  options: Omit<SaveOptions, 'also'> & { readonly also?: (donation: Donation) => readonly Write[] },
): Promise<Donation | Refusal> {
  let donation: Donation | undefined = loaded
  let { now } = options
  for (let tries = 1; donation; tries++) {
    const step = afterExpiry(donation, now, rule)
    if (isRefusal(step)) return step
    try {
      return await saveStep(donation, step, { ...options, now, also: options.also?.(step.donation) ?? [] })
    } catch (error) {
      if (!isConflict(error) || tries >= maxTries) throw error
      // Whoever loses twice is one of many: together they are faster when they come one by one.
      if (tries > 1) await backoff(tries)
      donation = await donationById(loaded.ID)
      now = new Date()
    }
  }
  throw new Error(`Donation ${loaded.ID} is gone`)
}

/** A donation that has a past already, and the facts of it, each with the version its step led to. */
export interface Past {
  readonly donation: Donation
  readonly facts: readonly Envelope[]
  /** It is to be told after all. */
  readonly isNews?: boolean | undefined
}

/**
 * A donation with a past that is no news: the items are those that saving each step in its time would have left, but
 * nobody is told of it and nothing reacts. For demonstration tenants and for data taken over from elsewhere.
 */
export const pastWrites = ({ donation, facts, isNews = false }: Past): Write[] => [
  { put: donationItem(donation), when: absent },
  ...agencyRowWrites(undefined, donation),
  ...toReceiptWrites(undefined, donation),
  ...facts.map((fact) => {
    const [version, place] = fact.ID.split('-').slice(1).map(Number)
    const known = isNews ? {} : { [unpublished]: true }
    return {
      put: { ...eventKey(donationKeys.donation(donation.ID), version ?? 0, place ?? 0), ...fact, ...known },
      when: absent,
    }
  }),
]

/** Writes a donation with its past. */
export const savePast = (past: Past, also: readonly Write[] = []): Promise<void> =>
  table.commit([...pastWrites(past), ...also])
