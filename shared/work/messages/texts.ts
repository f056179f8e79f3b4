import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/work/messages.json' with { type: 'json' }
import es from '../../languages/es/work/messages.json' with { type: 'json' }

/** Messages between the people of food banks, agencies, donors and watchers (specification 000, section 2). */
export const messageTexts = texts<
  typeof en.messageTexts,
  {
    readOf: 'read' | 'total'
    andMore: 'count' | 'name'
    deleteNamed: 'subject'
    readAt: 'time'
    members_one: 'count'
    members_other: 'count'
    bodyLength: 'length' | 'most'
    sentToOne: 'name'
    sentToMany_one: 'count'
    sentToMany_other: 'count'
  }
>({ en: en.messageTexts, es: es.messageTexts })
