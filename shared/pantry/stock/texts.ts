import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/pantry/stock.json' with { type: 'json' }
import es from '../../languages/es/pantry/stock.json' with { type: 'json' }

/** Inventory activity, corrections and the ledger of a product (specification 001, section 2). */
export const stockTexts = merged(
  words,
  texts<
    typeof en.stockTexts,
    {
      activityOf_one: 'end' | 'name' | 'start'
      activityOf_other: 'count' | 'end' | 'name' | 'start'
      daysAgo_other: 'count'
      editQuantity: 'name' | 'quantity'
      newQuantity: 'name'
      commit: 'name'
      wholeNumber: 'max'
      quantityChanged: 'new' | 'old'
      correctNamed: 'name'
      correctTitle: 'name'
      receiveTitle: 'name'
      shelfNow: 'available' | 'shelf'
      shelfThen: 'available' | 'newShelf' | 'shelf'
      shelfChanged: 'new' | 'old'
      lotOf: 'lot'
      bestByOf: 'day'
      countedFor: 'counted' | 'expected'
      units: 'count'
      countedOf: 'name'
      difference: 'difference'
      showMore: 'all' | 'shown'
      countedSoFar: 'all' | 'counted'
      sendCount_other: 'count'
      variances: 'list'
      countsSaved: 'count'
      countsWaiting: 'count'
      approvedBy: 'name'
      discardedBy: 'name'
      countFacts: 'counted' | 'differing'
      shelfProduct: 'category'
      shelfQuantity: 'category'
      shelfHint: 'weight'
      shelfLeft: 'left' | 'pounds'
      shelfMoreNamed: 'category'
      shelfDone: 'product' | 'quantity'
      shelfSaved: 'count'
      recallNamed: 'name'
      lotOtherProduct: 'gtin'
      lotHeld: 'lot'
      lotReleased: 'lot'
      shelfLot: 'category'
      shelfBestBy: 'category'
      lotOnShelf: 'count' | 'lot'
      lotOnShelfBy: 'count' | 'day' | 'lot'
    }
  >({ en: en.stockTexts, es: es.stockTexts }),
)
