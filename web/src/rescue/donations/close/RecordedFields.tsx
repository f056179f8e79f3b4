import { Box } from '@mui/material'
import type { Control, FieldValues } from 'react-hook-form'
import { localDay } from '../../../../../shared/core/time/zone.ts'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import { donorTexts } from '../../../../../shared/rescue/donations/texts/donor.ts'
import { serverNow } from '../../../core/time/clock.ts'
import { DateField, TextField } from '../../../core/ui/form/fields.tsx'
import { useText } from '../../../core/words/language.tsx'
import type { CloseFormValues } from './closeForm.ts'

interface RecordedFieldsProps {
  control: Control<CloseFormValues, unknown, FieldValues>
  transaction: Transaction
}

/** Day and time at which the donation left the store, when somebody wrote them down. */
export function RecordedFields({ control, transaction: { Created, TimeZone } }: RecordedFieldsProps) {
  const text = useText(donorTexts)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 220px))' } }}>
      <DateField
        control={control}
        name="recorded.day"
        label={text('closeDay')}
        min={localDay(new Date(Created), TimeZone)}
        max={localDay(new Date(serverNow()), TimeZone)}
      />
      <TextField control={control} name="recorded.hour" label={text('closeHour')} type="time" />
    </Box>
  )
}
