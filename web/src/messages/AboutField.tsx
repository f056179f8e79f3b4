import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { classificationOf, classifications } from '../../../shared/message/message.ts'
import { messageTexts } from '../../../shared/text/messages.ts'
import { useText } from '../app/language.tsx'

interface AboutFieldProps {
  value: string
  onChange: (about: string) => void
}

/** What a message is about. */
export function AboutField({ value, onChange }: AboutFieldProps) {
  const text = useText(messageTexts)
  return (
    <TextField
      select
      id="message-about"
      label={text('about')}
      value={classificationOf(value) ?? ''}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: { xs: '100%', sm: 180 } }}
    >
      {classifications.map((classification) => (
        <MenuItem key={classification} value={classification}>
          {text(`about.${classification}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
