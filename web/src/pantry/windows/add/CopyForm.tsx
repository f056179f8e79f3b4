import { Box, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { addDays, daysBetween, weekdayOf } from '../../../../../shared/core/time/zone.ts'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import { copiedDrafts, previewOf } from '../../../../../shared/pantry/windows/weekly.ts'
import { useNow } from '../../../core/time/clock.ts'
import { dayOf } from '../../../core/time/time.ts'
import { DayInput } from '../../../core/ui/inputs.tsx'
import { SelectInput } from '../../../core/ui/SelectInput.tsx'
import { useText } from '../../../core/words/language.tsx'
import { fieldRow, formGrid } from '../fields.tsx'
import { ClosedNote } from './ClosedNote.tsx'
import { ExistingCut } from './ExistingCut.tsx'
import { type NewWindowsProps, useCreate, useExistingWindows } from './newWindows.ts'
import { SubmitRow } from './SubmitRow.tsx'
import { WeeklyPreview } from './WeeklyPreview.tsx'

const none: ReadonlySet<string> = new Set()
const periods = { copyWeek: 7, copyMonth: 28 } as const
type Period = keyof typeof periods

/** Weeks begin on Sunday, as in the weekly form. */
const sundayOf = (day: string) => (day === '' ? '' : addDays(day, -weekdayOf(day)))

/** Windows of a week, or of four, once more some weeks later, with a preview from which days and times can be taken out. */
export default function CopyForm(props: NewWindowsProps) {
  const { location, zone, onCancel } = props
  const text = useText(windowTexts)
  const today = dayOf(useNow(60_000), zone)
  const [period, setPeriod] = useState<Period>('copyWeek')
  const [from, setFrom] = useState(() => sundayOf(today))
  const [to, setTo] = useState(() => addDays(sundayOf(today), periods.copyWeek))
  const [removed, setRemoved] = useState(none)
  const { create, progress, failure } = useCreate(props, removed.size > 0)
  const lastDay = (first: string) => (first === '' ? '' : addDays(first, periods[period] - 1))
  const source = useExistingWindows(location, from, lastDay(from))
  const existing = useExistingWindows(location, to, lastDay(to))
  const days = from === '' || to === '' ? 0 : daysBetween(from, to)
  const drafts = useMemo(
    () => (days === 0 ? [] : copiedDrafts({ source, days, existing, removed, zone, today })),
    [source, days, existing, removed, zone, today],
  )
  const change = (set: () => void) => {
    setRemoved(none)
    set()
  }
  const leaveOut = (keys: readonly string[]) => setRemoved(removed.union(new Set(keys)))
  return (
    <Box component="form" noValidate sx={formGrid} onSubmit={(event) => event.preventDefault()}>
      <Typography color="textSecondary">{text('copyLead')}</Typography>
      <Box sx={fieldRow}>
        <SelectInput
          label={text('copyPeriod')}
          value={period}
          onChange={(chosen) => change(() => setPeriod(chosen as Period))}
          options={(Object.keys(periods) as Period[]).map((value) => ({ value, label: text(value) }))}
        />
        <DayInput label={text('copyFrom')} value={from} onChange={(day) => change(() => setFrom(sundayOf(day)))} />
        <DayInput
          label={text('copyTo')}
          value={to}
          onChange={(day) => change(() => setTo(sundayOf(day)))}
          min={sundayOf(today)}
        />
      </Box>
      {drafts.length === 0 && removed.size === 0 ? (
        <Typography role="status">{text('copyNothing')}</Typography>
      ) : (
        <WeeklyPreview
          days={previewOf(drafts, existing)}
          count={drafts.length}
          zone={zone}
          hasRemoved={removed.size > 0}
          onRemove={(key) => leaveOut([key])}
          onRestore={() => setRemoved(none)}
        />
      )}
      <ExistingCut existing={existing} />
      <ClosedNote drafts={drafts} onLeaveOut={leaveOut} />
      <SubmitRow
        refusal={undefined}
        failure={failure}
        count={drafts.length}
        progress={progress}
        onCreate={() => void create(drafts)}
        onCancel={onCancel}
      />
    </Box>
  )
}
