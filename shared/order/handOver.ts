import * as z from 'zod/mini'
import { Day, ID, Instant, Text } from '../api/fields.ts'
import { SentAges, SentHouseholdSize } from '../customer/changes.ts'
import { HouseholdAges } from '../customer/customer.ts'

/**
 * Who received an order, and the household as of that day (decision 65). It is part of the change to the completed status,
 * and stays as it is when the customer's profile changes later.
 */

export const maxRecipientName = 100

/** A member of the household, or somebody whom the household sent. */
export const recipientKinds = ['household', 'proxy'] as const

/** What the person at the table says; what is left out is as in the customer's profile. */
export const HandOverDraft = z
  .strictObject({
    RecipientKind: z._default(z.enum(recipientKinds), 'household'),
    /** Of a proxy. */
    RecipientName: z._default(z.nullable(Text(maxRecipientName)), null),
    HouseholdSize: z.optional(SentHouseholdSize),
    Ages: z.optional(SentAges),
  })
  .check(z.refine(({ RecipientKind, RecipientName }) => RecipientKind === 'household' || RecipientName !== null))
export type HandOverDraft = z.infer<typeof HandOverDraft>

export const HandOver = z.object({
  At: Instant,
  /** On the calendar of the place. */
  Day: Day,
  Recipient: z.object({ Kind: z.enum(recipientKinds), Name: z.nullable(z.string()) }),
  HouseholdSize: z.nullable(z.int()),
  Ages: z.nullable(HouseholdAges),
  /** The TEFAP certificate that was valid on the day. */
  CertificateID: z.nullable(ID),
  By: z.nullable(z.object({ UserID: ID, EntityID: ID })),
})
export type HandOver = z.infer<typeof HandOver>
