import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/network/session.json' with { type: 'json' }
import es from '../../languages/es/network/session.json' with { type: 'json' }

/** The second factor of a sign-in: a code of an authenticator app. */
export const secondFactorTexts = texts<typeof en.secondFactorTexts, { requiredText: 'entity' | 'role' }>({
  en: en.secondFactorTexts,
  es: es.secondFactorTexts,
})
