import * as z from 'zod/mini'
import { Instant } from '../shared/core/schema/fields.ts'
import type { ReturnedMail } from '../shared/network/organizations/entity.ts'

/** Notice of SES about an e-mail after it was sent, as its EventBridge event brings it (`returnedmail` queue). */

/** SES's tag of every e-mail: the pool user name of the person it is for. */
export const personTag = 'Person'

/** SES's tag of every e-mail: the id of the call that it follows from, so that a bounce is found by it as well. */
export const correlationTag = 'correlation'

/** SES takes letters, digits, `_` and `-` in a tag: the `=` at the end of an id of API Gateway stands as `_`. */
export const correlationTagOf = (correlationId: string) => correlationId.replace(/[^\w-]/g, '_').slice(0, 256)

/** The id that an e-mail's tag names; undefined for a notice of an e-mail that was sent without one. */
export const correlationTagged = ({ detail }: MailNotice): string | undefined => detail.mail.tags[correlationTag]?.[0]

const idIn = (tag: string, kind: string): number | undefined =>
  Number(new RegExp(`^${kind}-(\\d+)$`).exec(tag)?.[1]) || undefined

/** The tag's value for an invitation: who is invited may have no account. */
export const invitationTag = (id: number) => `invitation-${id}`
export const invitationTagged = (tag: string) => idIn(tag, 'invitation')

/** The tag's value for an agency's contact address, behind which there is no account. */
export const agencyContactTag = (id: number) => `agencycontact-${id}`

/** The tag's value for a customer, who may have no account. */
export const customerTag = (id: number) => `customer-${id}`
export const customerTagged = (tag: string) => idIn(tag, 'customer')

/** The tag's value for a customer whom staff answer: their text was the consent. */
export const conversationTag = (id: number) => `conversation-${id}`
export const conversationTagged = (tag: string) => idIn(tag, 'conversation')

/** The tag's value for a neighbor's invitation to order. */
export const customerInvitationTag = (id: number) => `referral-${id}`
export const customerInvitationTagged = (tag: string) => idIn(tag, 'referral')

/** The tag's value for the recipients of a report's schedule, of whom none needs an account. */
export const scheduleTag = (id: number) => `report-${id}`
export const scheduleTagged = (tag: string) => idIn(tag, 'report')

const addresses = z.array(z.object({ emailAddress: z.string() }))

export const MailNotice = z.object({
  detail: z.object({
    eventType: z.string(),
    bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: addresses, timestamp: Instant })),
    complaint: z.optional(z.object({ complainedRecipients: addresses, timestamp: Instant })),
    mail: z.object({ tags: z._default(z.record(z.string(), z.array(z.string())), {}) }),
  }),
})
export type MailNotice = z.infer<typeof MailNotice>

/** To invoke the worker by hand. */
export const mailNoticeSample: MailNotice = {
  detail: {
    eventType: 'Bounce',
    bounce: {
      bounceType: 'Permanent',
      bouncedRecipients: [{ emailAddress: 'nobody@example.org' }],
      timestamp: '2026-11-20T15:04:05.678Z',
    },
    mail: { tags: { [personTag]: ['a1b2c3d4-0000-4000-8000-000000000001'] } },
  },
}

export interface Returned extends ReturnedMail {
  readonly Subject: string
}

/**
 * Person whose address takes no more e-mails; undefined for a passing failure such as a full mailbox, which SES
 * retries.
 */
export function returnedOf({ detail: { bounce, complaint, mail } }: MailNotice): Returned | undefined {
  const Subject = mail.tags[personTag]?.[0]
  if (!Subject) return undefined
  const [bounced] = bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients : []
  if (bounce && bounced) return { Subject, Kind: 'bounce', Address: bounced.emailAddress, At: bounce.timestamp }
  const [complained] = complaint?.complainedRecipients ?? []
  if (complaint && complained)
    return { Subject, Kind: 'complaint', Address: complained.emailAddress, At: complaint.timestamp }
  return undefined
}
