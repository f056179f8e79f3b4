import { merged, texts } from '../../../core/text/text.ts'
import { words } from '../../../core/text/words.ts'
import en from '../../../languages/en/pantry/orders.json' with { type: 'json' }
import es from '../../../languages/es/pantry/orders.json' with { type: 'json' }

/** Orders as staff see them (specification 001, section 2; confirmations and toasts of 002). */
export const orderTexts = merged(
  words,
  texts<
    typeof en.orderTexts,
    {
      ordersOf: 'what'
      orderTitle: 'code'
      unableToLoad: 'code'
      more: 'count'
      detailsOf: 'code'
      showItems: 'code'
      hideItems: 'code'
      ofOrdered: 'count'
      insteadOf: 'name'
      itemsOf: 'code'
      imageOf: 'name'
      lockerReserved: 'reference'
      changeStatus: 'code' | 'status'
      confirmCompleted: 'status'
      updatedText: 'count' | 'status'
      lineCourse: 'given' | 'left' | 'ordered' | 'packed'
      lotOfLine: 'count' | 'lot'
      lotOfLineBy: 'count' | 'day' | 'lot'
      heldLots: 'lots'
      heldAsk: 'lots' | 'name'
      settleNamed: 'choice' | 'name'
    }
  >({ en: en.orderTexts, es: es.orderTexts }),
)
