import type { Refusal } from '../../../../../shared/core/answer.ts'
import { refusalText } from '../../../../../shared/core/refusalText.ts'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import { type AgencyMatch, liveOffers } from '../../../../../shared/rescue/donations/donation.ts'
import { moveRanks, moveRefusal, removeRefusal } from '../../../../../shared/rescue/donations/moveRanks.ts'
import { transactionTexts } from '../../../../../shared/rescue/donations/texts/transaction.ts'
import * as offers from '../../../../../shared/rescue/offers/api.ts'
import type { Send } from '../../../core/data/useAction.ts'
import { useConfirm } from '../../../core/words/confirm.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { useToast } from '../../../core/words/toast.tsx'
import { useTransactionChange } from '../useTransaction.ts'
import { matchState } from './matchState.ts'

/**
 * Actions of the food bank on its match list. An impossible one is refused at once, in the words the server would use.
 */
export function useMatchActions(transaction: Transaction) {
  const text = useText(transactionTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const { act, perform, busy } = useTransactionChange(transaction.ID)
  const mayTakeAway = useMayTakeAway(transaction)
  const refuse = (refusal: Refusal) => toast(refusalText(refusal, language), { tone: 'warning' })

  const move = async (match: AgencyMatch, to: number) => {
    const from = match.Rank ?? 0
    const refusal = moveRefusal(transaction, match.ID, from, to)
    if (refusal) return refuse(refusal)
    const takesOffer = takesLiveOffer(transaction, from, to)
    if (takesOffer && !(await mayTakeAway.byMove(from, to))) return
    const sendMove = (rank: number, newRank: number, undo?: () => void) => {
      const input = { id: match.ID, from: rank, to: newRank, mode: 'insert' } as const
      return act(offers.moveMatch, input, {
        done: [text('moved', { agency: match.Agency.Name, rank: newRank }), undo ? { undo } : {}],
        failed: (_, reason) => text('unableToMove', { reason }),
        expected: (old) => moveRanks(old, rank, newRank, 'insert'),
      })
    }
    // An offer that was withdrawn is not given back by Undo: its agency was told, and another one is asked by now.
    await sendMove(from, to, takesOffer ? undefined : () => void sendMove(to, from))
  }

  const remove = async (match: AgencyMatch) => {
    const refusal = removeRefusal(match)
    if (refusal) return refuse(refusal)
    if (!(await mayTakeAway.byRemoval(match))) return
    const agency = match.Agency.Name
    // An agency that lost its offer was told so; a new one would be no Undo.
    const undo = match.InitialActivationTime === null ? () => void putBack(match) : undefined
    await act(
      offers.removeMatch,
      { id: match.ID },
      {
        done: [text('removed', { agency }), undo ? { undo } : {}],
        failed: (_, reason) => text('unableToRemove', { reason }),
      },
    )
  }

  /** Adds the agency again, and moves it to the rank that it had. */
  const putBack = ({ Agency, Rank }: AgencyMatch) => {
    const addAndMove = async (send: Send) => {
      const added = await send(offers.addAgency, { txId: transaction.ID, agencyId: Agency.ID })
      const match = added.Matches.find((one) => one.Agency.ID === Agency.ID)
      const from = match?.Rank ?? 0
      if (!match || Rank === null || Rank >= from) return added
      return send(offers.moveMatch, { id: match.ID, from, to: Rank, mode: 'insert' })
    }
    return perform(addAndMove, { done: text('putBack', { agency: Agency.Name }), failed: notAdded })
  }

  const notAdded = (_: unknown, reason: string) => text('unableToAddAgency', { reason })
  const add = (agencyId: number, agency: string) =>
    act(offers.addAgency, { txId: transaction.ID, agencyId }, { done: text('added', { agency }), failed: notAdded })

  return { move, remove, add, busy }
}

/** A move at rank 1 withdraws the running offer, unless all agencies are asked at once. */
const takesLiveOffer = (transaction: Transaction, from: number, to: number) =>
  liveOffers(transaction).length > 0 && !transaction.IsSimultaneousNotifyEnabled && Math.min(from, to) === 1

/** Asks before an agency that is being asked right now loses its offer. */
function useMayTakeAway(transaction: Transaction) {
  const text = useText(transactionTexts)
  const confirm = useConfirm()
  const firstOf = ({ Matches }: Pick<Transaction, 'Matches'>) =>
    Matches.find((match) => match.Rank === 1)?.Agency.Name ?? ''
  return {
    byMove: async (from: number, to: number) => {
      const [agency, next] = [firstOf(transaction), firstOf(moveRanks(transaction, from, to, 'insert'))]
      return confirm({
        title: text('moveLiveTitle', { agency }),
        text: text('moveLiveText', { agency, next }),
        confirm: text('moveLive', { next }),
        isDangerous: true,
      })
    },
    byRemoval: async (match: AgencyMatch) => {
      if (matchState(match, transaction) !== 'asked') return true
      const agency = match.Agency.Name
      return confirm({
        title: text('removeLiveTitle', { agency }),
        text: text('removeLiveText', { agency }),
        confirm: text('removeLive'),
        isDangerous: true,
      })
    },
  }
}
