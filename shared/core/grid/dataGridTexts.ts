import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/core/grid.json' with { type: 'json' }
import es from '../../languages/es/core/grid.json' with { type: 'json' }

/** Words of the grid itself, by its own names for them. */
export const dataGridTexts = texts<typeof en.dataGridTexts>({ en: en.dataGridTexts, es: es.dataGridTexts })
