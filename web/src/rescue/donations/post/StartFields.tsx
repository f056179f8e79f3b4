import { Box, Typography } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import { halfHours, localDay } from '../../../../../shared/core/time/zone.ts'
import { donorTexts } from '../../../../../shared/rescue/donations/texts/donor.ts'
import { FieldGroup } from '../../../core/ui/form/FieldGroup.tsx'
import { DateField } from '../../../core/ui/form/fields.tsx'
import { HourField } from '../../../core/ui/form/HourField.tsx'
import { ToggleButtons } from '../../../core/ui/form/ToggleButtons.tsx'
import { useText } from '../../../core/words/language.tsx'
import type { LocationClock, PostForm } from './postForm.ts'

/** Agencies are asked as soon as possible, or from a moment on that the donor names. */
export function StartFields({ now, zone, error }: LocationClock & { error: string | undefined }) {
  const text = useText(donorTexts)
  const { control, watch, setValue } = useFormContext<PostForm>()
  const startsLater = watch('startsLater')
  return (
    <FieldGroup error={startsLater ? undefined : error}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {text('start')}
      </Typography>
      <ToggleButtons
        label={text('start')}
        choices={[
          { value: 'now', label: text('startNow') },
          { value: 'later', label: text('startLater') },
        ]}
        isChosen={(choice) => (choice === 'later') === startsLater}
        onChoose={(choice) => setValue('startsLater', choice === 'later', { shouldDirty: true })}
      />
      {startsLater ? (
        <Box sx={{ display: 'flex', gap: 1.5, mt: 1.5, maxWidth: 400 }}>
          <DateField
            control={control}
            name="startDay"
            label={text('startDay')}
            problem={error}
            min={localDay(now, zone)}
          />
          <HourField control={control} name="startHour" label={text('startTime')} hours={halfHours(0, 24)} />
        </Box>
      ) : null}
    </FieldGroup>
  )
}
