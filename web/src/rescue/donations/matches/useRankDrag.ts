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
  const over = (match: AgencyMatch, event: DragEvent<HTMLElement>) => {
    if (!dragged?.Rank || !match.Rank) return
    event.preventDefault()
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const half = event.clientY < top + height / 2 ? 'upper' : 'lower'
    const rank = dropRank(dragged.Rank, match.Rank, half)
    if (target?.id !== match.ID || target.half !== half) setTarget({ id: match.ID, half, rank })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    if (dragged && target && target.rank !== dragged.Rank) onMove(dragged, target.rank)
    end()
  }
  const line = (match: AgencyMatch) => ({
    onDragOver: (event: DragEvent<HTMLElement>) => over(match, event),
    onDrop: drop,
    'data-drop': target?.id === match.ID && target.rank !== dragged?.Rank ? target.half : undefined,
  })
  return { handle, line }
}
export type RankDrag = ReturnType<typeof useRankDrag>
