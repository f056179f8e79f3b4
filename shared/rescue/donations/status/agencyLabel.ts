import type { Language } from '../../../core/text/text.ts'
import { liveOffers, matchOfAgency } from '../donation.ts'
import { isDelivered, isDriverAwaited } from '../pickup/attemptedPickup.ts'
import { transportOf } from '../pickup/attention.ts'
import { statusTexts } from '../texts/status.ts'
import { type Phrase, phraseText, type StatusKey } from './phrase.ts'
import type { StatusFacts } from './statusFacts.ts'
import type { Tone } from './tone.ts'

type LabelKey = Extract<StatusKey, `label${string}`>

/** The one tone of each label. */
export const agencyLabelTones: Readonly<Record<LabelKey, Tone>> = {
  labelCancelled: 'warning',
  labelWaitingForDriver: 'neutral',
  labelReadyToReceipt: 'info',
  labelSuccessfulCode: 'success',
  labelSuccessful: 'success',
  labelWaitingForDonor: 'neutral',
  labelWaitingForDonorFinal: 'neutral',
  labelPendingResponse: 'info',
  labelNotAccepted: 'neutral',
}

/** The labels as an agency's grid can be filtered by them. IDs are in saved filters: only add. */
const agencyStatusTypes = [
  { ID: 101, keys: ['labelPendingResponse'] },
  { ID: 102, keys: ['labelWaitingForDriver'] },
  { ID: 103, keys: ['labelWaitingForDonor'] },
  { ID: 104, keys: ['labelWaitingForDonorFinal'] },
  { ID: 105, keys: ['labelReadyToReceipt'] },
  { ID: 106, keys: ['labelSuccessful', 'labelSuccessfulCode'] },
  { ID: 107, keys: ['labelNotAccepted'] },
  { ID: 108, keys: ['labelCancelled'] },
] as const satisfies readonly { ID: number; keys: readonly [LabelKey, ...LabelKey[]] }[]

export const agencyStatusTypeList = (language: Language) =>
  agencyStatusTypes.map(({ ID, keys: [key] }) => ({ ID, Name: statusTexts[language][key] }))

export const isAgencyStatusType = (id: number) => agencyStatusTypes.some(({ ID }) => ID === id)

/** Tells if the agency's label of a donation is of a status type. */
export const hasAgencyStatus = (donation: Labelled, agencyId: number, id: number): boolean => {
  const keys: readonly LabelKey[] = agencyStatusTypes.find(({ ID }) => ID === id)?.keys ?? []
  return keys.includes(agencyLabel(donation, agencyId).key)
}

interface Label extends Phrase {
  readonly key: LabelKey
}
const label = (key: LabelKey, values?: Phrase['values']): Label => (values ? { key, values } : { key })

/** An agency's status of a donation as it travels: in the reader's language, with its tone. */
export function agencyStatus(donation: Labelled, agencyId: number, language: Language) {
  const shown = agencyLabel(donation, agencyId)
  return { StatusLabel: phraseText(shown, language), StatusTone: agencyLabelTones[shown.key] }
}

type Labelled = Pick<StatusFacts, 'Stage' | 'Matches' | 'IsMarkedAsSuccessfulByDonor' | 'Receipt'>

/**
 * An agency's status label of a donation: the first rule that fits (section 4 'Agency grid status label'). The rules on
 * drivers and closing are for an accepted match only, else nobody would ever see Pending Response (decision 10).
 */
export function agencyLabel(donation: Labelled, agencyId: number): Label {
  if (donation.Stage === 'cancelled') return label('labelCancelled')
  const match = matchOfAgency(donation, agencyId)
  if (match?.Response === 'accepted') return acceptedLabel(donation)
  const isAsked = liveOffers(donation).some((live) => live.ID === match?.ID)
  return label(isAsked ? 'labelPendingResponse' : 'labelNotAccepted')
}

/** A delivery counts as successful as long as the donor does not say otherwise. */
function acceptedLabel(donation: Labelled): Label {
  const { IsMarkedAsSuccessfulByDonor, Receipt } = donation
  const transport = transportOf(donation)
  if (isDriverAwaited(transport)) return label('labelWaitingForDriver')
  if (IsMarkedAsSuccessfulByDonor ?? isDelivered(transport)) {
    if (!Receipt) return label('labelReadyToReceipt')
    return Receipt.Code ? label('labelSuccessfulCode', { code: Receipt.Code }) : label('labelSuccessful')
  }
  const isNotClosed = IsMarkedAsSuccessfulByDonor === null
  return label(isNotClosed && Receipt ? 'labelWaitingForDonorFinal' : 'labelWaitingForDonor')
}
