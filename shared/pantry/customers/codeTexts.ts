import { fill, type Language, texts } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/customers.json' with { type: 'json' }
import es from '../../languages/es/pantry/customers.json' with { type: 'json' }
import { codeMinutes } from './signInCode.ts'

/** The text message with a one-time code. */
const codeTexts = texts<typeof en.codeTexts, { codeText: 'code' | 'minutes' }>({ en: en.codeTexts, es: es.codeTexts })

/** The last line ties the code to the site: phones offer it there alone. */
export const codeText = (code: string, host: string, language: Language): string =>
  `${fill(codeTexts[language].codeText, { code, minutes: codeMinutes })}\n\n@${host} #${code}`
