import * as z from 'zod/mini'
import { OptionalText } from '../../../../shared/core/schema/fields.ts'
import { languages } from '../../../../shared/core/text/languages.ts'
import type { Language } from '../../../../shared/core/text/text.ts'
import type { ContactDraft } from '../../../../shared/network/organizations/drafts.ts'
import type { AnswererDraft } from '../../../../shared/network/people/answerer.ts'
import { maxPersonName } from '../../../../shared/network/people/answerer.ts'
import { mailField } from '../organizations/organizationForm.ts'

/** Person whom a form invites with its organization, as typed: nobody, the form's contact, or another one. */
const inviteForm = z
  .object({
    /** The form's contact is invited. */
    IsContact: z.boolean(),
    Name: OptionalText(maxPersonName),
    EMailAddress: mailField,
    Language: z.enum(languages),
  })
  .check(
    z.refine(({ IsContact, Name, EMailAddress }) => IsContact || EMailAddress === '' || Name !== '', {
      error: 'required',
      path: ['Name'],
    }),
    z.refine(({ IsContact, Name, EMailAddress }) => IsContact || Name === '' || EMailAddress !== '', {
      error: 'required',
      path: ['EMailAddress'],
    }),
  )
export type TypedInvite = z.input<typeof inviteForm>
interface Inviting {
  readonly Invite: TypedInvite
  readonly Contact?: ContactDraft
}

export const noInvite = (language: Language): TypedInvite => ({
  IsContact: false,
  Name: '',
  EMailAddress: '',
  Language: language,
})

/** The contact can be invited only with a name and an address. */
const contactPart = (part: 'ContactName' | 'EMailAddress') =>
  z.refine<Inviting>(({ Invite, Contact }) => !Invite.IsContact || !Contact || Contact[part].trim() !== '', {
    error: 'required',
    path: ['Contact', part],
  })

/** A form that invites somebody with what it saves. */
export const withInvite = <Shape extends z.core.$ZodLooseShape>(form: z.ZodMiniObject<Shape>) =>
  z
    .extend(form, { Invite: inviteForm })
    .check(contactPart('ContactName') as never, contactPart('EMailAddress') as never)

/** Part of a body: nobody is invited without an address. */
export function inviteOf({ Invite, Contact }: Inviting): { Invite?: AnswererDraft } {
  const { IsContact, Language, ...typed } = Invite
  const person = IsContact && Contact ? { Name: Contact.ContactName, EMailAddress: Contact.EMailAddress } : typed
  return person.EMailAddress === '' ? {} : { Invite: { ...person, Language } }
}
