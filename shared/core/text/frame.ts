import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/core/text.json' with { type: 'json' }
import es from '../../languages/es/core/text.json' with { type: 'json' }

/** Frame of every document: the staff's (which has more, in `app.ts`), the neighbors' and the public one. */
export const frameTexts = texts<typeof en.frameTexts>({ en: en.frameTexts, es: es.frameTexts })
