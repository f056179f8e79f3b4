import { newEntityMatch } from './entityList.ts'
import { rankEntities } from './score.ts'
import { type EntityMatch, type Submission, submissionPounds } from './submission.ts'
import type { SubmissionTransition } from './submissionTransition.ts'

/** A load as the distributor's file brings it, before it is matched. */
export type LoadDraft = Pick<
  Submission,
  | 'Reference'
  | 'Shipper'
  | 'Carrier'
  | 'Origin'
  | 'PickupDate'
  | 'DeliveryDate'
  | 'OfferDeadline'
  | 'IsSimultaneousNotifyEnabled'
  | 'Items'
>

/** Four hours: a truckload is decided on within a working day, and the next food bank needs its turn. */
export const defaultLoadMinutes = 240

export interface LoadContext {
  readonly ID: number
  readonly network: { readonly ID: number; readonly TimeZone: string }
  /** The tenant's food banks. */
  readonly foodBanks: readonly EntityMatch['Entity'][]
  readonly now: Date
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** A new load, matched to the nearest food banks; without items or without matches it waits for the network's people. */
export function newSubmission(draft: LoadDraft, { ID, network, foodBanks, now }: LoadContext): SubmissionTransition {
  const cases = sum(draft.Items.map(({ Cases }) => Cases))
  const items = sum(draft.Items.map(({ Items }) => Items))
  const hasItems = cases > 0
  const candidates = hasItems ? rankEntities(draft.Origin, foodBanks) : []
  const state: Submission = {
    ...draft,
    ID,
    Version: 0,
    Created: now.toISOString(),
    Stage: !hasItems ? 'noItems' : candidates.length === 0 ? 'noMatches' : 'pendingApproval',
    NetworkID: network.ID,
    TimeZone: network.TimeZone,
    OfferMinutes: defaultLoadMinutes,
    InitiallyDonatedCases: cases,
    InitiallyDonatedItems: items,
    TotalCases: cases,
    TotalItems: items,
    Matches: candidates.map((found, index) => newEntityMatch(ID, index + 1, index + 1, found)),
    MatchesMade: candidates.length,
    DriverLocationDescription: '',
    DriverLatitude: null,
    DriverLongitude: null,
    DriverLocationTime: null,
    DeliveredTime: null,
  }
  const detail = { Cases: cases, Pounds: submissionPounds(draft), Entities: candidates.length }
  return { state, events: [{ type: 'LoadReceived', detail }] }
}
