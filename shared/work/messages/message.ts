import { beginningOf } from '../../core/text/text.ts'

/** A message and the copies of it that its recipients hold (specification 000, sections 2 and 3). */

/** Subjects of messages. */
export const classifications = ['general', 'donation', 'receipt', 'announcement'] as const
export type Classification = (typeof classifications)[number]
export const classificationOf = (text: string): Classification | undefined =>
  classifications.find((classification) => classification === text)

export const longestSubject = 200
export const longestBody = 10_000

/** A recipient's copy is a short number that names its message: the 3rd copy of message 12 is 12000003. */
const copiesPerMessage = 1_000_000
export const copyId = (messageId: number, index: number) => messageId * copiesPerMessage + index
export const messageOfCopy = (id: number) => Math.floor(id / copiesPerMessage)

/** `Re: …`, once, however often an answer is answered. */
export const replySubject = (subject: string) =>
  beginningOf(/^re:/i.test(subject) ? subject : `Re: ${subject}`, longestSubject)

export interface CopyState {
  readonly MessageViewedTime: string | null
  readonly IsRemoved: boolean
}
/** A copy that its holder has neither opened nor deleted. */
export const isUnread = ({ MessageViewedTime, IsRemoved }: CopyState) => MessageViewedTime === null && !IsRemoved

/** Next state of a copy; undefined when that has happened before. */
type Step = Partial<CopyState> | undefined

/** The first opening counts, later ones do not (decision 24). */
export const opened = (copy: CopyState, now: Date): Step =>
  isUnread(copy) ? { MessageViewedTime: now.toISOString() } : undefined

/** Deleted by its holder; the sender still sees whether it was read. */
export const removed = ({ IsRemoved }: CopyState): Step => (IsRemoved ? undefined : { IsRemoved: true })
