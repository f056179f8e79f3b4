import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/pantry/products.json' with { type: 'json' }
import es from '../../languages/es/pantry/products.json' with { type: 'json' }

/** Products of a pantry: the grid, the detail panel and the creation form (specification 001, sections 2, 4, 5 and 8). */
export const productTexts = merged(
  words,
  texts<
    typeof en.productTexts,
    {
      oneMore: 'name'
      oneFewer: 'name'
      detailsNamed: 'name'
      moreTags: 'count'
      editNamed: 'field' | 'name'
      changed: 'new' | 'old'
      manyFound_one: 'count'
      manyFound_other: 'count'
      manyWill_one: 'count'
      manyWill_other: 'count'
      itemTypeHint: 'count'
      useProposed: 'name'
      tooLarge: 'max'
      productAdded: 'name'
      openSimilarNamed: 'name'
      copySimilarNamed: 'name'
      activated: 'name'
      deactivated: 'name'
      outstanding: 'count'
      deleteStock_other: 'count'
      asSameType: 'name'
      asLastProduct: 'name'
    }
  >({ en: en.productTexts, es: es.productTexts }),
)
