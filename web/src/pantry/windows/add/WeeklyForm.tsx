import { Box, FormControlLabel, Switch } from '@mui/material'
import { useMemo, useState } from 'react'
import { endOptions } from '../../../../../shared/core/time/wallTime.ts'
import { addDays, dateFormat } from '../../../../../shared/core/time/zone.ts'
import { slotOptions } from '../../../../../shared/pantry/windows/slots.ts'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import {
  daysBeforeOptions,
  previewOf,
  removedWith,
  type WeeklyFields,
  weeklyDefaults,
  weeklyDrafts,
  weeklyRefusal,
  weeksOptions,
} from '../../../../../shared/pantry/windows/weekly.ts'
import { useNow } from '../../../core/time/clock.ts'
import { dayOf } from '../../../core/time/time.ts'
import { ToggleButtons } from '../../../core/ui/form/ToggleButtons.tsx'
import { DayInput } from '../../../core/ui/inputs.tsx'
import { SelectInput } from '../../../core/ui/SelectInput.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { fieldRow, formGrid, MaximumField, TimeField } from '../fields.tsx'
import { ReservingPlaces } from '../ReservingPlaces.tsx'
import { ClosedNote } from './ClosedNote.tsx'
import { ExistingCut } from './ExistingCut.tsx'
import { kindOf, type NewWindowsProps, useCreate, useExistingWindows } from './newWindows.ts'
import { ProgramField } from './ProgramField.tsx'
import { SlotField } from './SlotField.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import { WeeklyPreview } from './WeeklyPreview.tsx'

const none: ReadonlySet<string> = new Set()

/** The same windows on some days of several weeks, with a preview from which days and times can be taken out. */
export default function WeeklyForm(props: NewWindowsProps) {
  const { location, zone, programs = [], onCancel } = props
  const text = useText(windowTexts)
  const kind = kindOf(props)
  const today = dayOf(useNow(60_000), zone)
  const [fields, setFields] = useState(() => weeklyDefaults(today))
  const [removed, setRemoved] = useState(none)
  const [isDirty, setDirty] = useState(false)
  const { create, progress, failure } = useCreate(props, isDirty)
  const existing = useExistingWindows(location, fields.StartDay, lastDay(fields))
  const drafts = useMemo(() => weeklyDrafts(fields, { existing, removed, zone }), [fields, existing, removed, zone])
  const hasPrograms = programs.length > 0
  const refusal = weeklyRefusal(fields, { kind, hasPrograms, count: drafts.length })

  const change = (changed: Partial<WeeklyFields>) => {
    setFields((old) => ({ ...old, ...changed }))
    setDirty(true)
    if ('SlotMinutes' in changed || 'HasSlots' in changed) setRemoved(none)
  }
  const leaveOut = (keys: readonly string[]) => {
    setRemoved(removedWith(removed, keys, drafts))
    setDirty(true)
  }
  return (
    <Box component="form" noValidate sx={formGrid} onSubmit={(event) => event.preventDefault()}>
      <WhenFields fields={fields} change={change} today={today} />
      <Box sx={fieldRow}>
        <OpenFields fields={fields} change={change} />
        <MaximumField
          label={text('maximumOrders')}
          value={fields.MaximumOrders}
          onChange={(MaximumOrders) => change({ MaximumOrders })}
        />
        <ReservingPlaces value={fields} onChange={change} disabled={fields.MaximumOrders === null} />
        {kind === 'delivery' ? (
          <ProgramField
            programs={programs}
            value={fields.EntityDeliveryProgramID}
            onChange={(EntityDeliveryProgramID) => change({ EntityDeliveryProgramID })}
          />
        ) : null}
      </Box>
      <SlotFields fields={fields} change={change} />
      <WeeklyPreview
        days={previewOf(drafts, existing)}
        count={drafts.length}
        zone={zone}
        hasRemoved={removed.size > 0}
        onRemove={(key) => leaveOut([key])}
        onRestore={() => setRemoved(none)}
      />
      <ExistingCut existing={existing} />
      <ClosedNote drafts={drafts} onLeaveOut={leaveOut} />
      <SubmitRow
        refusal={refusal}
        failure={failure}
        count={drafts.length}
        progress={progress}
        onCreate={() => void create(drafts)}
        onCancel={onCancel}
      />
    </Box>
  )
}

const lastDay = ({ StartDay, Weeks }: WeeklyFields) => (StartDay === '' ? '' : addDays(StartDay, Weeks * 7))

interface PartProps {
  fields: WeeklyFields
  change: (changed: Partial<WeeklyFields>) => void
}

function WhenFields({ fields, change, today }: PartProps & { today: string }) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  // 2026-11-22 is a Sunday: weeks begin with it here.
  const weekday = (day: number) =>
    dateFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 22 + day))
  const toggle = (day: number) =>
    change({ Weekdays: [...new Set(fields.Weekdays).symmetricDifference(new Set([day]))].toSorted() })
  const changeStart = (StartTime: string) => {
    const [first = ''] = endOptions(StartTime)
    change({ StartTime, ...(fields.EndTime > StartTime ? {} : { EndTime: first }) })
  }
  return (
    <>
      <ToggleButtons
        label={text('daysOfWeek')}
        choices={[0, 1, 2, 3, 4, 5, 6].map((value) => ({ value, label: weekday(value) }))}
        isChosen={(day) => fields.Weekdays.includes(day)}
        onChoose={toggle}
      />
      <Box sx={fieldRow}>
        <DayInput
          label={text('startDate')}
          value={fields.StartDay}
          onChange={(StartDay) => change({ StartDay })}
          min={today}
        />
        <SelectInput
          label={text('weeks')}
          value={String(fields.Weeks)}
          onChange={(weeks) => change({ Weeks: Number(weeks) })}
          options={weeksOptions.map((weeks) => ({ value: String(weeks), label: String(weeks) }))}
        />
        <TimeField label={text('startTime')} value={fields.StartTime} onChange={changeStart} />
        <TimeField
          label={text('endTime')}
          value={fields.EndTime}
          onChange={(EndTime) => change({ EndTime })}
          times={endOptions(fields.StartTime)}
        />
      </Box>
    </>
  )
}

function OpenFields({ fields, change }: PartProps) {
  const text = useText(windowTexts)
  const choices = daysBeforeOptions.map((days) => ({ value: String(days), label: String(days) }))
  return (
    <>
      <SelectInput
        label={text('openDaysBefore')}
        value={String(fields.OpenDaysBefore)}
        onChange={(days) => change({ OpenDaysBefore: Number(days) })}
        options={choices}
      />
      <TimeField label={text('openTime')} value={fields.OpenTime} onChange={(OpenTime) => change({ OpenTime })} />
      <SelectInput
        label={text('closeDaysBefore')}
        value={String(fields.CloseDaysBefore)}
        onChange={(days) => change({ CloseDaysBefore: Number(days) })}
        options={choices}
      />
      <TimeField label={text('closeTime')} value={fields.CloseTime} onChange={(CloseTime) => change({ CloseTime })} />
    </>
  )
}

function SlotFields({ fields, change }: PartProps) {
  const text = useText(windowTexts)
  const canSlice = fields.HasSlots && fields.StartTime !== '' && fields.EndTime !== ''
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <FormControlLabel
        control={
          <Switch checked={fields.HasSlots} onChange={(_, HasSlots) => change({ HasSlots, SlotMinutes: null })} />
        }
        label={text('useSlots')}
      />
      {canSlice ? (
        <Box sx={{ width: '100%', maxWidth: 480, display: 'grid' }}>
          <SlotField
            label={text('slotLength')}
            options={slotOptions(fields, fields.MaximumOrders)}
            value={fields.SlotMinutes}
            onChange={(SlotMinutes) => change({ SlotMinutes })}
            isPerDay
          />
        </Box>
      ) : null}
    </Box>
  )
}
