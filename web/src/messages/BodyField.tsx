import { type Control, useWatch } from 'react-hook-form'
import { longestBody } from '../../../shared/message/message.ts'
import { messageTexts } from '../../../shared/text/messages.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { TextField } from '../ui/form/fields.tsx'
import { numberText } from '../ui/time.ts'
import type { ComposeFormValues } from './composeForm.ts'

/** A message's text; its length is shown when little is left. */
export function BodyField({ control }: { control: Control<ComposeFormValues> }) {
  const text = useText(messageTexts)
  const { language } = useLanguage()
  const { length } = useWatch({ control, name: 'body' })
  const lengthText = () =>
    text('bodyLength', { length: numberText(length, language), most: numberText(longestBody, language) })
  return (
    <TextField
      control={control}
      name="body"
      label={text('body')}
      helperText={length < longestBody * 0.8 ? undefined : lengthText()}
      multiline
      minRows={8}
      maxRows={24}
      htmlInput={{ maxLength: longestBody }}
    />
  )
}
