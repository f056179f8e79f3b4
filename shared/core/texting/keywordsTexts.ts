import en from '../../languages/en/core/texting.json' with { type: 'json' }
import es from '../../languages/es/core/texting.json' with { type: 'json' }
import { vocabulary } from '../text/text.ts'

/** Words of text messages, between commas. `leading` has those that say it whatever follows: 'Stop texting me please'. */
export const keywords = vocabulary<typeof en.keywords>({ en: en.keywords, es: es.keywords })
