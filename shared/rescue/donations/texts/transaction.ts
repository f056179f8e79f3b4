import { merged, texts } from '../../../core/text/text.ts'
import { words } from '../../../core/text/words.ts'
import en from '../../../languages/en/rescue/donations.json' with { type: 'json' }
import es from '../../../languages/es/rescue/donations.json' with { type: 'json' }

/** The donation's detail: what it is, where it stands, whom it is offered to, and what can be done about it. */
export const transactionTexts = merged(
  words,
  texts<
    typeof en.transactionTexts,
    {
      title: 'code'
      subtitle: 'donor' | 'id' | 'location'
      posted: 'when'
      answerFor: 'agency'
      askToCancel: 'foodBank'
      offerTo: 'agency'
      offerToMany: 'count'
      timeLeft: 'minutes'
      timeLeftHours: 'hours' | 'minutes'
      answerUntil: 'time'
      approveTextDelayed: 'time'
      putBack: 'agency'
      photoOf: 'code'
      matchLine: 'miles' | 'percent'
      rank: 'rank'
      moveUp: 'agency'
      moveDown: 'agency'
      remove: 'agency'
      drag: 'agency'
      moved: 'agency' | 'rank'
      removed: 'agency'
      whyThisOne: 'agency'
      whyHide: 'agency'
      scoreOf: 'points' | 'weight'
      scoreTotal: 'percent'
      askedAt: 'time' | 'until'
      proposedPickup: 'day' | 'time'
      answeredAt: 'time'
      showNotAsked: 'count'
      declineNote: 'note'
      moveLiveTitle: 'agency'
      moveLiveText: 'agency' | 'next'
      moveLive: 'next'
      removeLiveTitle: 'agency'
      removeLiveText: 'agency'
      added: 'agency'
      acceptFor: 'agency'
      orderedText: 'minutes'
      simultaneousText: 'minutes'
      startsAt: 'time'
      'search.seeking': 'round' | 'time'
      timelineAll: 'count'
      unableToAccept: 'reason'
      unableToAddAgency: 'reason'
      unableToMove: 'reason'
      unableToRemove: 'reason'
      notAsked: 'names'
      tellThem: 'agency'
    }
  >({ en: en.transactionTexts, es: es.transactionTexts }),
)
