import { app } from '../../../../shared/core/text/app.ts'
import { plural } from '../../../../shared/core/text/text.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import { homeTexts } from '../../../../shared/work/home/texts.ts'
import { failureText } from '../../core/data/failure.ts'
import { type Send, useAction } from '../../core/data/useAction.ts'
import { serverNow } from '../../core/time/clock.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { momentText } from '../../rescue/donations/moment.ts'

interface ListToApprove {
  readonly ID: number
  readonly Code: string
}

interface Told<L> {
  /** All those that are being approved, before the server has answered. */
  onSent?: (lists: readonly L[]) => void
  onRefused?: (list: L) => void
  /** All those that were approved, once the last call is over. */
  onAllApproved?: (lists: readonly L[]) => void
  onTakenBack?: (lists: readonly L[]) => void
}

/**
 * Approves match lists one after the other, and takes approvals back. One that a colleague changed is named with its reason,
 * the others go on.
 */
export function useApprovals<L extends ListToApprove>({ onSent, onRefused, onAllApproved, onTakenBack }: Told<L> = {}) {
  const text = useText(homeTexts)
  const shared = useText(app)
  const { language } = useLanguage()
  const { perform, busy } = useAction()
  const startText = (at: string, zone: string) => momentText(at, zone, new Date(serverNow()), language)
  /** Answers why which were not changed. */
  const forEach = async (lists: readonly L[], change: (list: L) => Promise<void>): Promise<string[]> => {
    const failures: string[] = []
    for (const list of lists)
      await change(list).catch((error: unknown) => {
        failures.push(text('notApproved', { code: list.Code, reason: failureText(error, shared) }))
      })
    return failures
  }
  const counted = (key: 'approved' | 'takenBack', count: number) =>
    count > 0 ? [text(plural(language, key, count), { count })] : []
  const toneOf = (failures: readonly string[]) => (failures.length > 0 ? 'error' : 'success')
  /** Offers that went out meanwhile are withdrawn; a list that somebody has answered stays approved. */
  const takeBack = (lists: readonly L[]) =>
    perform(
      async (send) => {
        const failures = await forEach(
          lists,
          async ({ ID }) => void (await send(offers.takeBackApproval, { txId: ID })),
        )
        onTakenBack?.(lists)
        const done = counted('takenBack', lists.length - failures.length)
        return [[...done, ...failures].join(' '), { tone: toneOf(failures) }] as const
      },
      { done: (said) => said },
    )
  const approveAll = async (send: Send, lists: readonly L[]) => {
    const approved: L[] = []
    const later = new Map<string, string[]>()
    onSent?.(lists)
    const failures = await forEach(lists, async (list) => {
      const { Stage, StartAfter, TimeZone } = await send(offers.acceptMatches, { txId: list.ID })
      approved.push(list)
      const start = Stage === 'pendingStart' && StartAfter ? startText(StartAfter, TimeZone) : undefined
      if (start) later.set(start, [...(later.get(start) ?? []), list.Code])
    })
    onAllApproved?.(approved)
    for (const list of lists) if (!approved.includes(list)) onRefused?.(list)
    const starts = [...later].map(([time, codes]) => text('startLater', { codes: codes.join(', '), time }))
    const undo = approved.length > 0 ? { undo: () => void takeBack(approved) } : {}
    const words = [...counted('approved', approved.length), ...starts, ...failures].join(' ')
    return [words, { tone: toneOf(failures), ...undo }] as const
  }
  const approve = (lists: readonly L[]) =>
    perform((send) => approveAll(send, lists), { done: (said) => said, onDone: (_, renewed) => renewed })
  return { approve, takeBack, busy }
}
