import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/core/attachments.json' with { type: 'json' }
import es from '../../languages/es/core/attachments.json' with { type: 'json' }

/** Pictures of products and photos of locations (specification 001, section 5; quoted messages with their typing errors). */
export const attachmentTexts = texts<
  typeof en.attachmentTexts,
  { picture: 'count' | 'n'; moveEarlier: 'n'; moveLater: 'n'; remove: 'n'; full: 'max'; addAvailable: 'n' }
>({ en: en.attachmentTexts, es: es.attachmentTexts })
