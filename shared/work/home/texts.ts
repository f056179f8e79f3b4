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

/** The pantry's day: its windows, who is coming, and what needs somebody. */
export const pantryTodayTexts = texts<
  typeof en.pantryTodayTexts,
  {
    toPack: 'count'
    packed: 'count'
    handedOver: 'count'
    late: 'count'
    allHandedOver: 'count'
    tomorrow_one: 'toPack'
    tomorrow_other: 'count' | 'toPack'
    moreComing_other: 'count'
    items_other: 'count'
    noShows_other: 'count'
    moreCameBack_other: 'count'
    left: 'quantity'
    moreLow_other: 'count'
    usualOpen: 'value'
    textsWait_other: 'count'
  }
>({ en: en.pantryTodayTexts, es: es.pantryTodayTexts })

/** The store's day above its donations. */
export const donorHomeTexts = texts<
  typeof en.donorHomeTexts,
  { 'kind.confirm': 'agency'; confirmOne: 'code'; more_other: 'count' }
>({ en: en.donorHomeTexts, es: es.donorHomeTexts })
