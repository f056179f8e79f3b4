import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/pantry/tags.json' with { type: 'json' }
import es from '../../languages/es/pantry/tags.json' with { type: 'json' }

/** Tags, tag groups, and tags on products and places (specification 001, sections 2, 4, 5 and 8). */
export const tagTexts = merged(
  words,
  texts<
    typeof en.tagTexts,
    {
      products_one: 'count'
      products_other: 'count'
      locations_one: 'count'
      locations_other: 'count'
      programs_one: 'count'
      programs_other: 'count'
      deleteUsed_one: 'count'
      deleteUsed_other: 'count'
      chipTooltip: 'group' | 'name'
    }
  >({ en: en.tagTexts, es: es.tagTexts }),
)
