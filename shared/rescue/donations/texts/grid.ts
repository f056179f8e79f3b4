import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/rescue/donations.json' with { type: 'json' }
import es from '../../../languages/es/rescue/donations.json' with { type: 'json' }

/** Column heads and controls of the status grids (section 2). */
export const gridTexts = texts<typeof en.gridTexts>({ en: en.gridTexts, es: es.gridTexts })
