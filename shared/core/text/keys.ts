import en from '../../languages/en/core/text.json' with { type: 'json' }
import es from '../../languages/es/core/text.json' with { type: 'json' }
import { texts } from './text.ts'

/** The dialog of keys. */
export const keysTexts = texts<typeof en.keysTexts>({ en: en.keysTexts, es: es.keysTexts })
