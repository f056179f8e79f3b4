import { transportAttention } from '../pickup/attention.ts'
import { pickupWindow } from '../pickup/proposal.ts'
import type { DonationRow } from '../rows.ts'
import { spoilsAt } from '../spoils.ts'
import { type NeedKind, type NeedUrgency, urgencies } from './needKinds.ts'

/** Work of a food bank for now: each donation at most once, the most urgent first, among equals the oldest. */

export interface FoodBankNeed {
  readonly row: DonationRow
  readonly kind: NeedKind
  /** From when on somebody waits for it. */
  readonly since: string
  readonly urgency: NeedUrgency
  /** Reason and time of its urgency: the food spoils, or the store's pickup window ends; null when neither is known. */
  readonly limit: { readonly why: 'spoils' | 'closes'; readonly at: string } | null
  /** End of the offers, where the line is about them. */
  readonly expires: string | null
}

const minute = 60_000
const hour = 60 * minute

/** An offer is about to expire when so much of its period is left. */
export const expiringMinutes = 15
/** A run without a driver needs one when its pickup window ends so soon. */
const driverHours = 3
/** A pickup that nobody reported is late so long after its window. */
const notFetchedHours = 1
/** Bounds of the urgencies 'now' and 'today', in hours until food spoils or the store closes. */
const nowHours = 2
const todayHours = 8

function limitOf(row: DonationRow): FoodBankNeed['limit'] {
  const spoils = spoilsAt(row)
  const closes = pickupWindow(row)?.end.getTime()
  if (spoils === undefined && closes === undefined) return null
  const isSpoiling = spoils !== undefined && (closes === undefined || spoils < closes)
  return { why: isSpoiling ? 'spoils' : 'closes', at: new Date(isSpoiling ? spoils : (closes ?? 0)).toISOString() }
}

function urgencyOf(at: number | undefined, now: Date): NeedUrgency {
  if (at === undefined) return 'later'
  const left = at - now.getTime()
  if (left <= nowHours * hour) return 'now'
  return left <= todayHours * hour ? 'today' : 'later'
}

type Found = Pick<FoodBankNeed, 'kind' | 'since'> & { readonly expires?: string }

/** Without another offer to come, the last open one is the donation's last chance. */
function expiringOffer(row: DonationRow, now: Date): Found | undefined {
  if (row.Stage !== 'offering') return undefined
  const ranked = row.Matches.filter(({ Rank, Response }) => Rank !== null && Response === null)
  const open = ranked.flatMap(({ AgencyExpirationTime }) => AgencyExpirationTime ?? [])
  const last = open.toSorted().at(-1)
  if (last === undefined || open.length < ranked.length) return undefined
  const left = Date.parse(last) - now.getTime()
  return left <= expiringMinutes * minute ? { kind: 'expiring', since: row.Created, expires: last } : undefined
}

/** Transport of an accepted donation: what went wrong, a driver who is missing, a pickup that nobody reported. */
function transportNeed(row: DonationRow, now: Date): Found | undefined {
  const attention = transportAttention(row, now)
  const window = pickupWindow(row)
  if (attention) return { kind: attention.kind, since: row.Created }
  const accepted = row.Matches.find(({ Response }) => Response === 'accepted')
  if (row.Stage !== 'accepted' || !accepted || !window) return undefined
  const hasRun = accepted.AdHocTransactionAttemptedPickups.some(({ IsCancelled }) => !IsCancelled)
  if (hasRun) return undefined
  const left = window.end.getTime() - now.getTime()
  if (accepted.VolunteerSearch?.State === 'seeking')
    return left <= driverHours * hour ? { kind: 'noDriver', since: row.Created } : undefined
  return left <= -notFetchedHours * hour ? { kind: 'notFetched', since: window.end.toISOString() } : undefined
}

/** A donation nobody is left to ask for can still go to an agency that is added, while the store hands it out. */
function unmatchedNeed(row: DonationRow, now: Date): Found | undefined {
  if (row.Stage !== 'notMatched') return undefined
  const window = pickupWindow(row)
  return window && window.end <= now ? undefined : { kind: 'notMatched', since: row.Created }
}

function foundIn(row: DonationRow, now: Date): Found | undefined {
  if (transportAttention(row, now)?.kind === 'carrying') return { kind: 'carrying', since: row.Created }
  if (row.CancelRequestedAt !== null) return { kind: 'cancelRequest', since: row.CancelRequestedAt }
  if (row.Stage === 'pendingApproval') return { kind: 'approve', since: row.Created }
  return unmatchedNeed(row, now) ?? expiringOffer(row, now) ?? transportNeed(row, now)
}

/** A driver stands there or food is on its way: whatever the food and the store, that is for now. */
const underWay: readonly NeedKind[] = ['carrying', 'problem', 'gaveBack', 'latePickup', 'lateDropoff']

function needOf(row: DonationRow, now: Date): FoodBankNeed[] {
  const found = foundIn(row, now)
  if (!found) return []
  const limit = limitOf(row)
  const ends = [limit?.at, found.expires].flatMap((at) => (at ? Date.parse(at) : []))
  const end = ends.length > 0 ? Math.min(...ends) : undefined
  const urgency = underWay.includes(found.kind) ? 'now' : urgencyOf(end, now)
  return [{ row, kind: found.kind, since: found.since, urgency, limit, expires: found.expires ?? null }]
}

/** First end: the food, the store's window or the offers. Without an end a line comes last. */
const endOf = ({ limit, expires }: FoodBankNeed) =>
  Math.min(...[limit?.at, expires].map((at) => (at ? Date.parse(at) : Number.MAX_SAFE_INTEGER)))

/** The lines of the coordinator's home, in their order. */
export function needsNow(rows: readonly DonationRow[], now: Date): FoodBankNeed[] {
  const unique = [...new Map(rows.map((row) => [row.ID, row])).values()]
  return unique
    .flatMap((row) => needOf(row, now))
    .sort(
      (a, b) =>
        urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) ||
        endOf(a) - endOf(b) ||
        a.since.localeCompare(b.since) ||
        a.row.ID - b.row.ID,
    )
}
