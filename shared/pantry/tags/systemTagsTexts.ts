import { vocabulary } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/tags.json' with { type: 'json' }
import es from '../../languages/es/pantry/tags.json' with { type: 'json' }

/** Names of the tags and groups that every tenant has; an owner's own are named as the owner named them. */
export const systemTagTexts = vocabulary<typeof en.systemTagTexts>({ en: en.systemTagTexts, es: es.systemTagTexts })
