import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { classificationOf, longestBody, longestSubject } from '../../../shared/message/message.ts'
import { messageTexts } from '../../../shared/text/messages.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { numberText } from '../ui/time.ts'
import { AboutField } from './AboutField.tsx'
import type { ComposeErrors, ComposeForm } from './composeForm.ts'
import { RecipientsField } from './RecipientsField.tsx'

interface ComposeFieldsProps {
  form: ComposeForm
  onForm: (form: ComposeForm) => void
  errors: ComposeErrors | undefined
}

/** For whom, about what, and the words. */
export function ComposeFields({ form, onForm, errors }: ComposeFieldsProps) {
  const text = useText(messageTexts)
  const length = useLengthText(form.body.length)
  return (
    <Stack spacing={2.5}>
      <RecipientsField
        value={form.recipients}
        onChange={(recipients) => onForm({ ...form, recipients })}
        error={errors?.recipients ? text(errors.recipients) : undefined}
      />
      <AboutField
        value={form.about}
        onChange={(about) => onForm({ ...form, about: classificationOf(about) ?? form.about })}
      />
      <TextField
        id="message-subject"
        label={text('subject')}
        value={form.subject}
        onChange={(event) => onForm({ ...form, subject: event.target.value })}
        error={errors?.subject !== undefined}
        helperText={errors?.subject ? text(errors.subject) : undefined}
        slotProps={{ htmlInput: { maxLength: longestSubject } }}
      />
      <TextField
        id="message-body"
        multiline
        minRows={8}
        maxRows={24}
        label={text('body')}
        value={form.body}
        onChange={(event) => onForm({ ...form, body: event.target.value })}
        error={errors?.body !== undefined}
        helperText={errors?.body ? text(errors.body) : length}
        slotProps={{ htmlInput: { maxLength: longestBody } }}
      />
    </Stack>
  )
}

/** Told only when it begins to matter. */
function useLengthText(length: number): string | undefined {
  const text = useText(messageTexts)
  const { language } = useLanguage()
  if (length < longestBody * 0.8) return undefined
  return text('bodyLength', { length: numberText(length, language), most: numberText(longestBody, language) })
}
