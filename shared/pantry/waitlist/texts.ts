import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/waitlist.json' with { type: 'json' }
import es from '../../languages/es/pantry/waitlist.json' with { type: 'json' }

/** Waiting for a place in a full window. */
export const waitlistTexts = texts<
  typeof en.waitlistTexts,
  { keptUntil: 'until'; call: 'name' | 'phone'; ahead_other: 'count'; waiting_other: 'count' }
>({ en: en.waitlistTexts, es: es.waitlistTexts })

/** The e-mail and the text of an offered place. Plain words: reading level of grade 6. */
export const offerMail = texts<
  typeof en.offerMail,
  {
    subject: 'day'
    title: 'name'
    lead: 'until'
    questions: 'contact'
    'text.pickup': 'day' | 'hours' | 'pantry' | 'place' | 'until' | 'url'
    'text.delivery': 'day' | 'hours' | 'pantry' | 'until' | 'url'
  }
>({ en: en.offerMail, es: es.offerMail })
