import { isDeepStrictEqual } from 'node:util'
import { submissionKeys } from '../../../functions/core/table/keys/distributors.ts'
import type { Caller } from '../../../shared/core/access.ts'
import type { Endpoint } from '../../../shared/core/schema/endpoint.ts'
import { rankedMatches } from '../../../shared/rescue/donations/donation.ts'
import * as distributors from '../../../shared/rescue/loads/api.ts'
import { nextLoadDue } from '../../../shared/rescue/loads/deadlines.ts'
import { askedEntities, networkRow, submissionRow } from '../../../shared/rescue/loads/rows.ts'
import { type EntityMatch, liveMatches, type Submission } from '../../../shared/rescue/loads/submission.ts'
import { loadFile } from '../../engine/importBucket.ts'
import { people } from '../../engine/smallTenant.ts'
import type { TableItem } from './expression.ts'
import type { Check } from './invariants.ts'
import { readLoad } from './reading.ts'
import { type Request, request } from './request.ts'
import type { SeededRandom } from './seededRandom.ts'

/** Distributors' loads in the simulation: files that come again, what people do with a load, and what has to hold. */

/** Instant, kind and subject of an item's timer; the cause that stands behind them differs from change to change. */
export const timerOf = ({ dueAt }: TableItem) =>
  dueAt === undefined ? undefined : String(dueAt).split('#').slice(0, 3).join('#')

/** A file of few references, so that the same loads come in several. */
export function droppedLoads(chance: SeededRandom): { key: string; content: string } {
  const references = Array.from({ length: 1 + chance.below(3) }, () => `PO-${chance.below(8)}`)
  return { key: `loads/${chance.below(1000)}.csv`, content: loadFile([...new Set(references)]) }
}

const receivers: readonly Caller[] = [people.foodBank, people.otherFoodBank, people.agencies[0]]
const answering = ({ Entity }: EntityMatch) => receivers.find(({ EntityID }) => EntityID === Entity.ID)

const { network } = people
const act: readonly ((load: Submission, chance: SeededRandom) => Request | undefined)[] = [
  ({ ID: id }) => request(distributors.acceptSubmission, network, { id }),
  ({ ID: id }) => request(distributors.acceptSubmission, network, { id }),
  (load, chance) => answer(distributors.acceptSubmissionOffer, load, chance),
  (load, chance) => answer(distributors.declineSubmissionOffer, load, chance),
  (load, chance) => answer(distributors.declineSubmissionOffer, load, chance),
  ({ ID: id }, chance) =>
    request(distributors.updateSubmissionEscalationMode, network, {
      id,
      mode: chance.pick(['ordered', 'simultaneous'] as const),
    }),
  ({ ID: transactionId }) =>
    request(distributors.addSubmissionEntity, network, { transactionId, entityId: people.agencies[0].EntityID }),
  ({ Matches }, chance) => {
    const match = Matches.length > 0 ? chance.pick(Matches) : undefined
    const previousRank = match?.Rank ?? 2
    return match && request(distributors.moveSubmissionMatch, network, { matchId: match.ID, previousRank, newRank: 1 })
  },
  ({ Matches }, chance) =>
    Matches.length > 0
      ? request(distributors.removeSubmissionMatch, network, { matchId: chance.pick(Matches).ID })
      : undefined,
  ({ ID: id, Matches }, chance) =>
    chance.happens(0.3) && Matches.length > 0
      ? request(distributors.acceptSubmissionMatch, network, { id, matchId: chance.pick(Matches).ID })
      : undefined,
  ({ ID: id }, chance) =>
    request(distributors.updateDriverLocation, network, {
      id,
      DriverLocationDescription: `Mile ${chance.below(100)}`,
      DriverLatitude: null,
      DriverLongitude: null,
    }),
  deliver,
  deliver,
  ({ ID: id }, chance) =>
    chance.happens(0.2)
      ? request(chance.pick([distributors.cancelSubmission, distributors.deleteSubmission]), network, { id })
      : undefined,
]

/** All of it arrives, or a case less; sometimes more than there was, which is refused. */
function deliver({ ID: id, TotalCases, TotalItems }: Submission, chance: SeededRandom): Request {
  return request(distributors.recordSubmissionDelivery, chance.pick([network, people.foodBank]), {
    id,
    TotalCases: TotalCases + chance.pick([0, 0, 0, -1, 1]),
    TotalItems: TotalItems + chance.pick([0, 0, 12]),
  })
}

/** Mostly whoever is asked. */
function answer<E extends Endpoint<never, unknown>>(endpoint: E, load: Submission, chance: SeededRandom) {
  const live = liveMatches(load)
  const match = live.length > 0 && chance.happens(0.8) ? chance.pick(live) : load.Matches[0]
  const caller = match && answering(match)
  return caller && request(endpoint, caller, { id: load.ID } as never)
}

/** Half of what is done with an accepted load is its delivery. */
export const loadRequest = (load: Submission, chance: SeededRandom): Request | undefined =>
  ['accepted', 'underWay'].includes(load.Stage) && chance.happens(0.5)
    ? deliver(load, chance)
    : chance.pick(act)(load, chance)

export interface LoadChange {
  readonly item: TableItem
  readonly before: Submission | undefined
  readonly writtenAt: number
  readonly find: (pk: string, sk: string) => TableItem | undefined
}

/** One load after a change. Answers it as it is now. */
export function checkLoad({ item, before, writtenAt, find }: LoadChange, must: Check): Submission {
  const load = readLoad(item)
  const named = (text: string) => () => `load ${load.ID} v${load.Version}: ${text}`
  const accepted = load.Matches.filter(({ Response }) => Response === 'accepted')
  must('acceptances', accepted.length <= 1, named(`${accepted.length} acceptances`))
  must('loads', load.TotalCases <= load.InitiallyDonatedCases, named(`${load.TotalCases} cases arrived`))
  must('loads', load.TotalItems <= load.InitiallyDonatedItems, named(`${load.TotalItems} items arrived`))
  const isTaken = ['accepted', 'underWay', 'delivered'].includes(load.Stage)
  must('acceptances', !isTaken || accepted.length === 1, named(`${load.Stage} without an acceptance`))
  const live = liveMatches(load)
  must('offers', load.IsSimultaneousNotifyEnabled || live.length <= 1, named(`${live.length} live offers in order`))
  must('ends', load.Stage !== 'offering' || live.length > 0, named('offered to nobody'))
  must(
    'rows',
    rankedMatches(load).every(({ Rank }, index) => Rank === index + 1),
    named('ranks with gaps'),
  )
  for (const match of load.Matches.filter(({ Response }) => Response === 'rejected')) {
    if (before?.Matches.find(({ ID }) => ID === match.ID)?.Response === 'rejected') continue
    const deadline = Date.parse(match.EntityExpirationTime ?? '')
    must('deadlines', writtenAt < deadline, named(`declined ${writtenAt - deadline} ms late`))
  }
  must('rows', isDeepStrictEqual(item.row, networkRow(load)), named('its line differs'))
  const due = nextLoadDue(load)
  must(
    'rows',
    (due === null ? undefined : `${due}#submission#${load.ID}`) === timerOf(item),
    named('its timer differs'),
  )
  const asked = askedEntities(load)
  for (const match of load.Matches) {
    const { pk, sk } = submissionKeys.entityRow(load.ID, match.Entity.ID)
    const wanted = asked.includes(match) ? submissionRow(load, match) : undefined
    must('rows', isDeepStrictEqual(find(pk, sk)?.row, wanted), named(`the row of ${match.Entity.ID} differs`))
  }
  return load
}

/** In the end: every load once, however often its file came, and none that is still being offered. */
export function checkLoads(items: readonly TableItem[], must: Check): void {
  const loads = items.filter(({ sk }) => sk === 'SUBMISSION').map((item) => readLoad(item))
  const references = loads.map(({ Reference }) => Reference.toUpperCase())
  must('applied', new Set(references).size === references.length, () => `a load came in twice: ${references}`)
  for (const load of loads) must('ends', load.Stage !== 'offering', () => `load ${load.ID} stands still: ${load.Stage}`)
}

export const loadOf = (find: LoadChange['find'], id: number): TableItem | undefined => {
  const { pk, sk } = submissionKeys.submission(id)
  return find(pk, sk)
}
