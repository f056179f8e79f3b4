import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/network/foodbanks.json' with { type: 'json' }
import es from '../../languages/es/network/foodbanks.json' with { type: 'json' }

/** Settings of how a food bank matches and offers donations. */
export const settingsTexts = merged(
  words,
  texts<
    typeof en.settingsTexts,
    {
      reminderTooLong: 'minutes'
      between: 'max' | 'min'
      weightOf: 'name'
      sum: 'sum'
      sumShort: 'points'
      sumOver: 'points'
    }
  >({ en: en.settingsTexts, es: es.settingsTexts }),
)
