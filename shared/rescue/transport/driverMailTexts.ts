import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/rescue/transport.json' with { type: 'json' }
import es from '../../languages/es/rescue/transport.json' with { type: 'json' }

/** E-mails to volunteers and drivers, who have no account. Places to fill: {code} {pounds} {donor} {agency} {foodBank} {day} {time} {miles}. */
export const driverMailTexts = texts<
  typeof en.driverMailTexts,
  {
    'offered.subject': 'code' | 'dayShort' | 'pounds'
    'offered.preheader': 'agency' | 'donor' | 'miles'
    'offered.title': 'pounds'
    'offered.lead': 'agency' | 'donor' | 'foodBank' | 'miles'
    'moved.subject': 'code' | 'dayShort'
    'moved.preheader': 'agency' | 'donor'
    'moved.lead': 'agency' | 'donor' | 'foodBank'
    'withdrawn.subject': 'code'
    'withdrawn.preheader': 'foodBank'
    'withdrawn.lead': 'agency' | 'donor' | 'foodBank'
    'cancelled.subject': 'code'
    'cancelled.preheader': 'donor'
    'cancelled.lead': 'donor'
    why: 'foodBank'
    settings: 'foodBank'
    questions: 'contact'
  }
>({ en: en.driverMailTexts, es: es.driverMailTexts })
