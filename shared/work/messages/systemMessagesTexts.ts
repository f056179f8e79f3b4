import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/work/messages.json' with { type: 'json' }
import es from '../../languages/es/work/messages.json' with { type: 'json' }

/**
 * Announcements of the network, or of a food bank, to everyone (specification 000, section 2: system message dialog).
 */
export const systemMessageTexts = merged(
  words,
  texts<
    typeof en.systemMessageTexts,
    {
      span: 'end' | 'start'
      titleIn: 'language'
      bodyIn: 'language'
      translationHint: 'language'
      zoneHint: 'zone'
      previewIn: 'language'
      errorLong: 'days'
      showNamed: 'title'
      editNamed: 'title'
      endNamed: 'title'
      deleteNamed: 'title'
      endQuestion: 'title'
      deleteQuestion: 'title'
    }
  >({ en: en.systemMessageTexts, es: es.systemMessageTexts }),
)
