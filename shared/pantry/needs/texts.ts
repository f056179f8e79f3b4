import { texts } from '../../core/text/text.ts'
import ar from '../../languages/ar/pantry/needs.json' with { type: 'json' }
import en from '../../languages/en/pantry/needs.json' with { type: 'json' }
import es from '../../languages/es/pantry/needs.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/needs.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/needs.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/needs.json' with { type: 'json' }
import so from '../../languages/so/pantry/needs.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/needs.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/needs.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/needs.json' with { type: 'json' }

/** Allergens, diets and kitchens in words, for families, staff and packers. Plain words: reading level of grade 6. */
export const needsTexts = texts<
  typeof en.needsTexts,
  {
    contains: 'names'
    mayContain: 'names'
    hasYours: 'names'
    mayHaveYours: 'names'
    hasTheirs: 'names'
    mayHaveTheirs: 'names'
    toldYes: 'names'
    askFirst: 'names'
    notMarked: 'names'
    kitchenNot: 'names'
    wantedNamed: 'name'
    unknownCart: 'names'
    unknownHidden_one: 'count'
    unknownHidden_other: 'count'
  }
>({
  en: en.needsTexts,
  es: es.needsTexts,
  ar: ar.needsTexts,
  ht: ht.needsTexts,
  ko: ko.needsTexts,
  ru: ru.needsTexts,
  so: so.needsTexts,
  tl: tl.needsTexts,
  vi: vi.needsTexts,
  zh: zh.needsTexts,
})

/** The same as fields of a product. */
export const productNeedsTexts = texts<
  typeof en.productNeedsTexts,
  { proposal: 'name'; ingredients: 'text'; factsLoaded_one: 'count'; factsLoaded_other: 'count' }
>({ en: en.productNeedsTexts, es: es.productNeedsTexts })
