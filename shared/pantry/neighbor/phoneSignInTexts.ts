import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/neighbor.json' with { type: 'json' }
import es from '../../languages/es/pantry/neighbor.json' with { type: 'json' }

/** Signing in with a code that is texted. */
export const phoneSignInTexts = texts<typeof en.phoneSignInTexts, { codeLead: 'phone'; notHere: 'name' }>({
  en: en.phoneSignInTexts,
  es: es.phoneSignInTexts,
})
