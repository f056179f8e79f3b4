import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/core/mail.json' with { type: 'json' }
import es from '../../languages/es/core/mail.json' with { type: 'json' }

/** Frame of a template's text: labels of the facts, the button, and why somebody gets the mail. */
export const mailParts = texts<
  typeof en.mailParts,
  {
    weight: 'name' | 'pounds'
    total: 'pounds'
    more: 'count'
    miles: 'miles'
    rankedAgency: 'agency' | 'miles' | 'rank'
    timeThere: 'zone'
    'next.asked': 'agency' | 'deadline'
    'next.askedMany': 'count' | 'deadline'
    'next.accepted': 'agency'
    'message.preheader': 'entity' | 'sender'
    'message.lead': 'entity' | 'sender'
    why: 'entity'
    off: 'kind'
    questions: 'contact'
    code: 'code'
    'unattended.invited': 'agency'
    'unattended.mailReturned': 'agency'
    'unattended.switchedOff': 'agency'
  }
>({ en: en.mailParts, es: es.mailParts })
