import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { donorTexts } from '../../../../shared/text/donor.ts'
import { halfHours, localDay } from '../../../../shared/time/zone.ts'
import { useText } from '../../app/language.tsx'
import { Choices } from './Choices.tsx'
import { HourSelect } from './PickupFields.tsx'
import type { PostForm } from './postForm.ts'

interface StartFieldsProps {
  form: PostForm
  onChange: (change: Partial<PostForm>) => void
  now: Date
  zone: string
  problem: string | undefined
}

/** Agencies are asked as soon as possible, or from a moment on that the donor names. */
export function StartFields({ form, onChange, now, zone, problem }: StartFieldsProps) {
  const text = useText(donorTexts)
  return (
    <Box>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {text('start')}
      </Typography>
      <Choices
        label={text('start')}
        choices={[
          { value: 'now', label: text('startNow') },
          { value: 'later', label: text('startLater') },
        ]}
        isChosen={(choice) => (choice === 'later') === form.startsLater}
        onChoose={(choice) => onChange({ startsLater: choice === 'later' })}
      />
      {form.startsLater ? (
        <Box sx={{ display: 'flex', gap: 1.5, mt: 1.5, maxWidth: 400 }}>
          <TextField
            type="date"
            label={text('startDay')}
            value={form.startDay}
            error={problem !== undefined}
            onChange={(event) => onChange({ startDay: event.target.value })}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: localDay(now, zone) } }}
          />
          <HourSelect
            id="start-hour"
            label={text('startTime')}
            value={form.startHour}
            hours={halfHours(0, 24)}
            onChange={(startHour) => onChange({ startHour })}
          />
        </Box>
      ) : null}
      {problem ? <FormHelperText error>{problem}</FormHelperText> : null}
    </Box>
  )
}
