import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/rescue/loads.json' with { type: 'json' }
import es from '../../../languages/es/rescue/loads.json' with { type: 'json' }

/**
 * E-mails about distributors' loads. Places to fill: {reference} {pounds} {shipper} {entity} {deadline} {deadlineShort}.
 * Subjects end with what may be long: they are cut at 78 characters.
 */
export const loadMailTexts = texts<
  typeof en.loadMailTexts,
  {
    'ordered.subject': 'deadlineShort' | 'pounds' | 'reference'
    'ordered.lead': 'entity'
    'simultaneous.subject': 'deadlineShort' | 'pounds' | 'reference'
    'simultaneous.lead': 'entity'
    preheader: 'deadline' | 'pounds' | 'shipper'
    title: 'pounds' | 'shipper'
    code: 'reference'
    product: 'cases' | 'pounds' | 'product'
    miles: 'miles'
  }
>({ en: en.loadMailTexts, es: es.loadMailTexts })
