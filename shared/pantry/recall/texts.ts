import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import ar from '../../languages/ar/pantry/recall.json' with { type: 'json' }
import en from '../../languages/en/pantry/recall.json' with { type: 'json' }
import es from '../../languages/es/pantry/recall.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/recall.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/recall.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/recall.json' with { type: 'json' }
import so from '../../languages/so/pantry/recall.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/recall.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/recall.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/recall.json' with { type: 'json' }

/** A food recall: where a product came from, and whom it reached. To fill: {count} {name} {receipt} {at} {max}. */
export const recallTexts = merged(
  words,
  texts<
    typeof en.recallTexts,
    {
      lotOf: 'lot' | 'name'
      heldSince: 'at'
      sinceDonation: 'at' | 'receipt'
      hasMore: 'max'
      holdDone: 'name'
      releaseDone: 'name'
      exportAs: 'format'
      source: 'count' | 'donor' | 'receipt'
      sourceNoDonor: 'count' | 'receipt'
      onlyNamed: 'receipt'
      items_other: 'count'
      orderNamed: 'code' | 'name'
      callNamed: 'name' | 'phone'
      mailNamed: 'name'
      prefers: 'language'
      tellTitle: 'name'
      tellDone_one: 'count'
      tellDone_other: 'count'
      tellRest_one: 'count'
      tellRest_other: 'count'
      told: 'when'
      reachedNamed: 'name'
      reachedBy: 'when' | 'who'
      reachedOf: 'all' | 'reached'
      lotLine: 'count' | 'lot'
      lotHeldCount: 'count'
      lotBestBy: 'day'
      lotsUsedUp: 'count'
      onlyLotNamed: 'lot'
      ofLot: 'lot'
      ofLotSince: 'at' | 'lot'
      holdLot: 'lot'
      holdLotDone: 'lot'
      releaseLot: 'lot'
      releaseLotDone: 'lot'
      recallLotDone: 'lot'
      delivery: 'count' | 'from'
      deliveryDocument: 'count' | 'document' | 'from'
      sourceLot: 'lot'
    }
  >({ en: en.recallTexts, es: es.recallTexts }),
)

/** The page that the link of a recall's message opens. Plain words: reading level of grade 6. */
export const recallNoticeTexts = texts<typeof en.recallNoticeTexts, { noticeLot: 'lot'; callPantry: 'name' | 'phone' }>(
  {
    en: en.recallNoticeTexts,
    es: es.recallNoticeTexts,
    ar: ar.recallNoticeTexts,
    ht: ht.recallNoticeTexts,
    ko: ko.recallNoticeTexts,
    ru: ru.recallNoticeTexts,
    so: so.recallNoticeTexts,
    tl: tl.recallNoticeTexts,
    vi: vi.recallNoticeTexts,
    zh: zh.recallNoticeTexts,
  },
)
