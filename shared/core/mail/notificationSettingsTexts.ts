import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/core/mail.json' with { type: 'json' }
import es from '../../languages/es/core/mail.json' with { type: 'json' }

/** Settings of a person's e-mails: kinds, language and time zone. */
export const notificationSettings = texts<
  typeof en.notificationSettings,
  { 'mailReturned.bounce': 'address'; 'mailReturned.complaint': 'address'; sendingAgain: 'address' }
>({ en: en.notificationSettings, es: es.notificationSettings })
