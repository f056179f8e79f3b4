import type { MessageRecipient } from '../../../../shared/work/messages/correspondent.ts'
import type { messageTexts } from '../../../../shared/work/messages/texts.ts'
import type { TextOf } from '../../core/words/language.tsx'
import { type ComposeRecipient, isPerson } from './composeForm.ts'

/** Found by the search, or chosen before: only the former says whether e-mail to a person comes back. */
export type RecipientOption = ComposeRecipient & Partial<Pick<MessageRecipient, 'IsMailReturned'>>

type Text = TextOf<typeof messageTexts>

export const recipientKey = (option: RecipientOption) =>
  isPerson(option) ? `person ${option.UserID}` : (option.Group ?? `organization ${option.EntityID}`)

export function recipientLabel(option: RecipientOption, text: Text): string {
  if (isPerson(option)) return option.Name
  return option.Group ? text(`group.${option.Group}`) : option.EntityName
}

/** The heading that an option stands under. */
export function recipientHeading(option: RecipientOption, text: Text): string {
  if (isPerson(option)) return text('people')
  return text(option.Group ? 'addressGroups' : 'organizations')
}
