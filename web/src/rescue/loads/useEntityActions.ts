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

/** What the network does with a load's match list. What cannot be is said at once, in the words the server would use. */
export function useEntityActions(load: SubmissionView) {
  const text = useText(loadTexts)
  const { language } = useLanguage()
  const confirm = useConfirm()
  const toast = useToast()
  const { send, busy } = useLoadChange(load.ID)
  const refuse = (refusal: Refusal) => toast(refusalText(refusal, language), { tone: 'warning' })
  const isAsked = ({ ID }: EntityMatch) => liveMatches(load).some((live) => live.ID === ID)

  const move = async (match: EntityMatch, newRank: number) => {
    const previousRank = match.Rank ?? 0
    const refusal = moveRefusal(load, match.ID, previousRank, newRank)
    if (refusal) return refuse(refusal)
    if (Math.min(previousRank, newRank) === 1 && !(await mayTakeOffer(match, newRank))) return
    const words = {
      done: text('moved', { entity: match.Entity.Name, rank: newRank }),
      failed: (reason: string) => text('unableToMove', { reason }),
    }
    await send(distributors.moveSubmissionMatch, { matchId: match.ID, previousRank, newRank }, words)
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

  const remove = async (match: EntityMatch) => {
    const refusal = removeRefusal(match)
    if (refusal) return refuse(refusal)
    const entity = match.Entity.Name
    const question = { title: text('removeTitle', { entity }), text: text('removeText', { entity }) }
    if (isAsked(match) && !(await confirm({ ...question, confirm: text('remove', { entity }), isDangerous: true })))
      return
    const words = { done: text('removed', { entity }), failed: (reason: string) => text('unableToRemove', { reason }) }
    await send(distributors.removeSubmissionMatch, { matchId: match.ID }, words)
  }

  const direct = async (match: EntityMatch) => {
    const entity = match.Entity.Name
    const question = { title: text('directTitle', { entity }), text: text('directText', { entity }) }
    if (!(await confirm({ ...question, confirm: text('directShort') }))) return
    await send(
      distributors.acceptSubmissionMatch,
      { id: load.ID, matchId: match.ID },
      { done: text('directDone', { entity }) },
    )
  }

  const add = (entityId: number, entity: string) => {
    const words = { done: text('added', { entity }), failed: (reason: string) => text('unableToAdd', { reason }) }
    return send(distributors.addSubmissionEntity, { transactionId: load.ID, entityId }, words)
  }

  return { move, remove, direct, add, busy }
}
