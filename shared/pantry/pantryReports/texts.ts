import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/pantry/pantryReports.json' with { type: 'json' }
import es from '../../languages/es/pantry/pantryReports.json' with { type: 'json' }
import { pantryReportNames } from './pantryReportNamesTexts.ts'

/** The pantry's reports: their dialogs, the customer summary, and what the files say. */
export const customerReportTexts = merged(
  merged(words, pantryReportNames),
  texts<
    typeof en.customerReportTexts,
    {
      sheetInStaffLanguage: 'sheet'
      selectedOrders_one: 'count'
      selectedOrders_other: 'count'
      tefapCount_one: 'count'
      tefapCount_other: 'count'
      onDaysBefore: 'change'
      busiest: 'count' | 'period'
      summaryCounting: 'count'
      summaryMade: 'at'
      range: 'end' | 'start'
      made: 'at'
      formUnknown: 'state'
      formKnown: 'day' | 'state'
      counted: 'at'
      recordsOf: 'figure' | 'group'
      recordsLead: 'count'
      sizeAndAges: 'adults' | 'minors' | 'seniors' | 'size'
      sizeAlone: 'size'
    }
  >({ en: en.customerReportTexts, es: es.customerReportTexts }),
)
