import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/network/people.json' with { type: 'json' }
import es from '../../languages/es/network/people.json' with { type: 'json' }

/** The e-mail of an invitation. To fill: {entity} {role} {by} {name} {date}. */
export const invitationMail = texts<
  typeof en.invitationMail,
  {
    subject: 'entity'
    preheader: 'date' | 'entity' | 'role'
    title: 'entity'
    lead: 'by' | 'entity' | 'name'
    leadOperator: 'entity' | 'name'
  }
>({ en: en.invitationMail, es: es.invitationMail })
