import { fullDateTime } from '../../core/mail/dateTime.ts'
import { maxSubject } from '../../core/mail/email.ts'
import type { WrittenEmail } from '../../core/mail/layout.ts'
import { cut, oneLine } from '../../core/mail/plainText.ts'
import { app } from '../../core/text/app.ts'
import { fill } from '../../core/text/text.ts'
import type { Invitation } from './invitation.ts'
import { invitationMail } from './invitationMailTexts.ts'

export interface InvitationContext {
  /** IANA zone of the entity. */
  readonly zone: string
  readonly url: string
}

/** The e-mail that brings an invitation's link, in the language that was chosen for the person. */
export function writeInvitation(invitation: Invitation, { zone, url }: InvitationContext): WrittenEmail {
  const language = invitation.Language
  const texts = invitationMail[language]
  const role = app[language][`role.${invitation.Role}`]
  const date = fullDateTime(new Date(invitation.ExpiresAt), zone, language)
  const by = invitation.By ? oneLine(invitation.By.Name) : ''
  const values = { entity: oneLine(invitation.EntityName), name: oneLine(invitation.Name), role, date, by }
  return {
    language,
    subject: cut(fill(texts.subject, values), maxSubject),
    preheader: fill(texts.preheader, values),
    tone: 'ask',
    code: '',
    kind: texts.kind,
    title: fill(texts.title, values),
    lead: fill(by ? texts.lead : texts.leadOperator, values),
    highlight: undefined,
    rows: [
      { label: texts.role, lines: [role] },
      { label: texts.signInAs, lines: [oneLine(invitation.EMailAddress)] },
      { label: texts.until, lines: [date, texts.once] },
    ],
    button: { text: texts.button, url },
    footer: { why: texts.why, questions: '', off: '' },
  }
}
