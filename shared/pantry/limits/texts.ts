import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/pantry/limits.json' with { type: 'json' }
import es from '../../languages/es/pantry/limits.json' with { type: 'json' }

/** Limits of orders (specification 001, sections 2, 5 and 8). */
export const limitTexts = merged(
  words,
  texts<
    typeof en.limitTexts,
    {
      full: 'max'
      edit: 'limit'
      remove: 'limit'
      bySize: 'large' | 'middle' | 'words'
      valueMissing: 'max'
      amountMissing: 'max'
      sourceTAG: 'name'
      showForm: 'limit'
      hideForm: 'limit'
      limit: 'scope' | 'value'
      valueITEM_one: 'count'
      valueITEM_other: 'count'
      valueORDER_one: 'count'
      valueORDER_other: 'count'
      valuePOINT_one: 'count'
      valuePOINT_other: 'count'
      scopeORDER_other: 'amount'
      scopeDAY_other: 'amount'
      scopeWEEK_other: 'amount'
      scopeMONTH_other: 'amount'
      scopeACCOUNT_other: 'amount'
      summary: 'entries'
      summaryITEM: 'count' | 'scope'
      summaryORDER: 'count' | 'scope'
      summaryPOINT: 'count' | 'scope'
      every: 'scope'
      spanORDER_other: 'amount'
      spanDAY_other: 'amount'
      spanWEEK_other: 'amount'
      spanMONTH_other: 'amount'
      spanACCOUNT_other: 'amount'
    }
  >({ en: en.limitTexts, es: es.limitTexts }),
)
