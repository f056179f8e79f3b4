import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/work/home.json' with { type: 'json' }
import es from '../../languages/es/work/home.json' with { type: 'json' }

/** The food bank's first page: what needs somebody now, and the figures of the day. */
export const homeTexts = texts<
  typeof en.homeTexts,
  {
    spoils: 'at'
    spoiled: 'at'
    closes: 'at'
    closed: 'at'
    offerEnds: 'at'
    atTime: 'day' | 'time'
    atOne: 'day' | 'time'
    onDay: 'time'
    select: 'code'
    approveOne: 'code'
    doOne: 'action' | 'code'
    approveSelected_other: 'count'
    approved_other: 'count'
    notApproved: 'code' | 'reason'
    startLater: 'codes' | 'time'
    takenBack_other: 'count'
    nobodyAnswers_one: 'ranked'
    nobodyAnswers_other: 'count' | 'ranked'
    more_other: 'count'
    moreAtLeast: 'count'
    undoOne: 'code'
    over: 'span'
    askedOf: 'asked' | 'of'
    moreOffers_other: 'count'
    usual: 'value'
    atMidnight: 'day'
    usualMinutes: 'value'
  }
>({ en: en.homeTexts, es: es.homeTexts })
