import { type DragEvent, useState } from 'react'
import type { AgencyMatch } from '../../../../../shared/rescue/donations/donation.ts'
import { dropRank } from './dropRank.ts'

interface Target {
  id: number
  half: 'upper' | 'lower'
  rank: number
}

/** Dragging a line of the match list between two others, with the target shown as a line. One drop is one move. */
export function useRankDrag(onMove: (match: AgencyMatch, to: number) => void) {
  const [dragged, setDragged] = useState<AgencyMatch>()
  const [target, setTarget] = useState<Target>()
  const end = () => {
    setDragged(undefined)
    setTarget(undefined)
  }
  const handle = (match: AgencyMatch) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      // Firefox starts no drag without data.
      event.dataTransfer.setData('text/plain', match.Agency.Name)
      event.dataTransfer.effectAllowed = 'move'
      setDragged(match)
    },
    onDragEnd: end,
  })
  const targetOf = (match: AgencyMatch, event: DragEvent<HTMLElement>): Target | undefined => {
    if (!dragged?.Rank || !match.Rank) return
    event.preventDefault()
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const half = event.clientY < top + height / 2 ? 'upper' : 'lower'
    return { id: match.ID, half, rank: dropRank(dragged.Rank, match.Rank, half) }
  }
  const over = (match: AgencyMatch, event: DragEvent<HTMLElement>) => {
    const under = targetOf(match, event)
    if (under && (target?.id !== under.id || target.half !== under.half)) setTarget(under)
  }
  // Goes by the drop itself: the target shown may be the one before on a slow machine.
  const drop = (match: AgencyMatch, event: DragEvent<HTMLElement>) => {
    const under = targetOf(match, event)
    if (dragged && under && under.rank !== dragged.Rank) onMove(dragged, under.rank)
    end()
  }
  const line = (match: AgencyMatch) => ({
    onDragOver: (event: DragEvent<HTMLElement>) => over(match, event),
    onDrop: (event: DragEvent<HTMLElement>) => drop(match, event),
    'data-drop': target?.id === match.ID && target.rank !== dragged?.Rank ? target.half : undefined,
  })
  return { handle, line }
}
export type RankDrag = ReturnType<typeof useRankDrag>
