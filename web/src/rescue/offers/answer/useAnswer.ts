import { useState } from 'react'
import { afterDeclinePath } from '../../../../../shared/core/link/page.ts'
import { frameTexts } from '../../../../../shared/core/text/frame.ts'
import type { DeclineAnswer } from '../../../../../shared/rescue/donations/declineReason.ts'
import type { Offer } from '../../../../../shared/rescue/offers/api.ts'
import * as offers from '../../../../../shared/rescue/offers/api.ts'
import { offerTexts } from '../../../../../shared/rescue/offers/texts/offer.ts'
import { refusalReason } from '../../../core/data/client.ts'
import { failureText } from '../../../core/data/failure.ts'
import { useAction } from '../../../core/data/useAction.ts'
import { useSession, useSessionChange } from '../../../core/data/useSession.ts'
import { go } from '../../../core/go.ts'
import { serverNow } from '../../../core/time/clock.ts'
import { useText } from '../../../core/words/language.tsx'
import { type AnswerFailure, type AnswerKind, answerFailure } from './answerFailure.ts'
import type { Proposal } from './proposal.ts'

export interface Answering {
  accept: (proposal: Proposal, driverId: number) => Promise<void>
  decline: (answer: DeclineAnswer) => Promise<void>
  /** Answer that is being sent; until it is settled and the page knows the outcome, nothing else can be. */
  sending: AnswerKind | undefined
  failure: AnswerFailure | undefined
  clearFailure: () => void
}

/** The agency's answer: sent once however often the button is hit; the page shows the offer as the server answers it. */
export function useAnswer({ Match: match }: Offer): Answering {
  const text = useText(offerTexts)
  const frame = useText(frameTexts)
  const role = useSession().ActiveRole
  const changeSession = useSessionChange()
  const [failure, setFailure] = useState<AnswerFailure>()
  const clearFailure = () => setFailure(undefined)
  const shows = { read: offers.getMatch, of: { id: match.ID } }
  const accepting = useAction({ shows, tell: clearFailure })
  const declining = useAction({ shows, tell: clearFailure })
  const sending = accepting.busy ? 'accept' : declining.busy ? 'reject' : undefined
  const failed = (kind: AnswerKind) => (error: unknown) =>
    setFailure(answerFailure(kind, refusalReason(error), failureText(error, frame)))

  /** Counts the receipt that an accepted offer waits for: the badge says so before the session is asked for again. */
  const countReceipt = ({ Transaction: { IsReceiptCreationEligible } }: Offer) => {
    if (role === 'agency' && IsReceiptCreationEligible)
      void changeSession((old) => ({ ...old, PendingRealTimeReceipts: old.PendingRealTimeReceipts + 1 }))
  }
  const accept: Answering['accept'] = async (proposal, driverId) => {
    if (match.AgencyExpirationTime !== null && Date.parse(match.AgencyExpirationTime) <= serverNow()) return
    const body = {
      AgencyProposedPickupDate: proposal.day,
      AgencyProposedPickupTimeTypeID: proposal.time.ID,
      ...(driverId > 0 ? { AgencyDriverID: driverId } : {}),
    }
    const words = { onDone: countReceipt, onFailed: failed('accept') }
    if (!sending) await accepting.act(offers.acceptMatch, { id: match.ID, ...body }, words)
  }
  const decline: Answering['decline'] = async (answer) => {
    if (sending) return
    await declining.act(
      offers.declineMatch,
      { id: match.ID, ...answer },
      {
        done: [text('declinedToast'), { tone: 'info' }],
        onDone: () => go(afterDeclinePath(role)),
        onFailed: failed('reject'),
      },
    )
  }
  return { accept, decline, sending, failure, clearFailure }
}
