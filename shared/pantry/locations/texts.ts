import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/pantry/locations.json' with { type: 'json' }
import es from '../../languages/es/pantry/locations.json' with { type: 'json' }

/** Pickup locations: their overview, their settings and who may order there (specification 001, sections 2, 5 and 8). */
export const locationTexts = merged(
  words,
  texts<
    typeof en.locationTexts,
    {
      moreDays: 'count'
      detailsNamed: 'label'
      foodBankGroup_one: 'count'
      foodBankGroup_other: 'count'
      showDays: 'label'
      hideDays: 'label'
      showOrders: 'day'
      hideOrders: 'day'
      added: 'label'
      nowAvailable: 'label'
      removed: 'label'
      nowRestricted: 'label'
      unrestricted: 'label'
      deleteQuestion: 'label'
      deleted: 'label'
      removeAccessNamed: 'name'
      accessRemoved: 'name'
    }
  >({ en: en.locationTexts, es: es.locationTexts }),
)
