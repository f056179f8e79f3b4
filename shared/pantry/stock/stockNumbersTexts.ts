import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/stock.json' with { type: 'json' }
import es from '../../languages/es/pantry/stock.json' with { type: 'json' }

/** The four numbers of stock, named alike wherever they stand. */
export const stockNumberTexts = texts<typeof en.stockNumberTexts, { short_other: 'count'; shelfWillBe: 'new' | 'old' }>(
  { en: en.stockNumberTexts, es: es.stockNumberTexts },
)
