import { Box, FormControlLabel, Switch } from '@mui/material'
import { useState } from 'react'
import { endOptions } from '../../../../../shared/core/time/wallTime.ts'
import { slice, slotOptions, totalOrders } from '../../../../../shared/pantry/windows/slots.ts'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import { singleDefaults } from '../../../../../shared/pantry/windows/weekly.ts'
import { draftOfFields, type WindowFields, windowRefusal } from '../../../../../shared/pantry/windows/windowRules.ts'
import { useNow } from '../../../core/time/clock.ts'
import { dayOf } from '../../../core/time/time.ts'
import { DayInput } from '../../../core/ui/inputs.tsx'
import { useText } from '../../../core/words/language.tsx'
import { fieldRow, formGrid, MaximumField, TimeField } from '../fields.tsx'
import { ReservingPlaces } from '../ReservingPlaces.tsx'
import { BatchPreview } from './BatchPreview.tsx'
import { ClosedNote } from './ClosedNote.tsx'
import { ExistingWindows } from './ExistingWindows.tsx'
import { kindOf, type NewWindowsProps, useCreate, useExistingWindows } from './newWindows.ts'
import { ProgramField } from './ProgramField.tsx'
import { SlotField } from './SlotField.tsx'
import { SubmitRow } from './SubmitRow.tsx'

/** One day with one window, or cut into windows of one length. */
export function SingleDayForm(props: NewWindowsProps) {
  const { location, zone, programs = [], onCancel } = props
  const text = useText(windowTexts)
  const kind = kindOf(props)
  const today = dayOf(useNow(60_000), zone)
  const [fields, setFields] = useState(() => singleDefaults(today))
  const [isBatch, setBatch] = useState(false)
  const [slotMinutes, setSlotMinutes] = useState<number | null>(null)
  const [isDirty, setDirty] = useState(false)
  const { create, progress, failure } = useCreate(props, isDirty)
  const existing = useExistingWindows(location, fields.OrderDay, fields.OrderDay)

  const change = (changed: Partial<WindowFields>) => {
    setFields((old) => ({ ...old, ...changed }))
    setDirty(true)
    // The lengths that fit, and what they come to, are others now.
    if ('StartTime' in changed || 'EndTime' in changed || 'MaximumOrders' in changed) setSlotMinutes(null)
  }
  const changeBatch = (on: boolean) => {
    setBatch(on)
    setSlotMinutes(null)
    setDirty(true)
  }
  const refusal = windowRefusal(fields, { kind, hasPrograms: programs.length > 0, isBatch, slotMinutes })
  const slots = slice(fields, isBatch ? slotMinutes : null)
  const drafts = refusal ? [] : slots.map((slot) => draftOfFields({ ...fields, ...slot }, zone))
  const isDelivery = kind === 'delivery'
  return (
    <Box component="form" noValidate sx={formGrid} onSubmit={(event) => event.preventDefault()}>
      <Box sx={fieldRow}>
        <DayInput
          label={text(isDelivery ? 'deliveryDay' : 'pickupDay')}
          value={fields.OrderDay}
          onChange={(OrderDay) => change({ OrderDay })}
          min={today}
        />
        <TimeField label={text('startTime')} value={fields.StartTime} onChange={(StartTime) => change({ StartTime })} />
        <TimeField
          label={text('endTime')}
          value={fields.EndTime}
          onChange={(EndTime) => change({ EndTime })}
          error={fields.EndTime <= fields.StartTime}
          times={fields.EndTime > fields.StartTime ? endOptions(fields.StartTime) : undefined}
        />
        <MaximumField
          label={text('maximumOrders')}
          value={fields.MaximumOrders}
          onChange={(MaximumOrders) => change({ MaximumOrders })}
          helperText={isBatch ? text('maximumPerSlotHint') : isDelivery ? undefined : text('maximumHint')}
        />
        <ReservingPlaces value={fields} onChange={change} disabled={fields.MaximumOrders === null} />
        <DayInput
          label={text('openDate')}
          value={fields.OpenDay}
          onChange={(OpenDay) => change({ OpenDay })}
          max={fields.OrderDay}
          error={fields.OpenDay > fields.OrderDay}
          helperText={
            fields.OpenDay > fields.OrderDay
              ? text(isDelivery ? 'openDateHintDelivery' : 'openDateHintPickup')
              : undefined
          }
        />
        <TimeField label={text('openTime')} value={fields.OpenTime} onChange={(OpenTime) => change({ OpenTime })} />
        <DayInput
          label={text('closeDate')}
          value={fields.CloseDay}
          onChange={(CloseDay) => change({ CloseDay })}
          min={fields.OpenDay}
          max={fields.OrderDay}
          error={fields.CloseDay < fields.OpenDay}
          helperText={fields.CloseDay < fields.OpenDay ? text('closeDateHint') : undefined}
        />
        <TimeField label={text('closeTime')} value={fields.CloseTime} onChange={(CloseTime) => change({ CloseTime })} />
        {isDelivery ? (
          <ProgramField
            programs={programs}
            value={fields.EntityDeliveryProgramID}
            onChange={(EntityDeliveryProgramID) => change({ EntityDeliveryProgramID })}
          />
        ) : null}
      </Box>
      <FormControlLabel
        control={<Switch checked={isBatch} onChange={(_, on) => changeBatch(on)} />}
        label={text('batch')}
      />
      {isBatch ? (
        <SlotField
          label={text('length')}
          options={slotOptions(fields, fields.MaximumOrders)}
          value={slotMinutes}
          onChange={setSlotMinutes}
        />
      ) : null}
      {isBatch && slotMinutes !== null ? (
        <BatchPreview slots={slots} total={totalOrders(fields.MaximumOrders, slots.length)} />
      ) : null}
      <ExistingWindows windows={existing} />
      <ClosedNote drafts={drafts} />
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
