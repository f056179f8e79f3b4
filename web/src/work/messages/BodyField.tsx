import { type Control, useWatch } from 'react-hook-form'
import { longestBody } from '../../../../shared/work/messages/message.ts'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { numberText } from '../../core/time/time.ts'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
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
