import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/rescue/donations.json' with { type: 'json' }
import es from '../../../languages/es/rescue/donations.json' with { type: 'json' }

/** Many donations from one file of a bulk donor. */
export const bulkOfferTexts = texts<
  typeof en.bulkOfferTexts,
  {
    columns: 'needed' | 'others'
    rows: 'file'
    ready_other: 'count'
    wrong_other: 'count'
    shown: 'count'
    added: 'code'
    present: 'code'
    send_other: 'count'
    sending: 'count' | 'done'
    done: 'added' | 'present' | 'refused'
    stopped: 'reason'
  }
>({ en: en.bulkOfferTexts, es: es.bulkOfferTexts })
