import { useState } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import { plural } from '../../../../shared/core/text/text.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import type { NeedLine } from '../../../../shared/work/dashboard/api.ts'
import { homeTexts } from '../../../../shared/work/home/texts.ts'
import { call, newKey } from '../../core/data/client.ts'
import { failureText } from '../../core/data/failure.ts'
import { useDropAnswers } from '../../core/data/useApi.ts'
import { serverNow } from '../../core/time/clock.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { momentText } from '../../rescue/donations/moment.ts'

export interface Approval {
  /** Lines that wait for nothing but an approval. */
  readonly approvable: readonly NeedLine[]
  readonly selected: readonly NeedLine[]
  readonly busy: boolean
  select: (line: NeedLine, isSelected: boolean) => void
  selectAll: (isSelected: boolean) => void
  approve: (lines: readonly NeedLine[]) => Promise<void>
}

/** Approves match lists one after the other. One that a colleague changed is named with its reason, the others go on. */
export function useApproval(needs: readonly NeedLine[]): Approval {
  const text = useText(homeTexts)
  const shared = useText(app)
  const { language } = useLanguage()
  const toast = useToast()
  const dropAnswers = useDropAnswers()
  const [ids, setIds] = useState<readonly number[]>([])
  const [busy, setBusy] = useState(false)
  const startText = (at: string, zone: string) => momentText(at, zone, new Date(serverNow()), language)
  const approvable = needs.filter(({ Kind }) => Kind === 'approve')
  /** Offers that went out meanwhile are withdrawn; a list that somebody has answered stays approved. */
  const takeBack = async (lines: readonly NeedLine[]) => {
    const failures: string[] = []
    for (const { ID, Code: code } of lines)
      try {
        await call(offers.takeBackApproval, { txId: ID }, { key: newKey() })
      } catch (error) {
        failures.push(text('notApproved', { code, reason: failureText(error, shared) }))
      }
    const count = lines.length - failures.length
    const done = count > 0 ? [text(plural(language, 'takenBack', count), { count })] : []
    toast([...done, ...failures].join(' '), { tone: failures.length > 0 ? 'error' : 'success' })
    await dropAnswers()
  }
  const approve = async (lines: readonly NeedLine[]) => {
    setBusy(true)
    const failures: string[] = []
    const approved: NeedLine[] = []
    const later = new Map<string, string[]>()
    for (const line of lines) {
      const { ID, Code: code } = line
      try {
        const { Stage, StartAfter, TimeZone } = await call(offers.acceptMatches, { txId: ID }, { key: newKey() })
        approved.push(line)
        const start = Stage === 'pendingStart' && StartAfter ? startText(StartAfter, TimeZone) : undefined
        if (start) later.set(start, [...(later.get(start) ?? []), code])
        setIds((all) => all.filter((id) => id !== ID))
      } catch (error) {
        failures.push(text('notApproved', { code, reason: failureText(error, shared) }))
      }
    }
    const count = approved.length
    const done = count > 0 ? [text(plural(language, 'approved', count), { count })] : []
    const starts = [...later].map(([time, codes]) => text('startLater', { codes: codes.join(', '), time }))
    toast([...done, ...starts, ...failures].join(' '), {
      tone: failures.length > 0 ? 'error' : 'success',
      ...(count > 0 ? { undo: () => void takeBack(approved) } : {}),
    })
    await dropAnswers()
    setBusy(false)
  }
  return {
    approvable,
    selected: approvable.filter(({ ID }) => ids.includes(ID)),
    busy,
    select: ({ ID }, isSelected) => setIds((all) => (isSelected ? [...all, ID] : all.filter((id) => id !== ID))),
    selectAll: (isSelected) => setIds(isSelected ? approvable.map(({ ID }) => ID) : []),
    approve,
  }
}
