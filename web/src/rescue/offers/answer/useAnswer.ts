import { useRef, useState } from 'react'
import { afterDeclinePath } from '../../../../../shared/core/link/page.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import type { DeclineAnswer } from '../../../../../shared/rescue/donations/declineReason.ts'
import type { Offer } from '../../../../../shared/rescue/offers/api.ts'
import * as offers from '../../../../../shared/rescue/offers/api.ts'
import { offerTexts } from '../../../../../shared/rescue/offers/texts/offer.ts'
import { Refused } from '../../../core/data/client.ts'
import { useAction } from '../../../core/data/useAction.ts'
import { useRefresh } from '../../../core/data/useApi.ts'
import { useSession, useSessionChange } from '../../../core/data/useSession.ts'
import { go } from '../../../core/go.ts'
import { serverNow } from '../../../core/time/clock.ts'
import { useText } from '../../../core/words/language.tsx'
import { useToast } from '../../../core/words/toast.tsx'
import { type AnswerFailure, type AnswerKind, answerFailure } from './answerFailure.ts'
import type { Proposal } from './proposal.ts'

export interface Answering {
  accept: (proposal: Proposal, driverId: number) => Promise<void>
  decline: (answer: DeclineAnswer) => Promise<void>
  /** What is being sent; until it is settled and the page knows the outcome, nothing else can be. */
  sending: AnswerKind | undefined
  failure: AnswerFailure | undefined
  clearFailure: () => void
}

/** Sends one thing at a time and tells how it went; settled only when the page knows what the server now says. */
function useSend() {
  const renewBadges = useSessionChange()
  const refresh = useRefresh()
  const [failure, setFailure] = useState<AnswerFailure>()
  const [sending, setSending] = useState<AnswerKind>()
  // State alone would let the second click of a double click through.
  const isBusy = useRef(false)
  const settle = () =>
    Promise.all([refresh(offers.getMatch, donations.getTransaction, offers.listNewInProgressDonations), renewBadges()])
  const send = async (kind: AnswerKind, ask: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setSending(kind)
    setFailure(undefined)
    try {
      await ask()
      return true
    } catch (error) {
      setFailure(answerFailure(kind, error instanceof Refused ? error.reason : undefined))
      return false
    } finally {
      await settle()
      setSending(undefined)
      isBusy.current = false
    }
  }
  const clearFailure = () => setFailure(undefined)
  return { send, sending, failure, clearFailure }
}

/** The agency's answer: sent once however often the button is hit, and followed by what the server now says. */
export function useAnswer({ Match: match }: Offer): Answering {
  const text = useText(offerTexts)
  const toast = useToast()
  const role = useSession().ActiveRole
  const accepting = useAction(offers.acceptMatch)
  const declining = useAction(offers.declineMatch)
  const { send, sending, failure, clearFailure } = useSend()

  const accept: Answering['accept'] = async (proposal, driverId) => {
    if (match.AgencyExpirationTime !== null && Date.parse(match.AgencyExpirationTime) <= serverNow()) return
    const body = {
      AgencyProposedPickupDate: proposal.day,
      AgencyProposedPickupTimeTypeID: proposal.time.ID,
      ...(driverId > 0 ? { AgencyDriverID: driverId } : {}),
    }
    await send('accept', () => accepting.run({ id: match.ID, ...body }))
  }
  const decline: Answering['decline'] = async (answer) => {
    if (!(await send('reject', () => declining.run({ id: match.ID, ...answer })))) return
    toast(text('declinedToast'), { tone: 'info' })
    go(afterDeclinePath(role))
  }
  return { accept, decline, sending, failure, clearFailure }
}
