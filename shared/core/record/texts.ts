import en from '../../languages/en/core/record.json' with { type: 'json' }
import es from '../../languages/es/core/record.json' with { type: 'json' }
import { merged, texts } from '../text/text.ts'
import { words } from '../text/words.ts'

/** Words that forms and rows of plain records have in common. */
export const recordTexts = merged(
  words,
  texts<typeof en.recordTexts, { viewNamed: 'name'; deleted: 'name' }>({ en: en.recordTexts, es: es.recordTexts }),
)
