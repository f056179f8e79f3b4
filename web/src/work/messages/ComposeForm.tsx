import { Stack } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import type { ReceivedMessage } from '../../../../shared/work/messages/api.ts'
import * as messages from '../../../../shared/work/messages/api.ts'
import { classifications, longestSubject } from '../../../../shared/work/messages/message.ts'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { go } from '../../core/go.ts'
import { paths } from '../../core/paths.ts'
import { numberText } from '../../core/time/time.ts'
import { Form } from '../../core/ui/form/Form.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { BodyField } from './BodyField.tsx'
import { composeForm, initialMessage, isPerson, messageDraft } from './composeForm.ts'
import { MessageBody } from './MessageBody.tsx'
import { RecipientsField } from './RecipientsField.tsx'

/** For whom, about what, and the words. */
export function ComposeForm({ answered }: { answered: ReceivedMessage['UserMessage'] | undefined }) {
  const text = useText(messageTexts)
  const prefix = useRolePrefix()
  const toast = useToast()
  const { language } = useLanguage()
  const form = useDraftForm(composeForm, initialMessage(answered))
  const { control } = form
  const submit = useSubmit(form, messages.sendMessage, {
    toInput: messageDraft,
    failed: text('sendFailed'),
    fieldOf: {
      RecipientUserIDs: 'recipients',
      RecipientGroups: 'recipients',
      classification: 'about',
      Subject: 'subject',
      Body: 'body',
    },
    onSuccess: ({ TotalRecipients }) => {
      const [only] = form.getValues('recipients')
      toast(
        TotalRecipients === 1 && only && isPerson(only)
          ? text('sentToOne', { name: only.Name })
          : text(plural(language, 'sentToMany', TotalRecipients), { count: numberText(TotalRecipients, language) }),
      )
      go(paths.messages(prefix, 'sent'), { replace: true })
    },
  })
  return (
    <Form
      form={form}
      onSubmit={submit}
      texts={messageTexts}
      submitLabel={text('send')}
      cancelHref={paths.messages(prefix)}
    >
      <Panel>
        <Stack spacing={2.5}>
          <RecipientsField control={control} />
          <SelectField
            control={control}
            name="about"
            label={text('about')}
            options={classifications.map((value) => ({ value, label: text(`about.${value}`) }))}
            sx={{ width: { xs: '100%', sm: 180 } }}
          />
          <TextField
            control={control}
            name="subject"
            label={text('subject')}
            htmlInput={{ maxLength: longestSubject }}
          />
          <BodyField control={control} />
        </Stack>
      </Panel>
      {answered ? (
        <Panel title={text('inReplyTo')}>
          <MessageBody body={answered.Body} />
        </Panel>
      ) : null}
    </Form>
  )
}
