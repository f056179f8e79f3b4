import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { classificationOf, classifications } from '../../../shared/message/message.ts'
import { messageTexts } from '../../../shared/text/messages.ts'
import { useText } from '../app/language.tsx'

interface AboutFieldProps {
  value: string
  onChange: (about: string) => void
  /** Names the choice of none; without it one has to be chosen. */
  none?: string
}

/** What messages are about. */
export function AboutField({ value, onChange, none }: AboutFieldProps) {
  const text = useText(messageTexts)
  return (
    <TextField
      select
      id="message-about"
      label={text('about')}
      value={classificationOf(value) ?? ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={none === undefined ? {} : { select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: 180 } }}
    >
      {none === undefined ? null : <MenuItem value="">{none}</MenuItem>}
      {classifications.map((classification) => (
        <MenuItem key={classification} value={classification}>
          {text(`about.${classification}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
