import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/neighbor.json' with { type: 'json' }
import es from '../../languages/es/pantry/neighbor.json' with { type: 'json' }

/** A neighbor's own profile. */
export const neighborProfileTexts = texts<
  typeof en.neighborProfileTexts,
  {
    signInWith: 'name'
    byEmailTo: 'address'
    byTextTo: 'phone'
    byPhoneTo: 'phone'
    consentGiven: 'day'
    wholeNumber: 'max'
    look: 'entity' | 'name'
    numberConfirmed: 'phone'
    numberUnconfirmed: 'phone'
    numberSent: 'phone'
  }
>({ en: en.neighborProfileTexts, es: es.neighborProfileTexts })
