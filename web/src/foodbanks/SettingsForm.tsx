import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import * as foodbanks from '../../../shared/api/foodbanks.ts'
import { defaultFoodBankSettings, type FoodBankSettings } from '../../../shared/entity/entity.ts'
import { app } from '../../../shared/text/app.ts'
import { settingsTexts } from '../../../shared/text/settings.ts'
import { useShowFailure } from '../app/failure.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useUnsaved } from '../app/unsaved.ts'
import { useAction } from '../data/useAction.ts'
import { FormActions } from '../ui/FormActions.tsx'
import { Panel } from '../ui/Panel.tsx'
import { numberText } from '../ui/time.ts'
import { fieldsOf, limits, type MinutesField, problemsOf, type SettingsFields, settingsOf } from './settingsForm.ts'
import { WeightFields } from './WeightFields.tsx'

interface SettingsFormProps {
  saved: FoodBankSettings
  onSaved: (settings: FoodBankSettings) => void
}

export function SettingsForm({ saved, onSaved }: SettingsFormProps) {
  const text = useText(settingsTexts)
  const shell = useText(app)
  const [fields, setFields] = useState(() => fieldsOf(saved))
  const change = (part: Partial<SettingsFields>) => setFields((old) => ({ ...old, ...part }))
  const isChanged = JSON.stringify(fields) !== JSON.stringify(fieldsOf(saved))
  const isStandard = JSON.stringify(fields) === JSON.stringify(fieldsOf(defaultFoodBankSettings))
  const { save, busy } = useSaving(onSaved)
  useUnsaved(isChanged)
  const problems = problemsOf(fields)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const settings = settingsOf(fields)
    if (settings) void save(settings).then((value) => value && setFields(fieldsOf(value)))
  }
  return (
    <Stack component="form" noValidate spacing={3} onSubmit={submit}>
      <OffersPanel fields={fields} onChange={change} />
      <WeightFields weights={fields.MatchWeights} onChange={(MatchWeights) => change({ MatchWeights })} />
      <FormActions>
        <Button color="inherit" disabled={isStandard} onClick={() => setFields(fieldsOf(defaultFoodBankSettings))}>
          {text('reset')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          loading={busy}
          disabled={!isChanged || Object.keys(problems).length > 0}
        >
          {shell('save')}
        </Button>
      </FormActions>
    </Stack>
  )
}

interface OffersPanelProps {
  fields: SettingsFields
  onChange: (change: Partial<SettingsFields>) => void
}

function OffersPanel({ fields, onChange }: OffersPanelProps) {
  const text = useText(settingsTexts)
  const problems = problemsOf(fields)
  return (
    <Panel title={text('offers')}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Minutes field="OfferMinutes" fields={fields} problem={problems.OfferMinutes} onChange={onChange} />
        <Minutes field="ReminderMinutes" fields={fields} problem={problems.ReminderMinutes} onChange={onChange} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, mt: 2.5 }}>
        <OnOff
          title={text('automatic')}
          explanation={text('automaticText')}
          value={fields.IsAutomaticallyApproved}
          onChange={(IsAutomaticallyApproved) => onChange({ IsAutomaticallyApproved })}
        />
        <OnOff
          title={text('simultaneous')}
          explanation={text('simultaneousText')}
          value={fields.IsSimultaneousNotifyEnabled}
          onChange={(IsSimultaneousNotifyEnabled) => onChange({ IsSimultaneousNotifyEnabled })}
        />
      </Box>
    </Panel>
  )
}

function useSaving(onSaved: SettingsFormProps['onSaved']) {
  const text = useText(settingsTexts)
  const toast = useToast()
  const showFailure = useShowFailure()
  const { run, busy } = useAction(foodbanks.updateSettings)
  const save = async (settings: FoodBankSettings) => {
    try {
      const value = await run(settings)
      onSaved(value)
      toast(text('saved'))
      return value
    } catch (error) {
      showFailure(error)
      return undefined
    }
  }
  return { save, busy }
}

interface MinutesProps {
  field: MinutesField
  fields: SettingsFields
  problem: 'between' | 'reminderTooLong' | undefined
  onChange: (change: Partial<SettingsFields>) => void
}
const labels = {
  OfferMinutes: ['offerMinutes', 'offerMinutesText'],
  ReminderMinutes: ['reminderMinutes', 'reminderMinutesText'],
} as const

function Minutes({ field, fields, problem, onChange }: MinutesProps) {
  const text = useText(settingsTexts)
  const { language } = useLanguage()
  const { least, most } = limits[field]
  const [label, explanation] = labels[field]
  const words = { least, most: numberText(most, language), minutes: fields.OfferMinutes }
  return (
    <TextField
      id={field}
      label={text(label)}
      value={fields[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
      error={problem !== undefined}
      helperText={problem ? text(problem, words) : text(explanation)}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  )
}

interface OnOffProps {
  title: string
  explanation: string
  value: boolean
  onChange: (value: boolean) => void
}

const OnOff = ({ title, explanation, value, onChange }: OnOffProps) => (
  <FormControlLabel
    labelPlacement="start"
    sx={{ m: 0, width: '100%', justifyContent: 'space-between', gap: 2 }}
    control={<Switch checked={value} onChange={(_, isOn) => onChange(isOn)} />}
    label={
      <>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {explanation}
        </Typography>
      </>
    }
  />
)
