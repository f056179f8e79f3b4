import { Box, Button, List, Typography } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatHour } from '../../../../shared/core/time/zone.ts'
import { agencySetupTexts } from '../../../../shared/network/agencies/texts.ts'
import { weekdayName } from '../../core/time/time.ts'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { CheckboxField } from '../../core/ui/form/switches.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { type AgencyFields, sameHours, usualWeek } from './agencyForm.ts'

const halfDays = Array.from({ length: 49 }, (_, half) => half / 2)
/** From Monday on, as indexes of the form's days. */
const days = [0, 1, 2, 3, 4, 5, 6]

/** Pickup hours by weekday: a day that is on has one window. */
export function HoursFields() {
  const text = useText(agencySetupTexts)
  const { language } = useLanguage()
  return (
    <Panel title={text('hoursTitle')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text('hoursText')}
      </Typography>
      <AllDays />
      <List disablePadding>
        {days.map((day) => (
          <DayLine key={day} index={day} name={weekdayName(day + 1, language)} />
        ))}
      </List>
    </Panel>
  )
}

/** Says that no day is open, and sets the hours of all days at once. */
function AllDays() {
  const text = useText(agencySetupTexts)
  const { control, setValue } = useFormContext<AgencyFields>()
  const days = useWatch({ control, name: 'Days' })
  const set = (next: AgencyFields['Days']) => setValue('Days', next, { shouldDirty: true, shouldValidate: true })
  const same = sameHours(days)
  if (!days.some(({ IsOpen }) => IsOpen))
    return (
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="body2" color="warning">
          {text('noHours')}
        </Typography>
        <Button onClick={() => set(usualWeek())}>{text('weekHours')}</Button>
      </Box>
    )
  return same ? (
    <Button onClick={() => set(same)} sx={{ mb: 1 }}>
      {text('sameHours')}
    </Button>
  ) : null
}

function DayLine({ index, name: day }: { index: number; name: string }) {
  const text = useText(agencySetupTexts)
  const { language } = useLanguage()
  const { control } = useFormContext<AgencyFields>()
  const isOpen = useWatch({ control, name: `Days.${index}.IsOpen` as const })
  const hours = halfDays.map((value) => ({ value, label: formatHour(value, language) }))
  return (
    <Box component="li" sx={lineLook}>
      <CheckboxField control={control} name={`Days.${index}.IsOpen` as const} label={day} />
      {isOpen ? (
        <Box sx={{ display: 'flex', gap: 1.5, flex: '1 1 260px' }}>
          <SelectField
            control={control}
            name={`Days.${index}.HourStart` as const}
            label={text('from')}
            ariaLabel={text('fromOn', { day })}
            options={hours.slice(0, -1)}
            sx={{ flex: 1 }}
          />
          <SelectField
            control={control}
            name={`Days.${index}.HourEnd` as const}
            label={text('to')}
            ariaLabel={text('toOn', { day })}
            options={hours.slice(1)}
            sx={{ flex: 1 }}
          />
        </Box>
      ) : null}
    </Box>
  )
}

const lineLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  minHeight: 56,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  '& > label': { minWidth: 150, mr: 0 },
} as const
