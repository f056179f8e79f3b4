import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/core/text.json' with { type: 'json' }
import es from '../../languages/es/core/text.json' with { type: 'json' }

/** Names for screen readers of the buttons in a list to choose from. */
export const choiceTexts = texts<typeof en.choiceTexts>({ en: en.choiceTexts, es: es.choiceTexts })
