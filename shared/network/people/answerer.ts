import * as z from 'zod/mini'
import { Text } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { mailAddressShape, maxMailAddress } from '../organizations/mailAddress.ts'

/** Person who is invited with the organization that is saved; apart from the other rules of people, which its forms don't load. */

export const maxPersonName = 100

/** Capital letters make no other address: the pool signs in without regard to them. */
export const EMail = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(maxMailAddress), z.regex(mailAddressShape))

/** The role follows from the kind of the organization. */
export const AnswererDraft = z.strictObject({
  EMailAddress: EMail,
  Name: Text(maxPersonName),
  Language: z.enum(languages),
})
export type AnswererDraft = z.infer<typeof AnswererDraft>
/** Field of a form's body. */
export const inviteField = { Invite: z.optional(AnswererDraft) }
