import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/core/text.json' with { type: 'json' }
import es from '../../languages/es/core/text.json' with { type: 'json' }

/** Controls of a map. */
export const mapTexts = texts<typeof en.mapTexts>({ en: en.mapTexts, es: es.mapTexts })
