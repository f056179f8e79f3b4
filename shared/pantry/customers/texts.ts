import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/pantry/customers.json' with { type: 'json' }
import es from '../../languages/es/pantry/customers.json' with { type: 'json' }

/** Customers as staff see them (specification 002, 'Customers grid' and 'Customer detail'). */
export const customerTexts = merged(
  words,
  texts<
    typeof en.customerTexts,
    {
      customerAdded: 'name'
      detailsOf: 'name'
      consentGiven: 'day'
      ages: 'adults' | 'minors' | 'seniors'
      'rule.province': 'name'
      'rule.foodBank': 'name'
      'rule.county': 'name'
      'rule.postalCode': 'name'
      restrictQuestion: 'name'
      restrictedBy: 'names'
      newOrderFor: 'name'
      peopleOf_one: 'count'
      peopleOf_other: 'count'
      ordersOf_one: 'count'
      ordersOf_other: 'count'
      since: 'day'
      mergeNamed: 'name'
      mergeQuestion: 'name' | 'other'
      mergeText: 'name'
      mergeKept: 'email' | 'household' | 'phone' | 'signIns'
      mergedWith: 'name' | 'when'
      forgetQuestion: 'name'
    }
  >({ en: en.customerTexts, es: es.customerTexts }),
)
