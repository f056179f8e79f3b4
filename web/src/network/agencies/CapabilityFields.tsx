import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { DonationCategory } from '../../../../shared/core/reference/reference.ts'
import { storageRequirements } from '../../../../shared/core/reference/reference.ts'
import { agencySetupTexts } from '../../../../shared/network/agencies/texts.ts'
import { categoryName, storageName } from '../../../../shared/rescue/donations/names.ts'
import { numberText } from '../../core/time/time.ts'
import { TextField } from '../../core/ui/form/fields.tsx'
import { ToggleButtons } from '../../core/ui/form/ToggleButtons.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { type AgencyFields, type AgencyNumber, numberLimits } from './agencyForm.ts'

/** Storage, categories and amounts; need and distance are its food bank's to set. */
export function CapabilityFields({ categories, isOwn }: { categories: readonly DonationCategory[]; isOwn: boolean }) {
  const text = useText(agencySetupTexts)
  const { language } = useLanguage()
  const storages = storageRequirements.map((one) => ({ value: one.ID, label: storageName(one, language) }))
  const kinds = categories.map((one) => ({ value: one.ID, label: categoryName(one, language) }))
  return (
    <Panel title={text('capabilityTitle')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Several name="StorageCapabilityIDs" label={text('storage')} hint={text('storageText')} choices={storages} />
        <Several name="AcceptedCategoryIDs" label={text('categories')} hint={text('categoriesText')} choices={kinds} />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}>
          <NumberLine name="CapacityPounds" label={text('capacity')} hint={text('capacityText')} />
          {isOwn ? null : (
            <>
              <NumberLine name="NeedPounds90" label={text('need')} hint={text('needText')} />
              <NumberLine name="MaxMiles" label={text('miles')} hint={text('milesText')} />
            </>
          )}
        </Box>
      </Box>
    </Panel>
  )
}

function NumberLine({ name, label, hint }: { name: AgencyNumber; label: string; hint: string }) {
  const { control } = useFormContext<AgencyFields>()
  const { language } = useLanguage()
  const { min, max } = numberLimits[name]
  return (
    <TextField
      control={control}
      name={name}
      label={label}
      helperText={hint}
      errorValues={{ min, max: numberText(max, language) }}
      htmlInput={{ inputMode: 'numeric' }}
    />
  )
}

interface SeveralProps {
  name: 'StorageCapabilityIDs' | 'AcceptedCategoryIDs'
  label: string
  hint: string
  choices: readonly { value: number; label: string }[]
}

/** Several of a few, with all and none of them in one tap. */
function Several({ name, label, hint, choices }: SeveralProps) {
  const text = useText(agencySetupTexts)
  const { control } = useFormContext<AgencyFields>()
  const { field } = useController({ control, name })
  const toggle = (id: number) =>
    field.onChange(
      field.value.includes(id) ? field.value.filter((one) => one !== id) : [...field.value, id].sort((a, b) => a - b),
    )
  const set = (values: readonly number[]): ReactNode => (
    <Button size="small" color="inherit" onClick={() => field.onChange([...values])}>
      {values.length > 0 ? text('all') : text('noneChosen')}
    </Button>
  )
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1, mb: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 260px' }}>
          {hint}
        </Typography>
        {choices.length > 4 ? (
          <Box sx={{ display: 'flex' }}>
            {set(choices.map(({ value }) => value))}
            {set([])}
          </Box>
        ) : null}
      </Box>
      <ToggleButtons label={label} choices={choices} isChosen={(id) => field.value.includes(id)} onChoose={toggle} />
    </div>
  )
}
