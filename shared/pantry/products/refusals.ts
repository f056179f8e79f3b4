import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/products.json' with { type: 'json' }
import es from '../../languages/es/pantry/products.json' with { type: 'json' }

/** Reasons that something about products may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const productOnHold = sentence(refusals, 'productOnHold')
export const productInOrders = sentence<'productInOrders', 'count'>(refusals, 'productInOrders')
export const tagUsedMeanwhile = sentence<'tagUsedMeanwhile', 'count'>(refusals, 'tagUsedMeanwhile')
