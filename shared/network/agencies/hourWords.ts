import { vocabulary } from '../../core/text/text.ts'
import en from '../../languages/en/network/agencies.json' with { type: 'json' }
import es from '../../languages/es/network/agencies.json' with { type: 'json' }

/** Words of an agency's hours in one cell of a file, between commas. */
export const hourWords = vocabulary<typeof en.hourWords>({ en: en.hourWords, es: es.hourWords })
