import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type Control, useForm, useWatch } from 'react-hook-form'
import * as foodbanks from '../../../shared/api/foodbanks.ts'
import { defaultFoodBankSettings, type FoodBankSettings } from '../../../shared/entity/entity.ts'
import { app } from '../../../shared/text/app.ts'
import { settingsTexts } from '../../../shared/text/settings.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useSubmit } from '../data/useSubmit.ts'
import { Form } from '../ui/form/Form.tsx'
import { TextField } from '../ui/form/fields.tsx'
import { SwitchField } from '../ui/form/switches.tsx'
import { Panel } from '../ui/Panel.tsx'
import { numberText } from '../ui/time.ts'
import { fieldsOf, limits, type MinutesField, type SettingsFields, settingsForm } from './settingsForm.ts'
import { WeightFields } from './WeightFields.tsx'

interface SettingsFormProps {
  saved: FoodBankSettings
  onSaved: (settings: FoodBankSettings) => void
}
type SettingsControl = Control<SettingsFields, unknown, FoodBankSettings>
const standard = fieldsOf(defaultFoodBankSettings)

export function SettingsForm({ saved, onSaved }: SettingsFormProps) {
  const text = useText(settingsTexts)
  const shell = useText(app)
  const toast = useToast()
  const form = useForm({ resolver: zodResolver(settingsForm), defaultValues: fieldsOf(saved), mode: 'onChange' })
  const { control, formState } = form
  const fields = useWatch({ control })
  const submit = useSubmit(form, foodbanks.updateSettings, {
    toInput: (settings) => settings,
    onSuccess: (value) => {
      form.reset(fieldsOf(value))
      onSaved(value)
      toast(text('saved'))
    },
  })
  const reset = (
    <Button
      color="inherit"
      disabled={JSON.stringify(fields) === JSON.stringify(standard)}
      onClick={() => form.reset(standard, { keepDefaultValues: true })}
    >
      {text('reset')}
    </Button>
  )
  const submitProps = { size: 'medium', disabled: !formState.isDirty } as const
  return (
    <Form
      form={form}
      onSubmit={submit}
      texts={settingsTexts}
      spacing={3}
      submitLabel={shell('save')}
      submitProps={submitProps}
      actions={reset}
    >
      <OffersPanel control={control} />
      <WeightFields control={control} />
    </Form>
  )
}

function OffersPanel({ control }: { control: SettingsControl }) {
  const text = useText(settingsTexts)
  return (
    <Panel title={text('offers')}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Minutes control={control} name="OfferMinutes" label="offerMinutes" />
        <Minutes control={control} name="ReminderMinutes" label="reminderMinutes" />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, mt: 2.5 }}>
        <SwitchField
          control={control}
          name="IsAutomaticallyApproved"
          label={text('automatic')}
          explanation={text('automaticText')}
        />
        <SwitchField
          control={control}
          name="IsSimultaneousNotifyEnabled"
          label={text('simultaneous')}
          explanation={text('simultaneousText')}
        />
      </Box>
    </Panel>
  )
}

interface MinutesProps {
  control: SettingsControl
  name: MinutesField
  label: 'offerMinutes' | 'reminderMinutes'
}

function Minutes({ control, name, label }: MinutesProps) {
  const text = useText(settingsTexts)
  const { language } = useLanguage()
  const minutes = useWatch({ control, name: 'OfferMinutes' })
  const { min, max } = limits[name]
  return (
    <TextField
      control={control}
      name={name}
      label={text(label)}
      helperText={text(`${label}Text`)}
      errorValues={{ min, max: numberText(max, language), minutes }}
      htmlInput={{ inputMode: 'numeric' }}
    />
  )
}
