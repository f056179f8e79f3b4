import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/tefap.json' with { type: 'json' }
import es from '../../languages/es/pantry/tefap.json' with { type: 'json' }

/** Declaration for TEFAP food, to families in everyday words, and to staff. */
export const tefapTexts = texts<
  typeof en.tefapTexts,
  {
    incomeBelow: 'amount'
    incomeFor_one: 'count'
    incomeFor_other: 'count'
    removeProxy: 'name'
    'state.valid': 'day'
    'state.renewal': 'day'
    'state.expired': 'day'
    visits: 'count'
    rulesOf: 'day' | 'state'
    signedOn: 'day' | 'method'
    witness: 'name'
    mayPickUp: 'names'
    ends: 'day'
    keptByRule: 'until'
    keptByHold: 'reason' | 'until'
    keptWhenForgotten: 'until'
    visitsUsed: 'count'
    visitsUsedOf: 'count'
    noticeIn: 'language'
    noticeVersion: 'version'
  }
>({ en: en.tefapTexts, es: es.tefapTexts })
