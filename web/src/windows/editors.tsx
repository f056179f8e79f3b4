import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import * as windows from '../../../shared/api/windows.ts'
import { windowTexts } from '../../../shared/text/windows.ts'
import { instantAt, timeOptions, wallOf } from '../../../shared/window/wallTime.ts'
import { useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { DayInput } from '../ui/inputs.tsx'
import { MaximumField, TimeField } from './fields.tsx'
import { lastDayToMoveTo, type PickupContext } from './pickupDay.ts'

/** The fields that open beside a value of the list. `onUpdate` answers whether the value was stored. */
interface EditorProps<T> {
  onUpdate: (value: T) => Promise<boolean>
  onClose: () => void
}

interface FrameProps {
  canUpdate: boolean
  problem?: string | undefined
  note?: string
  onUpdate: () => Promise<boolean>
  onClose: () => void
  children: ReactNode
}

function EditorFrame({ canUpdate, problem, note, onUpdate, onClose, children }: FrameProps) {
  const text = useText(windowTexts)
  const [isBusy, setBusy] = useState(false)
  const update = async () => {
    setBusy(true)
    try {
      if (await onUpdate()) onClose()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (canUpdate && !isBusy) void update()
      }}
    >
      {children}
      {note ? (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      ) : null}
      {problem ? (
        <Typography variant="body2" color="error" role="status">
          {problem}
        </Typography>
      ) : null}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button color="inherit" onClick={onClose} disabled={isBusy}>
          {text('cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={!canUpdate} loading={isBusy}>
          {text('update')}
        </Button>
      </Box>
    </Box>
  )
}

export function MaximumEditor({ value, onUpdate, onClose }: EditorProps<number> & { value: number | null }) {
  const text = useText(windowTexts)
  const [maximum, setMaximum] = useState(value)
  return (
    <EditorFrame canUpdate={maximum !== null && maximum > 0} onUpdate={() => onUpdate(maximum ?? 0)} onClose={onClose}>
      <MaximumField label={text('maximumOrders')} value={maximum} onChange={setMaximum} />
    </EditorFrame>
  )
}

/** Section 5: times of this picker come from an hour list. */
const hours = timeOptions.filter((time) => time.endsWith(':00:00'))

interface MomentEditorProps extends EditorProps<string> {
  field: 'openTime' | 'closeTime'
  value: string
  zone: string
  /** First and last day that can be chosen. */
  min: string
  max: string
}

export function MomentEditor({ field, value, zone, min, max, onUpdate, onClose }: MomentEditorProps) {
  const text = useText(windowTexts)
  const [{ day, time }, setMoment] = useState(() => wallOf(value, zone))
  const instant = day === '' ? '' : instantAt(day, time, zone).toISOString()
  return (
    <EditorFrame
      canUpdate={instant !== '' && day >= min && day <= max && instant !== value}
      onUpdate={() => onUpdate(instant)}
      onClose={onClose}
    >
      <DayInput
        label={text(field === 'openTime' ? 'openDate' : 'closeDate')}
        value={day}
        onChange={(chosen) => setMoment({ day: chosen, time })}
        min={min}
        max={max}
        isWrong={day !== '' && (day < min || day > max)}
      />
      <TimeField
        label={text(field)}
        value={time}
        onChange={(chosen) => setMoment({ day, time: chosen })}
        times={hours}
      />
    </EditorFrame>
  )
}

export function DateEditor({
  day,
  context,
  onUpdate,
  onClose,
}: EditorProps<string> & { day: string; context: PickupContext }) {
  const text = useText(windowTexts)
  const [chosen, setChosen] = useState(day)
  const { today, location } = context
  const range = { dateStartFilter: today, dateEndFilter: lastDayToMoveTo(today) }
  const { data } = useApi(windows.listPickupTimes, { id: location.ID, ...range })
  const isTaken = chosen !== day && (data ?? []).some(({ PickupDay }) => PickupDay === chosen)
  const isPast = chosen !== '' && chosen < today
  const problem = isTaken ? 'dateTaken' : isPast ? 'datePast' : undefined
  return (
    <EditorFrame
      canUpdate={chosen !== '' && chosen !== day && problem === undefined}
      problem={problem && text(problem)}
      note={text('changeDateText')}
      onUpdate={() => onUpdate(chosen)}
      onClose={onClose}
    >
      <DayInput
        label={text('newDate')}
        value={chosen}
        onChange={setChosen}
        min={today}
        max={lastDayToMoveTo(today)}
        isWrong={problem !== undefined}
      />
    </EditorFrame>
  )
}
