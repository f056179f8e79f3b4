import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/recall.json' with { type: 'json' }
import es from '../../languages/es/pantry/recall.json' with { type: 'json' }

/** Messages to neighbors about a recalled product, in plain words. */
export const recallMail = texts<
  typeof en.recallMail,
  {
    ofLot: 'lot' | 'name'
    'text.answer': 'url'
    'subject.have': 'product'
    'subject.ordered': 'product'
    'title.have': 'product'
    'title.ordered': 'product'
    'lead.have': 'name' | 'product'
    'lead.ordered': 'name' | 'product'
    'text.have': 'advice' | 'pantry' | 'product'
    'text.ordered': 'advice' | 'pantry' | 'product'
  }
>({ en: en.recallMail, es: es.recallMail })
