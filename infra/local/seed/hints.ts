import { vocabulary } from '../../../shared/core/text/text.ts'
import en from '../../../shared/languages/en/demonstration.json' with { type: 'json' }
import es from '../../../shared/languages/es/demonstration.json' with { type: 'json' }

/** Suggestions of what to try as a person of the demonstration. */
export const hints = vocabulary<typeof en.hints>({ en: en.hints, es: es.hints })
