import { useRef, useState } from 'react'
import type { NeedLine } from '../../../../shared/work/dashboard/api.ts'
import { usualUndoSeconds } from '../../core/words/toast.tsx'
import { useApprovals } from './useApprovals.ts'

export interface LineActions {
  select: (line: NeedLine, isSelected: boolean) => void
  approve: (lines: readonly NeedLine[]) => Promise<unknown>
  takeBack: (lines: readonly NeedLine[]) => Promise<unknown>
}
export interface Approval {
  /** Lines that wait for nothing but an approval. */
  readonly approvable: readonly NeedLine[]
  readonly selected: readonly NeedLine[]
  readonly busy: boolean
  selectAll: (isSelected: boolean) => void
  /** All lines, with those just approved still in their places: nothing moves under a pointer that is about to click. */
  readonly lines: readonly NeedLine[]
  /** Lines that were just approved, or are being: the press shows at once, and a refusal takes it back. */
  readonly done: readonly number[]
  /** The same object for all time: a line is drawn again when it changes itself, not when another one does. */
  readonly actions: LineActions
}

/** The lines of the home, of which several can be chosen and approved; those approved stay in their places for a while. */
export function useApproval(needs: readonly NeedLine[]): Approval {
  const [ids, setIds] = useState<readonly number[]>([])
  const [kept, setKept] = useState<readonly { line: NeedLine; at: number }[]>([])
  const isKept = ({ ID }: NeedLine) => kept.some(({ line }) => line.ID === ID)
  const shown = kept
    .filter(({ line }) => !needs.some(({ ID }) => ID === line.ID))
    .toSorted((a, b) => a.at - b.at)
    .reduce<readonly NeedLine[]>((all, { line, at }) => all.toSpliced(at, 0, line), needs)
  const approvable = needs.filter((line) => line.Kind === 'approve' && !isKept(line))
  const release = (gone: readonly NeedLine[]) => setKept((all) => all.filter(({ line }) => !gone.includes(line)))
  const approvals = useApprovals<NeedLine>({
    onSent: (sent) => {
      setKept((all) => [...all, ...sent.map((line) => ({ line, at: shown.indexOf(line) }))])
      setIds((all) => all.filter((id) => sent.every(({ ID }) => ID !== id)))
    },
    onRefused: (line) => release([line]),
    onAllApproved: (approved) => setTimeout(() => release(approved), usualUndoSeconds * 1000),
    onTakenBack: release,
  })
  const latest = useRef(approvals)
  latest.current = approvals
  const [actions] = useState<LineActions>(() => ({
    select: ({ ID }, isSelected) => setIds((all) => (isSelected ? [...all, ID] : all.filter((id) => id !== ID))),
    approve: (sent) => latest.current.approve(sent),
    takeBack: (sent) => latest.current.takeBack(sent),
  }))
  return {
    busy: approvals.busy,
    actions,
    approvable,
    selected: approvable.filter(({ ID }) => ids.includes(ID)),
    selectAll: (isSelected) => setIds(isSelected ? approvable.map(({ ID }) => ID) : []),
    lines: shown,
    done: kept.map(({ line }) => line.ID),
  }
}
