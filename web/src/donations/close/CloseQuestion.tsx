import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { donorTexts } from '../../../../shared/text/donor.ts'
import { useText } from '../../app/language.tsx'
import { Panel } from '../../ui/Panel.tsx'

interface CloseQuestionProps {
  /** Who accepted the donation; nobody when it was not matched. */
  agency: string | undefined
  isReceipted: boolean
  value: boolean | undefined
  onChange: (isPickedUp: boolean) => void
  isMissing: boolean
}

/** Yes or no, each with what follows from it. */
export function CloseQuestion({ agency, isReceipted, value, onChange, isMissing }: CloseQuestionProps) {
  const text = useText(donorTexts)
  const id = useId()
  if (agency === undefined) return <Alert severity="warning">{text('closeNobody')}</Alert>
  const yesText = text(isReceipted ? 'closeYesReceipted' : 'closeYesText', { agency })
  return (
    <Panel>
      <FormControl error={isMissing} fullWidth>
        <FormLabel id={id} sx={{ typography: 'h3', mb: 1.5, '&, &.Mui-focused': { color: 'text.primary' } }}>
          {text('closeQuestion')}
        </FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={value === undefined ? '' : value ? 'yes' : 'no'}
          onChange={(_, answer) => onChange(answer === 'yes')}
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
        >
          <Outcome answer="yes" title={text('closeYes')} explanation={yesText} isChosen={value === true} />
          <Outcome
            answer="no"
            title={text('closeNo')}
            explanation={text(isReceipted ? 'closeNoReceipted' : 'closeNoText')}
            isChosen={value === false}
            disabled={isReceipted}
          />
        </RadioGroup>
        {isMissing ? <FormHelperText role="alert">{text('closeChoose')}</FormHelperText> : null}
      </FormControl>
    </Panel>
  )
}

interface OutcomeProps {
  answer: 'yes' | 'no'
  title: string
  explanation: string
  isChosen: boolean
  disabled?: boolean
}

const Outcome = ({ answer, title, explanation, isChosen, disabled = false }: OutcomeProps) => (
  <FormControlLabel
    value={answer}
    disabled={disabled}
    control={<Radio />}
    sx={{
      m: 0,
      p: 1.5,
      alignItems: 'flex-start',
      borderRadius: 2.5,
      border: '1px solid',
      borderColor: isChosen ? 'primary.main' : 'divider',
      bgcolor: isChosen ? 'action.selected' : undefined,
    }}
    label={
      <Box sx={{ pt: 1 }}>
        <Box sx={{ fontWeight: 650 }}>{title}</Box>
        <Typography variant="body2" color="textSecondary">
          {explanation}
        </Typography>
      </Box>
    }
  />
)
