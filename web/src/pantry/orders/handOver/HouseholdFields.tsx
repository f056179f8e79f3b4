import Add from '@mui/icons-material/Add'
import Remove from '@mui/icons-material/Remove'
import { Box, Button, IconButton } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import {
  type Control,
  type FieldPath,
  type FieldValues,
  type PathValue,
  useController,
  useWatch,
} from 'react-hook-form'
import { maxHousehold } from '../../../../../shared/pantry/customers/changes.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { TextField } from '../../../core/ui/form/fields.tsx'
import { useText } from '../../../core/words/language.tsx'
import { ages, type HouseholdValues, peopleOf } from './householdToday.ts'

const ageLabels = { Minors: 'minorsToday', Adults: 'adultsToday', Seniors: 'seniorsToday' } as const
const htmlInput = { inputMode: 'numeric', maxLength: 2 } as const

interface HouseholdProps<V extends FieldValues> {
  control: Control<V, unknown, FieldValues>
  /** Ages are asked for by a button alone: at a table with a line few tell them. */
  areAgesFolded?: boolean
}

/** Number and ages of the people of today. */
export function HouseholdFields<V extends FieldValues & HouseholdValues>({
  control,
  areAgesFolded = false,
}: HouseholdProps<V>) {
  const text = useText(orderWorkTexts)
  const [areShown, show] = useState(!areAgesFolded)
  const name = 'HouseholdSize' as FieldPath<V>
  const {
    field: { value, onChange },
  } = useController({ control, name })
  const size = Number(value) || 0
  const set = (next: number) => onChange(String(next) as PathValue<V, FieldPath<V>>)
  useFollowedAges(control, value, set)
  const step = (label: 'fewerPeople' | 'morePeople', next: number, icon: React.ReactNode) => (
    <IconButton
      aria-label={text(label)}
      disabled={next < 1 || next > maxHousehold}
      onClick={() => set(next)}
      sx={{ width: 44, height: 44, mx: -0.75 }}
    >
      {icon}
    </IconButton>
  )
  return (
    <>
      <Box sx={sizeRow}>
        <TextField
          control={control}
          name={name}
          label={text('householdSize')}
          helperText={size === 0 ? text('householdSizeHelp') : undefined}
          htmlInput={{ ...htmlInput, style: { textAlign: 'center' } }}
          startAdornment={step('fewerPeople', size - 1, <Remove />)}
          endAdornment={step('morePeople', size + 1, <Add />)}
          sx={{ maxWidth: 280 }}
        />
        {areShown ? null : (
          <Button onClick={() => show(true)} sx={{ minHeight: 44 }}>
            {text('agesToday')}
          </Button>
        )}
      </Box>
      {areShown ? (
        <Box sx={ageColumns}>
          {ages.map((age) => (
            <TextField
              key={age}
              control={control}
              name={age as FieldPath<V>}
              label={text(ageLabels[age])}
              htmlInput={htmlInput}
            />
          ))}
        </Box>
      ) : null}
    </>
  )
}

/** The number of people follows the ages as they are typed, until somebody changes the number itself. */
function useFollowedAges<V extends FieldValues & HouseholdValues>(
  control: HouseholdProps<V>['control'],
  value: string,
  set: (people: number) => void,
) {
  const [Minors = '', Adults = '', Seniors = ''] = useWatch({ control, name: [...ages] as string[] as FieldPath<V>[] })
  const people = peopleOf({ Minors, Adults, Seniors })
  const untouched = useRef(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the ages change.
  useEffect(() => {
    if (people === 0 || value !== untouched.current) return
    untouched.current = String(people)
    set(people)
  }, [people])
}

const sizeRow = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' } as const
const ageColumns = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
} as const
