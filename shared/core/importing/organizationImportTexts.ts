import { merged, texts } from '../../core/text/text.ts'
import en from '../../languages/en/core/importing.json' with { type: 'json' }
import es from '../../languages/es/core/importing.json' with { type: 'json' }
import { words } from '../text/words.ts'

/** Importing agencies, donor locations and people from files. */
export const organizationImportTexts = merged(
  words,
  texts<
    typeof en.organizationImportTexts,
    {
      columns: 'needed' | 'others'
      rowsOf: 'file'
      checking: 'count' | 'done'
      counts: 'added' | 'present' | 'refused' | 'updated'
      doneCounts: 'added' | 'present' | 'refused' | 'updated'
      shown: 'count'
      send_other: 'count'
      sending: 'count' | 'done'
      stopped: 'reason'
    }
  >({ en: en.organizationImportTexts, es: es.organizationImportTexts }),
)
