import type { Language } from '../../../core/text/text.ts'
import type { Stage } from '../donation.ts'
import { statusTexts } from '../texts/status.ts'
import type { StatusKey } from './phrase.ts'
import type { Tone } from './tone.ts'

interface StatusType {
  readonly ID: number
  readonly Type: `Status${string}`
  /** Stage; null when derived from the clock, never stored. */
  readonly Stage: Stage | null
  readonly Title: StatusKey
  readonly Tone: Tone
}

/** One per stage, and the moment between a deadline and the sweep that acts on it. IDs are in saved filters: only add. */
export const statusTypes = [
  {
    ID: 1,
    Type: 'StatusPendingFoodBankAcceptance',
    Stage: 'pendingApproval',
    Title: 'typePendingFoodBankAcceptance',
    Tone: 'neutral',
  },
  { ID: 2, Type: 'StatusProcessing', Stage: 'matching', Title: 'typeProcessing', Tone: 'neutral' },
  { ID: 3, Type: 'StatusPendingProcessing', Stage: null, Title: 'typePendingProcessing', Tone: 'neutral' },
  { ID: 4, Type: 'StatusPendingStart', Stage: 'pendingStart', Title: 'typePendingStart', Tone: 'neutral' },
  {
    ID: 5,
    Type: 'StatusPendingAgencyResponse',
    Stage: 'offering',
    Title: 'typePendingAgencyResponse',
    Tone: 'neutral',
  },
  { ID: 6, Type: 'StatusAccepted', Stage: 'accepted', Title: 'typeAccepted', Tone: 'success' },
  { ID: 7, Type: 'StatusDonorClosed', Stage: 'closed', Title: 'typeDonorClosed', Tone: 'success' },
  { ID: 8, Type: 'StatusComplete', Stage: 'complete', Title: 'typeComplete', Tone: 'success' },
  { ID: 9, Type: 'StatusUnsuccessful', Stage: 'unsuccessful', Title: 'typeUnsuccessful', Tone: 'warning' },
  { ID: 10, Type: 'StatusNotMatched', Stage: 'notMatched', Title: 'typeNotMatched', Tone: 'warning' },
  { ID: 11, Type: 'StatusCancelled', Stage: 'cancelled', Title: 'typeCancelled', Tone: 'warning' },
] as const satisfies readonly StatusType[]

/** Between a deadline and the sweep that acts on it. */
export const pendingProcessing = statusTypes[2]

/** The types a grid can be filtered by: those a donation is stored in. Any Status (-1) is the client's. */
export const statusTypeList = (language: Language) =>
  statusTypes
    .filter((type) => type.Stage !== null)
    .map((type) => ({ ID: type.ID, Name: statusTexts[language][type.Title] }))

export const stageOfStatusType = (id: number): Stage | undefined =>
  statusTypes.find((type) => type.ID === id)?.Stage ?? undefined
