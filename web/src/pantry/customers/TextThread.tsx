import CallOutlined from '@mui/icons-material/CallOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import * as z from 'zod/mini'
import { phoneText } from '../../../../shared/network/people/contact.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import {
  maxAnswerLength,
  type ShownConversation,
  type TextMessage,
} from '../../../../shared/pantry/customers/conversation.ts'
import { conversationTexts } from '../../../../shared/pantry/customers/conversationTexts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { FormElement } from '../../core/ui/form/FormElement.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { filled } from '../../core/ui/form/filled.ts'
import { inForm } from '../../core/ui/form/inForm.ts'
import { RootError } from '../../core/ui/form/RootError.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { TimeOfDay } from '../../core/ui/Times.tsx'
import { useText } from '../../core/words/language.tsx'

/** Texts that a family and staff wrote to each other, with the answer below. */
export function TextThread({ conversation }: { conversation: ShownConversation }) {
  const text = useText(conversationTexts)
  const { Messages, PhoneNumber, Hindrance, CustomerID: id, Version, WaitingSince } = conversation
  const { act, busy } = useAction({ renews: [customers.listTexts], failed: text('failed') })
  const finish = () => act(customers.answerTexts, { id, Text: null, Version }, { done: text('markedDone') })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {Messages.length === 0 ? (
        <Typography color="textSecondary">{text('noneYet')}</Typography>
      ) : (
        <Box
          component="ol"
          sx={{ m: 0, p: 0, display: 'grid', gap: 1, maxHeight: 420, overflowY: 'auto' }}
          tabIndex={0}
        >
          {Messages.map((message) => (
            <Message key={message.ID} message={message} />
          ))}
        </Box>
      )}
      {Hindrance === null ? (
        <AnswerForm key={Version} conversation={conversation} />
      ) : (
        <Alert severity="info" role="note">
          {Hindrance}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {WaitingSince === null ? null : (
          <Button variant="outlined" loading={busy} onClick={() => void finish()}>
            {text('done')}
          </Button>
        )}
        {PhoneNumber === '' ? null : (
          <Button href={`tel:${PhoneNumber}`} startIcon={<CallOutlined />}>
            {text('calls', { phone: phoneText(PhoneNumber) })}
          </Button>
        )}
      </Box>
    </Box>
  )
}

function Message({ message: { At, Text, By, DueAt } }: { message: TextMessage }) {
  const text = useText(conversationTexts)
  return (
    <Box component="li" sx={{ listStyle: 'none', maxWidth: '85%', justifySelf: By ? 'end' : 'start' }}>
      <Typography variant="body2" color="textSecondary">
        {By ? text('you', { name: By.Name }) : text('family')}, <TimeOfDay value={At} withDay />
        {DueAt ? (
          <>
            . {text('dueAt')} <TimeOfDay value={DueAt} withDay />
          </>
        ) : null}
      </Typography>
      <Typography
        sx={{
          px: 1.5,
          py: 1,
          borderRadius: 2,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          bgcolor: By ? 'action.selected' : 'action.hover',
        }}
      >
        {Text}
      </Typography>
    </Box>
  )
}

const AnswerEntry = z.object({ Text: filled('missing').check(z.maxLength(maxAnswerLength, 'tooLong')) })

function AnswerForm({ conversation: { CustomerID: id, Version } }: { conversation: ShownConversation }) {
  const text = useText(conversationTexts)
  const form = useDraftForm(AnswerEntry, { Text: '' })
  const { act } = useAction({ ...inForm(form), renews: [customers.listTexts], failed: text('failed') })
  const submit = form.handleSubmit(async ({ Text }) => {
    const words = (sent: ShownConversation) => text(sent.Messages.at(-1)?.DueAt ? 'sentLater' : 'sent')
    await act(customers.answerTexts, { id, Text, Version }, { done: words })
  })
  return (
    <FormElement form={form} onSubmit={submit} texts={conversationTexts} spacing={1.5}>
      <RootError control={form.control} />
      <TextField
        control={form.control}
        name="Text"
        label={text('answer')}
        helperText={text('answerHint', { max: maxAnswerLength })}
        multiline
        minRows={2}
      />
      <Button
        type="submit"
        variant="contained"
        loading={form.formState.isSubmitting}
        sx={{ alignSelf: { sm: 'flex-start' } }}
      >
        {text('send')}
      </Button>
    </FormElement>
  )
}
