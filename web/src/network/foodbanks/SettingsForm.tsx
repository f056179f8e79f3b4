import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@mui/material'
import { useForm, useWatch } from 'react-hook-form'
import { app } from '../../../../shared/core/text/app.ts'
import * as foodbanks from '../../../../shared/network/foodbanks/api.ts'
import { settingsTexts } from '../../../../shared/network/foodbanks/texts.ts'
import { defaultFoodBankSettings, type FoodBankSettings } from '../../../../shared/network/organizations/entity.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { Form } from '../../core/ui/form/Form.tsx'
import { useText } from '../../core/words/language.tsx'
import { AfterwardsFields } from './AfterwardsFields.tsx'
import { OfferFields } from './OfferFields.tsx'
import { settingsFields, settingsForm } from './settingsForm.ts'
import { VolunteerFields } from './VolunteerFields.tsx'
import { WeightFields } from './WeightFields.tsx'

const standard = settingsFields(defaultFoodBankSettings)

export function SettingsForm({ saved }: { saved: FoodBankSettings }) {
  const text = useText(settingsTexts)
  const shell = useText(app)
  const form = useForm({ resolver: zodResolver(settingsForm), defaultValues: settingsFields(saved), mode: 'onChange' })
  const { control, formState } = form
  const fields = useWatch({ control })
  const submit = useSubmit(form, foodbanks.updateSettings, {
    toInput: (settings) => settings,
    shows: { read: foodbanks.getSettings, of: {} },
    done: text('saved'),
    onSuccess: (value) => form.reset(settingsFields(value)),
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
      <OfferFields control={control} />
      <VolunteerFields control={control} />
      <AfterwardsFields control={control} />
      <WeightFields control={control} />
    </Form>
  )
}
