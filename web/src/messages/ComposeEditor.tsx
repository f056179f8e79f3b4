import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ReceivedMessage } from '../../../shared/api/messages.ts'
import * as messages from '../../../shared/api/messages.ts'
import { app } from '../../../shared/text/app.ts'
import { messageTexts } from '../../../shared/text/messages.ts'
import { failureText } from '../app/failure.ts'
import { go } from '../app/go.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useUnsaved } from '../app/unsaved.ts'
import { useAction } from '../data/useAction.ts'
import { useRolePrefix } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { FormActions } from '../ui/FormActions.tsx'
import { Panel } from '../ui/Panel.tsx'
import { ComposeFields } from './ComposeFields.tsx'
import { type ComposeErrors, type ComposeForm, composeErrors, firstForm, messageDraft } from './composeForm.ts'
import { MessageBody } from './MessageBody.tsx'

/** The form itself; sent once under its key, however often the button is hit or the network drops. */
export function ComposeEditor({ answered }: { answered: ReceivedMessage['UserMessage'] | undefined }) {
  const text = useText(messageTexts)
  const prefix = useRolePrefix()
  const [first] = useState(() => firstForm(answered))
  const [form, setForm] = useState(first)
  const { send, isBusy, failure, isSent } = useSend()
  const { errors, check, formRef } = useErrors(form)
  useUnsaved(!isSent && JSON.stringify(form) !== JSON.stringify(first))
  useEffect(() => {
    if (isSent) go(paths.messages(prefix, 'sent'), { replace: true })
  }, [isSent, prefix])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (check()) void send(form)
  }
  return (
    <Stack component="form" ref={formRef} spacing={2.5} noValidate onSubmit={submit}>
      <Panel>
        <ComposeFields form={form} onForm={setForm} errors={errors} />
      </Panel>
      {answered ? (
        <Panel title={text('inReplyTo')}>
          <MessageBody body={answered.Body} />
        </Panel>
      ) : null}
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      <FormActions>
        <Button href={paths.messages(prefix)} color="inherit">
          {text('cancel')}
        </Button>
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {text('send')}
        </Button>
      </FormActions>
    </Stack>
  )
}

/** What is missing is told once the form was sent, then as it is filled in; the first place gets the focus. */
function useErrors(form: ComposeForm) {
  const formRef = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const errors: ComposeErrors | undefined = attempts > 0 ? composeErrors(form) : undefined
  useEffect(() => {
    if (attempts > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  const check = () => {
    const isSound = composeErrors(form) === undefined
    if (!isSound) setAttempts(attempts + 1)
    return isSound
  }
  return { errors, check, formRef }
}

function useSend() {
  const text = useText(messageTexts)
  const frame = useText(app)
  const toast = useToast()
  const { run, busy } = useAction(messages.sendMessage)
  const [failure, setFailure] = useState<string>()
  const [isSent, setSent] = useState(false)
  const isSending = useRef(false)
  const send = async (form: ComposeForm) => {
    if (isSending.current) return
    isSending.current = true
    setFailure(undefined)
    try {
      await run(messageDraft(form))
      const [only, ...more] = form.recipients
      toast(
        more.length === 0
          ? text('sentToOne', { name: only?.Name ?? '' })
          : text('sentToMany', { count: form.recipients.length }),
      )
      setSent(true)
    } catch (error) {
      setFailure(failureText(error, frame, text('sendFailed')))
    } finally {
      isSending.current = false
    }
  }
  return { send, isBusy: busy || isSent, failure, isSent }
}
