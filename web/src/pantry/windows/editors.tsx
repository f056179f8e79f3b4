import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { instantAt, timeOptions, wallOf } from '../../../../shared/core/time/wallTime.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { DayInput } from '../../core/ui/inputs.tsx'
import { useText } from '../../core/words/language.tsx'
import { MaximumField, TimeField } from './fields.tsx'
import { lastDayToMoveTo, type PickupContext } from './pickupDay.ts'
import { type Reserving, ReservingPlaces } from './ReservingPlaces.tsx'

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

export interface MaximumChange {
  readonly maxOrders: number | null
  /** Absent: they stay as they are. */
  readonly reservedPlaces?: number | null
  readonly reservedHours?: number | null
}
interface MaximumEditorProps extends EditorProps<MaximumChange> {
  value: number | null
  reserving: Reserving
  isNeeded: boolean
}

/** Update needs a number; the maximum is taken off by a switch of its own. */
export function MaximumEditor({ value, reserving, isNeeded, onUpdate, onClose }: MaximumEditorProps) {
  const text = useText(windowTexts)
  const [maximum, setMaximum] = useState(value)
  const [reserved, setReserved] = useState(reserving)
  const [isUnlimited, setUnlimited] = useState(false)
  const canUpdate = isUnlimited ? value !== null : maximum !== null && maximum > 0
  const isReserving = !isUnlimited && Boolean(reserved.ReservedPlaces)
  const isOther = reserved !== reserving || (isUnlimited && Boolean(reserving.ReservedPlaces))
  const { ReservedPlaces = null, ReservedHours = null } = isReserving ? reserved : {}
  const change = {
    maxOrders: isUnlimited ? null : maximum,
    ...(isOther ? { reservedPlaces: ReservedPlaces, reservedHours: ReservedHours } : {}),
  }
  return (
    <EditorFrame canUpdate={canUpdate} onUpdate={() => onUpdate(change)} onClose={onClose}>
      <MaximumField
        label={text('maximumOrders')}
        value={isUnlimited ? null : maximum}
        onChange={setMaximum}
        disabled={isUnlimited}
      />
      <ReservingPlaces value={reserved} onChange={setReserved} disabled={isUnlimited || maximum === null} />
      {value === null || isNeeded ? null : (
        <FormControlLabel
          control={<Switch checked={isUnlimited} onChange={(_, on) => setUnlimited(on)} />}
          label={text('noMaximum')}
        />
      )}
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
        error={day !== '' && (day < min || day > max)}
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

interface DateEditorProps extends EditorProps<string> {
  day: string
  context: Pick<PickupContext, 'today' | 'location'>
}

/** A day of the location that has no pickup times yet. */
export function DateEditor({ day, context: { today, location }, ...props }: DateEditorProps) {
  const text = useText(windowTexts)
  const range = { dateStartFilter: today, dateEndFilter: lastDayToMoveTo(today) }
  const { data } = useApi(windows.listPickupTimes, { id: location.ID, ...range })
  const taken = new Set((data ?? []).map(({ PickupDay }) => PickupDay))
  return <DayEditor label={text('newDate')} {...{ day, today, taken }} {...props} />
}

interface DayEditorProps extends EditorProps<string> {
  label: string
  day: string
  today: string
  /** Days that can't be chosen. */
  taken?: ReadonlySet<string>
}

export function DayEditor({ label, day, today, taken, onUpdate, onClose }: DayEditorProps) {
  const text = useText(windowTexts)
  const [chosen, setChosen] = useState(day)
  const isTaken = chosen !== day && (taken?.has(chosen) ?? false)
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
        label={label}
        value={chosen}
        onChange={setChosen}
        min={today}
        max={lastDayToMoveTo(today)}
        error={problem !== undefined}
      />
    </EditorFrame>
  )
}
