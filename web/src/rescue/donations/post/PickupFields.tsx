import { Box, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { addDays, halfHours, localDay, localHour } from '../../../../../shared/core/time/zone.ts'
import {
  customChoice,
  pickupTimeName,
  pickupTimeTypes,
} from '../../../../../shared/rescue/donations/pickup/pickupTime.ts'
import { maxDaysAhead } from '../../../../../shared/rescue/donations/pickup/proposal.ts'
import { donorTexts } from '../../../../../shared/rescue/donations/texts/donor.ts'
import { FieldGroup } from '../../../core/ui/form/FieldGroup.tsx'
import { DateField } from '../../../core/ui/form/fields.tsx'
import { HourField } from '../../../core/ui/form/HourField.tsx'
import { ToggleButtons } from '../../../core/ui/form/ToggleButtons.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import type { LocationClock, PostForm } from './postForm.ts'
import type { ProblemText } from './useProblemText.ts'

const anyDay = 'any'
const otherDay = 'other'

/** The day and the window in which the donation can be fetched, read on the clock of the location. */
export const PickupFields = ({ problemText, ...clock }: LocationClock & { problemText: ProblemText }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <DayField {...clock} error={problemText('day')} />
    <TimeField {...clock} error={problemText('time')} />
  </Box>
)

type FieldProps = LocationClock & { error: string | undefined }

function DayField({ now, zone, error }: FieldProps) {
  const text = useText(donorTexts)
  const { control, watch, setValue } = useFormContext<PostForm>()
  const day = watch('day')
  const today = localDay(now, zone)
  const tomorrow = addDays(today, 1)
  const [isOtherChosen, chooseOther] = useState(false)
  const isOther = isOtherChosen || (day !== null && day !== today && day !== tomorrow)
  const chosen = isOther ? otherDay : (day ?? anyDay)
  const choose = (choice: string) => {
    chooseOther(choice === otherDay)
    setValue('day', choice === anyDay ? null : choice === otherDay ? '' : choice, { shouldDirty: true })
  }
  const choices = [
    { value: today, label: text('today') },
    { value: tomorrow, label: text('tomorrow') },
    { value: anyDay, label: text('nextSevenDays') },
    { value: otherDay, label: text('otherDay') },
  ]
  return (
    <TitledGroup title={text('day')} error={isOther ? undefined : error}>
      <ToggleButtons
        label={text('day')}
        choices={choices}
        isPaired
        isChosen={(one) => one === chosen}
        onChoose={choose}
      />
      {isOther ? (
        <DateField
          control={control}
          name="day"
          label={text('chooseDay')}
          problem={error}
          min={today}
          max={addDays(today, maxDaysAhead)}
          sx={{ mt: 1.5, maxWidth: 240 }}
        />
      ) : null}
    </TitledGroup>
  )
}

function TimeField({ now, zone, error }: FieldProps) {
  const text = useText(donorTexts)
  const { language } = useLanguage()
  const { watch, setValue } = useFormContext<PostForm>()
  const [day, timeTypeId] = watch(['day', 'timeTypeId'])
  const isToday = day === localDay(now, zone)
  const choices = [...pickupTimeTypes, customChoice].map((type) => ({
    value: type.ID,
    label: pickupTimeName(type, language),
    isDisabled: isToday && type.HourEnd <= localHour(now, zone),
  }))
  return (
    <TitledGroup title={text('time')} error={error}>
      <ToggleButtons
        label={text('time')}
        choices={choices}
        isPaired
        isChosen={(id) => id === timeTypeId}
        onChoose={(id) => setValue('timeTypeId', id, { shouldDirty: true })}
      />
      {timeTypeId === customChoice.ID ? <OwnWindow /> : null}
    </TitledGroup>
  )
}

const TitledGroup = ({ title, error, children }: { title: string; error: string | undefined; children: ReactNode }) => (
  <FieldGroup error={error}>
    <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </FieldGroup>
)

const hours = halfHours(0, 24)

/** The donor's own window in half hours; whatever is chosen, it ends after it starts. */
function OwnWindow() {
  const text = useText(donorTexts)
  const { control, watch, getValues, setValue } = useFormContext<PostForm>()
  const from = watch('from')
  const ends = hours.map((hour) => hour + 0.5).filter((hour) => hour > from)
  const endAfterStart = () => {
    const own = getValues()
    if (own.to <= own.from) setValue('to', Math.min(24, own.from + 1), { shouldDirty: true })
  }
  return (
    <Box sx={{ display: 'flex', gap: 1.5, mt: 1.5, maxWidth: 340 }}>
      <HourField control={control} name="from" label={text('from')} hours={hours} onChosen={endAfterStart} />
      <HourField control={control} name="to" label={text('to')} hours={ends} />
    </Box>
  )
}
