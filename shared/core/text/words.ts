import en from '../../languages/en/core/text.json' with { type: 'json' }
import es from '../../languages/es/core/text.json' with { type: 'json' }
import { frameTexts } from './frame.ts'
import { merged, texts } from './text.ts'

/** Words that stand on many of the staff's screens, said once. A noun's room that is merged with them adds its own, which go before. */
export const words = merged(
  frameTexts,
  texts<
    typeof en.words,
    {
      comparedWith: 'days'
      deleteNamed: 'name'
      deleteQuestion: 'name'
      eachDone: 'all' | 'changed' | 'failed'
      eachRunning: 'all' | 'done'
      editNamed: 'name'
      removeNamed: 'name'
    }
  >({ en: en.words, es: es.words }),
)
