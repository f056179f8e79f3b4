import type { Refusal } from '../../../../shared/core/answer.ts'
import { refusalText } from '../../../../shared/core/refusalText.ts'
import { moveRefusal, removeRefusal } from '../../../../shared/rescue/donations/moveRanks.ts'
import type { SubmissionView } from '../../../../shared/rescue/loads/api.ts'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import { type EntityMatch, liveMatches } from '../../../../shared/rescue/loads/submission.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { useLoadChange } from './useLoad.ts'

/**
 * Actions of the network on a load's match list. An impossible one is refused at once, in the words the server would
 * use.
 */
export function useEntityActions(load: SubmissionView) {
  const text = useText(loadTexts)
  const { language } = useLanguage()
  const confirm = useConfirm()
  const toast = useToast()
  const { act, busy } = useLoadChange(load.ID)
  const refuse = (refusal: Refusal) => toast(refusalText(refusal, language), { tone: 'warning' })
  const isAsked = ({ ID }: EntityMatch) => liveMatches(load).some((live) => live.ID === ID)

  const move = async (match: EntityMatch, newRank: number) => {
    const previousRank = match.Rank ?? 0
    const refusal = moveRefusal(load, match.ID, previousRank, newRank)
    if (refusal) return refuse(refusal)
    if (Math.min(previousRank, newRank) === 1 && !(await mayTakeOffer(match, newRank))) return
    const words = {
      done: text('moved', { entity: match.Entity.Name, rank: newRank }),
      failed: (_: unknown, reason: string) => text('unableToMove', { reason }),
    }
    await act(distributors.moveSubmissionMatch, { matchId: match.ID, previousRank, newRank }, words)
  }

  /** A move at rank 1 withdraws the running offer, unless all are asked at once. */
  const mayTakeOffer = async (match: EntityMatch, newRank: number) => {
    const [live] = liveMatches(load)
    if (!live || load.IsSimultaneousNotifyEnabled) return true
    const other = load.Matches.find(({ Rank }) => Rank === newRank)
    const next = (newRank === 1 ? match : other)?.Entity.Name ?? ''
    return confirm({
      title: text('moveTitle', { next }),
      text: text('moveText', { entity: live.Entity.Name, next }),
      confirm: text('moveTitle', { next }).replace(/[¿?]/g, ''),
      isDangerous: true,
    })
  }

  const remove = (match: EntityMatch) => {
    const refusal = removeRefusal(match)
    if (refusal) return refuse(refusal)
    const entity = match.Entity.Name
    const question = { title: text('removeTitle', { entity }), text: text('removeText', { entity }) }
    const words = {
      ask: isAsked(match) ? { ...question, confirm: text('remove', { entity }), isDangerous: true } : undefined,
      done: text('removed', { entity }),
      failed: (_: unknown, reason: string) => text('unableToRemove', { reason }),
    }
    return act(distributors.removeSubmissionMatch, { matchId: match.ID }, words)
  }

  const direct = (match: EntityMatch) => {
    const entity = match.Entity.Name
    const question = { title: text('directTitle', { entity }), text: text('directText', { entity }) }
    const words = { ask: { ...question, confirm: text('directShort') }, done: text('directDone', { entity }) }
    return act(distributors.acceptSubmissionMatch, { id: load.ID, matchId: match.ID }, words)
  }

  const add = (entityId: number, entity: string) => {
    const failed = (_: unknown, reason: string) => text('unableToAdd', { reason })
    const input = { transactionId: load.ID, entityId }
    return act(distributors.addSubmissionEntity, input, { done: text('added', { entity }), failed })
  }

  return { move, remove, direct, add, busy }
}
