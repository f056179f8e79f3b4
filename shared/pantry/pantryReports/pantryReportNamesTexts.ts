import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/pantryReports.json' with { type: 'json' }
import es from '../../languages/es/pantry/pantryReports.json' with { type: 'json' }

/** Names of the pantry's reports, in their dialog and in the list of exports. */
export const pantryReportNames = texts<typeof en.pantryReportNames>({
  en: en.pantryReportNames,
  es: es.pantryReportNames,
})
