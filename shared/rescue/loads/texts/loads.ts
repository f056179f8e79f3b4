import { merged, texts } from '../../../core/text/text.ts'
import { words } from '../../../core/text/words.ts'
import en from '../../../languages/en/rescue/loads.json' with { type: 'json' }
import es from '../../../languages/es/rescue/loads.json' with { type: 'json' }

/** Distributors' loads on the screens of the network, food banks and agencies. */
export const loadTexts = merged(
  words,
  texts<
    typeof en.loadTexts,
    {
      openLoad: 'reference'
      internalId: 'id'
      cases_other: 'count'
      from: 'city' | 'province'
      pickup: 'day'
      deliveryDay: 'day'
      matchFacts: 'miles' | 'percent'
      pending_other: 'count'
      pendingMore: 'count'
      loadTitle: 'reference'
      loadSubtitle: 'id' | 'shipper'
      itemsCount_other: 'count'
      driverSeen: 'place' | 'time'
      deliverText: 'cases'
      acceptText: 'cases' | 'pounds'
      rank: 'rank'
      moveUp: 'entity'
      moveDown: 'entity'
      remove: 'entity'
      direct: 'entity'
      directTitle: 'entity'
      directText: 'entity'
      removeTitle: 'entity'
      removeText: 'entity'
      moveTitle: 'next'
      moveText: 'entity' | 'next'
      moved: 'entity' | 'rank'
      removed: 'entity'
      added: 'entity'
      directDone: 'entity'
      unableToMove: 'reason'
      unableToRemove: 'reason'
      unableToAdd: 'reason'
      'state.asked': 'time'
      approveText: 'count'
    }
  >({ en: en.loadTexts, es: es.loadTexts }),
)
