import * as z from 'zod/mini'
import type { TextKey } from '../../../../shared/core/text/text.ts'
import { Addressee } from '../../../../shared/work/messages/addressing.ts'
import type { MessageDraft, ReceivedMessage } from '../../../../shared/work/messages/api.ts'
import { Correspondent } from '../../../../shared/work/messages/correspondent.ts'
import { classifications, replySubject } from '../../../../shared/work/messages/message.ts'
import type { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { filled } from '../../core/ui/form/filled.ts'

/** Messages of the schema are keys of the form's texts. */
type ErrorKey = Extract<TextKey<typeof messageTexts>, `error${string}`>
const error = (key: ErrorKey) => key

/** A person, or a group or an organization as a whole. */
const ComposeRecipient = z.union([Correspondent, Addressee])
export type ComposeRecipient = z.infer<typeof ComposeRecipient>

export const isPerson = (recipient: ComposeRecipient): recipient is Correspondent => 'UserID' in recipient

/** The message being written, and when it may be sent. */
export const composeForm = z.object({
  recipients: z.array(ComposeRecipient).check(z.minLength(1, error('errorRecipients'))),
  about: z.enum(classifications),
  subject: filled(error('errorSubject')),
  body: filled(error('errorBody')),
})
export type ComposeFormValues = z.infer<typeof composeForm>

/** An answer goes to the sender, about the same; anything else starts empty. */
export const initialMessage = (answered: ReceivedMessage['UserMessage'] | undefined): ComposeFormValues => ({
  recipients: answered ? [answered.Sender] : [],
  subject: answered ? replySubject(answered.Subject) : '',
  body: '',
  about: answered && answered.classification !== 'announcement' ? answered.classification : 'general',
})

export const messageDraft = ({ recipients, subject, body, about }: ComposeFormValues): MessageDraft => ({
  Subject: subject,
  Body: body,
  RecipientUserIDs: recipients.flatMap((one) => (isPerson(one) ? one.UserID : [])),
  RecipientGroups: recipients.flatMap((one) => (isPerson(one) ? [] : (one.Group ?? []))),
  RecipientEntityIDs: recipients.flatMap((one) => (isPerson(one) ? [] : (one.EntityID ?? []))),
  classification: about,
})
