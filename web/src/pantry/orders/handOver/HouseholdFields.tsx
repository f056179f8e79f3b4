import { Box } from '@mui/material'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { TextField } from '../../../core/ui/form/fields.tsx'
import { useText } from '../../../core/words/language.tsx'
import { ages, type HouseholdValues } from './householdToday.ts'

const ageLabels = { Minors: 'minorsToday', Adults: 'adultsToday', Seniors: 'seniorsToday' } as const
const htmlInput = { inputMode: 'numeric', maxLength: 2 } as const

/** Number and ages of the people of today. */
export function HouseholdFields<V extends FieldValues & HouseholdValues>({
  control,
}: {
  control: Control<V, unknown, FieldValues>
}) {
  const text = useText(orderWorkTexts)
  return (
    <>
      <TextField
        control={control}
        name={'HouseholdSize' as FieldPath<V>}
        label={text('householdSize')}
        helperText={text('householdSizeHelp')}
        htmlInput={htmlInput}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {ages.map((name) => (
          <TextField
            key={name}
            control={control}
            name={name as FieldPath<V>}
            label={text(ageLabels[name])}
            htmlInput={htmlInput}
          />
        ))}
      </Box>
    </>
  )
}
