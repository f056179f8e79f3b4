import { useState } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import { plural } from '../../../../shared/core/text/text.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import type { NeedLine } from '../../../../shared/work/dashboard/api.ts'
import { homeTexts } from '../../../../shared/work/home/texts.ts'
import { failureText } from '../../core/data/failure.ts'
import { useAction } from '../../core/data/useAction.ts'
import { serverNow } from '../../core/time/clock.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { usualUndoSeconds } from '../../core/words/toast.tsx'
import { momentText } from '../../rescue/donations/moment.ts'

export interface Approval {
  /** Lines that wait for nothing but an approval. */
  readonly approvable: readonly NeedLine[]
  readonly selected: readonly NeedLine[]
  readonly busy: boolean
  select: (line: NeedLine, isSelected: boolean) => void
  selectAll: (isSelected: boolean) => void
  approve: (lines: readonly NeedLine[]) => Promise<unknown>
  /** All lines, with those just approved still in their places: nothing moves under a pointer that is about to click. */
  readonly lines: readonly NeedLine[]
  /** Lines that were just approved. */
  readonly done: readonly number[]
  takeBack: (lines: readonly NeedLine[]) => Promise<unknown>
}

/** Approves match lists one after the other. One that a colleague changed is named with its reason, the others go on. */
export function useApproval(needs: readonly NeedLine[]): Approval {
  const text = useText(homeTexts)
  const shared = useText(app)
  const { language } = useLanguage()
  const { perform, busy } = useAction()
  const [ids, setIds] = useState<readonly number[]>([])
  const startText = (at: string, zone: string) => momentText(at, zone, new Date(serverNow()), language)
  const [kept, setKept] = useState<readonly { line: NeedLine; at: number }[]>([])
  const isKept = ({ ID }: NeedLine) => kept.some(({ line }) => line.ID === ID)
  const shown = kept
    .filter(({ line }) => !needs.some(({ ID }) => ID === line.ID))
    .toSorted((a, b) => a.at - b.at)
    .reduce<readonly NeedLine[]>((all, { line, at }) => all.toSpliced(at, 0, line), needs)
  const approvable = needs.filter((line) => line.Kind === 'approve' && !isKept(line))
  const release = (gone: readonly NeedLine[]) => setKept((all) => all.filter(({ line }) => !gone.includes(line)))
  /** One after the other; answers why which were not changed. */
  const forEach = async (lines: readonly NeedLine[], change: (line: NeedLine) => Promise<void>): Promise<string[]> => {
    const failures: string[] = []
    for (const line of lines)
      await change(line).catch((error: unknown) => {
        failures.push(text('notApproved', { code: line.Code, reason: failureText(error, shared) }))
      })
    return failures
  }
  const counted = (key: 'approved' | 'takenBack', count: number) =>
    count > 0 ? [text(plural(language, key, count), { count })] : []
  const toneOf = (failures: readonly string[]) => (failures.length > 0 ? 'error' : 'success')
  /** Offers that went out meanwhile are withdrawn; a list that somebody has answered stays approved. */
  const takeBack = (lines: readonly NeedLine[]) =>
    perform(
      async (send) => {
        const failures = await forEach(
          lines,
          async ({ ID }) => void (await send(offers.takeBackApproval, { txId: ID })),
        )
        release(lines)
        const done = counted('takenBack', lines.length - failures.length)
        return [[...done, ...failures].join(' '), { tone: toneOf(failures) }] as const
      },
      { done: (said) => said },
    )
  const approve = (lines: readonly NeedLine[]) =>
    perform(
      async (send) => {
        const approved: NeedLine[] = []
        const later = new Map<string, string[]>()
        const failures = await forEach(lines, async (line) => {
          const { ID, Code: code } = line
          const { Stage, StartAfter, TimeZone } = await send(offers.acceptMatches, { txId: ID })
          approved.push(line)
          setKept((all) => [...all, { line, at: shown.indexOf(line) }])
          const start = Stage === 'pendingStart' && StartAfter ? startText(StartAfter, TimeZone) : undefined
          if (start) later.set(start, [...(later.get(start) ?? []), code])
          setIds((all) => all.filter((id) => id !== ID))
        })
        setTimeout(() => release(approved), usualUndoSeconds * 1000)
        const starts = [...later].map(([time, codes]) => text('startLater', { codes: codes.join(', '), time }))
        const undo = approved.length > 0 ? { undo: () => void takeBack(approved) } : {}
        const words = [...counted('approved', approved.length), ...starts, ...failures].join(' ')
        return [words, { tone: toneOf(failures), ...undo }] as const
      },
      { done: (said) => said, onDone: (_, renewed) => renewed },
    )
  return {
    approvable,
    selected: approvable.filter(({ ID }) => ids.includes(ID)),
    busy,
    select: ({ ID }, isSelected) => setIds((all) => (isSelected ? [...all, ID] : all.filter((id) => id !== ID))),
    selectAll: (isSelected) => setIds(isSelected ? approvable.map(({ ID }) => ID) : []),
    approve,
    lines: shown,
    done: kept.map(({ line }) => line.ID),
    takeBack,
  }
}
