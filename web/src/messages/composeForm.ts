import type { MessageDraft, ReceivedMessage } from '../../../shared/api/messages.ts'
import type { Correspondent } from '../../../shared/message/correspondent.ts'
import { type Classification, replySubject } from '../../../shared/message/message.ts'
import type { messageTexts } from '../../../shared/text/messages.ts'
import type { TextKey } from '../../../shared/text/text.ts'

/** The message being written: what it starts with, what is missing, and what is sent. */
export interface ComposeForm {
  readonly recipients: Correspondent[]
  readonly subject: string
  readonly body: string
  readonly about: Classification
}

/** An answer goes to the sender, about the same; anything else starts empty. */
export const firstForm = (answered: ReceivedMessage['UserMessage'] | undefined): ComposeForm => ({
  recipients: answered ? [answered.Sender] : [],
  subject: answered ? replySubject(answered.Subject) : '',
  body: '',
  about: answered && answered.classification !== 'announcement' ? answered.classification : 'general',
})

type ErrorKey = Extract<TextKey<typeof messageTexts>, `error${string}`>
export interface ComposeErrors {
  readonly recipients?: ErrorKey
  readonly subject?: ErrorKey
  readonly body?: ErrorKey
}

/** What keeps the message from being sent. */
export function composeErrors({ recipients, subject, body }: ComposeForm): ComposeErrors | undefined {
  const errors: ComposeErrors = {
    ...(recipients.length === 0 ? { recipients: 'errorRecipients' } : {}),
    ...(subject.trim() === '' ? { subject: 'errorSubject' } : {}),
    ...(body.trim() === '' ? { body: 'errorBody' } : {}),
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}

export const messageDraft = ({ recipients, subject, body, about }: ComposeForm): MessageDraft => ({
  Subject: subject,
  Body: body,
  RecipientUserIDs: recipients.map(({ UserID }) => UserID),
  classification: about,
})
