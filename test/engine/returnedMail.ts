import { type MailNotice, personTag } from '../../events/mail.ts'
import type { Caller } from '../../shared/core/access.ts'

/** Message of SES when an e-mail to somebody of the test's world bounces. */
export const bounceTo = ({ Subject, UserName }: Pick<Caller, 'Subject' | 'UserName'>): MailNotice => ({
  detail: {
    eventType: 'Bounce',
    bounce: {
      bounceType: 'Permanent',
      bouncedRecipients: [{ emailAddress: UserName }],
      timestamp: '2026-11-20T15:04:05.678Z',
    },
    mail: { tags: { [personTag]: [Subject] } },
  },
})
