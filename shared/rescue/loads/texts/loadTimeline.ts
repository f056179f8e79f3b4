import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/rescue/loads.json' with { type: 'json' }
import es from '../../../languages/es/rescue/loads.json' with { type: 'json' }

/** Events of a distributor’s load, as its timeline tells them. A key may have a variant behind a dot. */
export const loadTimelineTexts = texts<
  typeof en.loadTimelineTexts,
  {
    LoadReceived: 'Cases' | 'Pounds'
    LoadOffered: 'entity' | 'time'
    'LoadAccepted.answered': 'entity'
    'LoadAccepted.direct': 'entity'
    LoadDeclined: 'entity'
    LoadOfferExpired: 'entity'
    'LoadOfferWithdrawn.taken': 'entity'
    'LoadOfferWithdrawn.moved': 'entity'
    'LoadOfferWithdrawn.removed': 'entity'
    'LoadOfferWithdrawn.cancelled': 'entity'
    LoadMatchMoved: 'From' | 'To' | 'entity'
    LoadEntityAdded: 'entity'
    LoadEntityRemoved: 'entity'
    DriverLocated: 'Description'
    LoadDelivered: 'Cases'
  }
>({ en: en.loadTimelineTexts, es: es.loadTimelineTexts })
