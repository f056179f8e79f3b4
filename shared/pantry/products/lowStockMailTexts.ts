import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/products.json' with { type: 'json' }
import es from '../../languages/es/pantry/products.json' with { type: 'json' }

/** The e-mail about products that are low. To fill: {pantry} {count} {product} {available} {threshold}. */
export const lowStockMail = texts<
  typeof en.lowStockMail,
  {
    subject_one: 'product'
    subject_other: 'count'
    preheader: 'pantry'
    line: 'available' | 'product' | 'threshold'
    gone: 'product'
    more: 'count'
  }
>({ en: en.lowStockMail, es: es.lowStockMail })
