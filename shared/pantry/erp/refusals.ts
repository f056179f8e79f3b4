import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/erp.json' with { type: 'json' }
import es from '../../languages/es/pantry/erp.json' with { type: 'json' }

/** Reasons that something about ERP items may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const erpProductGone = sentence(refusals, 'erpProductGone')
export const erpNotWhole = sentence<'erpNotWhole', 'eaches' | 'quantity'>(refusals, 'erpNotWhole')
export const erpTooMuch = sentence<'erpTooMuch', 'max'>(refusals, 'erpTooMuch')
export const stockBelowZero = sentence<'stockBelowZero', 'product' | 'quantity' | 'taken'>(refusals, 'stockBelowZero')
