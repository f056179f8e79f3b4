import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/audit.json' with { type: 'json' }
import es from '../../languages/es/pantry/audit.json' with { type: 'json' }

/** The bundle for an audit, and how long records are kept. */
export const auditTexts = texts<
  typeof en.auditTexts,
  {
    yearOf: 'end' | 'start' | 'year'
    holdOf: 'reason' | 'site' | 'until'
    readmeTitle: 'site' | 'year'
    readmeMade: 'at' | 'by' | 'end' | 'owner' | 'start'
  }
>({ en: en.auditTexts, es: es.auditTexts })
