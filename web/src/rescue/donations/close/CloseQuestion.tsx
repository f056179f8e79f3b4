import {
  Alert,
  Box,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import { useId } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { donorTexts } from '../../../../../shared/rescue/donations/texts/donor.ts'
import { useField } from '../../../core/ui/form/useField.ts'
import { Panel } from '../../../core/ui/Panel.tsx'
import { useText } from '../../../core/words/language.tsx'
import type { CloseFormValues, CloseOutcome } from './closeForm.ts'

interface CloseQuestionProps {
  control: Control<CloseFormValues, unknown, FieldValues>
  /** Name of the accepting agency; undefined when the donation was not matched. */
  agency: string | undefined
  isReceipted: boolean
}

/** Yes or no, each with what follows from it; what a receipt answers already is not asked. */
export function CloseQuestion({ control, agency, isReceipted }: CloseQuestionProps) {
  const text = useText(donorTexts)
  const id = useId()
  const { bound, error, helperText } = useField({ control, name: 'outcome' })
  if (agency === undefined) return <Alert severity="warning">{text('closeNobody')}</Alert>
  if (isReceipted) return <Alert severity="success">{text('closeYesReceipted', { agency })}</Alert>
  return (
    <Panel>
      <FormControl error={error} fullWidth {...(error ? { 'data-form-error': true } : {})}>
        <FormLabel id={id} sx={{ typography: 'h3', mb: 1.5, '&, &.Mui-focused': { color: 'text.primary' } }}>
          {text('closeQuestion')}
        </FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={bound.value}
          onChange={bound.onChange}
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
        >
          <OutcomeCard
            answer="yes"
            title={text('closeYes')}
            explanation={text('closeYesText', { agency })}
            isChosen={bound.value === 'yes'}
          />
          <OutcomeCard
            answer="no"
            title={text('closeNo')}
            explanation={text('closeNoText')}
            isChosen={bound.value === 'no'}
          />
        </RadioGroup>
        {error ? <FormHelperText role="alert">{helperText}</FormHelperText> : null}
      </FormControl>
    </Panel>
  )
}

interface OutcomeCardProps {
  answer: CloseOutcome
  title: string
  explanation: string
  isChosen: boolean
}

const OutcomeCard = ({ answer, title, explanation, isChosen }: OutcomeCardProps) => (
  <FormControlLabel
    value={answer}
    control={<Radio />}
    sx={{
      m: 0,
      p: 1.5,
      alignItems: 'flex-start',
      borderRadius: 2,
      border: '1px solid',
      borderColor: isChosen ? 'primary.main' : 'divider',
      bgcolor: isChosen ? 'action.selected' : undefined,
    }}
    label={
      <Box sx={{ pt: 1 }}>
        <Box sx={{ fontWeight: 600 }}>{title}</Box>
        <Typography variant="body2" color="textSecondary">
          {explanation}
        </Typography>
      </Box>
    }
  />
)
