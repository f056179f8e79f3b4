import en from '../../languages/en/core/importing.json' with { type: 'json' }
import es from '../../languages/es/core/importing.json' with { type: 'json' }
import { vocabulary } from '../text/text.ts'

/** Words of cells. */
export const cellWords = vocabulary<typeof en.cellWords>({ en: en.cellWords, es: es.cellWords })
