import { fill, type Language, texts } from '../../core/text/text.ts'
import ar from '../../languages/ar/pantry/customers.json' with { type: 'json' }
import en from '../../languages/en/pantry/customers.json' with { type: 'json' }
import es from '../../languages/es/pantry/customers.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/customers.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/customers.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/customers.json' with { type: 'json' }
import so from '../../languages/so/pantry/customers.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/customers.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/customers.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/customers.json' with { type: 'json' }
import { codeMinutes } from './signInCode.ts'

/** The text message with a one-time code. */
const codeTexts = texts<typeof en.codeTexts, { codeText: 'code' | 'minutes' }>({
  en: en.codeTexts,
  es: es.codeTexts,
  ar: ar.codeTexts,
  ht: ht.codeTexts,
  ko: ko.codeTexts,
  ru: ru.codeTexts,
  so: so.codeTexts,
  tl: tl.codeTexts,
  vi: vi.codeTexts,
  zh: zh.codeTexts,
})

/** The last line ties the code to the site: phones offer it there alone. */
export const codeText = (code: string, host: string, language: Language): string =>
  `${fill(codeTexts[language].codeText, { code, minutes: codeMinutes })}\n\n@${host} #${code}`
