import { Alert, Box, Typography } from '@mui/material'
import { type Control, useController } from 'react-hook-form'
import { languageIn } from '../../../../shared/core/text/languageIn.ts'
import { directions, staffLanguages } from '../../../../shared/core/text/languages.ts'
import { type StaffLanguage, sourceLanguage } from '../../../../shared/core/text/text.ts'
import {
  maxShownDays,
  maxSystemBody,
  maxSystemTitle,
  type SystemAudience,
} from '../../../../shared/work/messages/systemMessage.ts'
import { systemMessageTexts } from '../../../../shared/work/messages/systemMessagesTexts.ts'
import { FieldGroup } from '../../core/ui/form/FieldGroup.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useErrorText } from '../../core/ui/form/formTexts.ts'
import { ToggleButtons } from '../../core/ui/form/ToggleButtons.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import type { SystemMessageFields } from './systemMessageForm.ts'

interface InputProps {
  control: Control<SystemMessageFields>
  zone: string
  audiences: readonly SystemAudience[]
  /** It is shown already: its start stays. */
  isRunning: boolean
}

/** Texts in all languages side by side, for whom, and from when to when. */
export function SystemMessageInputs({ control, zone, audiences, isRunning }: InputProps) {
  const text = useText(systemMessageTexts)
  return (
    <>
      <Box sx={pair}>
        {staffLanguages.map((one) => (
          <Wording key={one} control={control} written={one} />
        ))}
      </Box>
      <Audiences control={control} audiences={audiences} />
      {isRunning ? <Alert severity="info">{text('startStays')}</Alert> : null}
      <Box sx={pair}>
        <TextField
          control={control}
          name="StartsAt"
          label={text('startsAt')}
          helperText={text('zoneHint', { zone })}
          type="datetime-local"
          {...(isRunning ? { htmlInput: { readOnly: true } } : {})}
        />
        <TextField
          control={control}
          name="EndsAt"
          label={text('endsAt')}
          errorValues={{ days: maxShownDays }}
          type="datetime-local"
        />
      </Box>
    </>
  )
}

function Wording({ control, written }: { control: InputProps['control']; written: StaffLanguage }) {
  const text = useText(systemMessageTexts)
  const { language } = useLanguage()
  const isSource = written === sourceLanguage
  const values = { language: languageIn(written, language) }
  return (
    <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
      <TextField
        control={control}
        name={`Title.${written}`}
        label={isSource ? text('titleField') : text('titleIn', values)}
        htmlInput={{ maxLength: maxSystemTitle, lang: written, dir: directions[written] }}
        autoFocus={isSource}
      />
      <TextField
        control={control}
        name={`Body.${written}`}
        label={isSource ? text('bodyField') : text('bodyIn', values)}
        helperText={isSource ? undefined : text('translationHint', values)}
        htmlInput={{ maxLength: maxSystemBody, lang: written, dir: directions[written] }}
        multiline
        minRows={4}
        maxRows={12}
      />
    </Box>
  )
}

function Audiences({ control, audiences }: Pick<InputProps, 'control' | 'audiences'>) {
  const text = useText(systemMessageTexts)
  const { field, fieldState } = useController({ control, name: 'Audiences' })
  const error = useErrorText(fieldState.error?.message)
  const toggle = (one: SystemAudience) =>
    field.onChange(audiences.filter((other) => (other === one) !== field.value.includes(other)))
  return (
    <FieldGroup error={error}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text('audienceLabel')}
      </Typography>
      <ToggleButtons
        label={text('audienceLabel')}
        choices={audiences.map((value) => ({ value, label: text(`audience.${value}`) }))}
        isChosen={(one) => field.value.includes(one)}
        onChoose={toggle}
      />
    </FieldGroup>
  )
}

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const
