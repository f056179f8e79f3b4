import { vocabulary } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/products.json' with { type: 'json' }
import es from '../../languages/es/pantry/products.json' with { type: 'json' }

/** Names of sources, units, package types and categories of pantry products: units in the plural. */
export const productReferenceTexts = vocabulary<typeof en.productReferenceTexts>({
  en: en.productReferenceTexts,
  es: es.productReferenceTexts,
})
