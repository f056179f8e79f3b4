import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/work/translations.json' with { type: 'json' }
import es from '../../languages/es/work/translations.json' with { type: 'json' }

/** The page on which people who speak a language read its texts. */
export const translationTexts = merged(
  words,
  texts<
    typeof en.translationTexts,
    { reviewed: 'day' | 'name'; confirmAsk: 'language'; words: 'language'; shown_other: 'count' }
  >({ en: en.translationTexts, es: es.translationTexts }),
)
