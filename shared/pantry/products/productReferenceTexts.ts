import { vocabulary } from '../../core/text/text.ts'
import ar from '../../languages/ar/pantry/products.json' with { type: 'json' }
import en from '../../languages/en/pantry/products.json' with { type: 'json' }
import es from '../../languages/es/pantry/products.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/products.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/products.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/products.json' with { type: 'json' }
import so from '../../languages/so/pantry/products.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/products.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/products.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/products.json' with { type: 'json' }

/** Names of sources, units, package types and categories of pantry products: units in the plural. */
export const productReferenceTexts = vocabulary<typeof en.productReferenceTexts>({
  en: en.productReferenceTexts,
  es: es.productReferenceTexts,
  ar: ar.productReferenceTexts,
  ht: ht.productReferenceTexts,
  ko: ko.productReferenceTexts,
  ru: ru.productReferenceTexts,
  so: so.productReferenceTexts,
  tl: tl.productReferenceTexts,
  vi: vi.productReferenceTexts,
  zh: zh.productReferenceTexts,
})
