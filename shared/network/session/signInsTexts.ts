import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/network/session.json' with { type: 'json' }
import es from '../../languages/es/network/session.json' with { type: 'json' }

/** Sign-ins of a person. Names of browsers and systems are the same in every language. */
export const signInTexts = texts<typeof en.signInTexts, { device: 'browser' | 'system'; endQuestion: 'device' }>({
  en: en.signInTexts,
  es: es.signInTexts,
})
