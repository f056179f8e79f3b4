import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/rescue/loads.json' with { type: 'json' }
import es from '../../../languages/es/rescue/loads.json' with { type: 'json' }

/** The status of a distributor's load (specification 000, section 4) and the line below it. */
export const distributorTexts = texts<
  typeof en.distributorTexts,
  {
    statusWaitingMatch: 'rank' | 'total'
    statusWaitingMatches: 'total'
    statusNoneAccepted: 'total'
    answerBy: 'deadline'
    offeredTo: 'deadline' | 'entity'
    offeredToAll: 'deadline'
    acceptedBy: 'entity'
    deliveryPlanned: 'day' | 'entity'
    driverAt: 'place'
    deliveredOf: 'cases' | 'donated' | 'time'
  }
>({ en: en.distributorTexts, es: es.distributorTexts })
