import type { TextKey } from '../../../../../shared/core/text/text.ts'
import type { offerTexts } from '../../../../../shared/rescue/offers/texts/offer.ts'

export type AnswerKind = 'accept' | 'reject'
type Key = TextKey<typeof offerTexts>

/** Text of a failed answer (section 8): the server's reason under a title, else what went wrong in general words. */
export interface AnswerFailure {
  kind: AnswerKind
  refused?: { title: Key; text: Key; values: { FailureReason: string } }
  general: string
}

const titles = { accept: 'unableAcceptTitle', reject: 'unableRejectTitle' } as const
const texts = { accept: 'unableAccept', reject: 'unableReject' } as const

export const answerFailure = (kind: AnswerKind, FailureReason: string | undefined, general: string): AnswerFailure => ({
  kind,
  ...(FailureReason ? { refused: { title: titles[kind], text: texts[kind], values: { FailureReason } } } : {}),
  general,
})
