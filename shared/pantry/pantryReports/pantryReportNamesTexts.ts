import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/pantryReports.json' with { type: 'json' }
import es from '../../languages/es/pantry/pantryReports.json' with { type: 'json' }

/** What the pantry's reports are called, in their dialog and in the list of exports. */
export const pantryReportNames = texts<typeof en.pantryReportNames>({
  en: en.pantryReportNames,
  es: es.pantryReportNames,
})
