import en from '../../languages/en/core/record.json' with { type: 'json' }
import es from '../../languages/es/core/record.json' with { type: 'json' }
import { texts } from '../text/text.ts'

/** Words that forms and rows of plain records have in common. */
export const recordTexts = texts<
  typeof en.recordTexts,
  { editNamed: 'name'; viewNamed: 'name'; deleteQuestion: 'name'; deleted: 'name' }
>({ en: en.recordTexts, es: es.recordTexts })
