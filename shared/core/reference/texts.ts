import { vocabulary } from '../../core/text/text.ts'
import en from '../../languages/en/core/reference.json' with { type: 'json' }
import es from '../../languages/es/core/reference.json' with { type: 'json' }

/** Names of the categories and kinds of storage that every tenant has; a tenant's own are named as it named them. */
export const referenceTexts = vocabulary<typeof en.referenceTexts>({ en: en.referenceTexts, es: es.referenceTexts })
