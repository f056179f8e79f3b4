import { merged, texts } from '../../../core/text/text.ts'
import { words } from '../../../core/text/words.ts'
import en from '../../../languages/en/rescue/donations.json' with { type: 'json' }
import es from '../../../languages/es/rescue/donations.json' with { type: 'json' }

/** Column heads and controls of the status grids (section 2). */
export const gridTexts = merged(words, texts<typeof en.gridTexts>({ en: en.gridTexts, es: es.gridTexts }))
