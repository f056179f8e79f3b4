import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/customers.json' with { type: 'json' }
import es from '../../languages/es/pantry/customers.json' with { type: 'json' }

/** The text message with a one-time code. */
export const codeTexts = texts<typeof en.codeTexts, { codeText: 'code' | 'minutes' }>({
  en: en.codeTexts,
  es: es.codeTexts,
})
