import { Button } from '@mui/material'
import { type BaseSyntheticEvent, useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { languageIn } from '../../../../shared/core/text/languageIn.ts'
import { staffLanguages } from '../../../../shared/core/text/languages.ts'
import { type Language, sourceLanguage } from '../../../../shared/core/text/text.ts'
import * as messages from '../../../../shared/work/messages/api.ts'
import {
  inLanguage,
  type PlannedMessage,
  plannedState,
  type SystemAudience,
} from '../../../../shared/work/messages/systemMessage.ts'
import { systemMessageTexts } from '../../../../shared/work/messages/systemMessagesTexts.ts'
import { ApiError } from '../../core/data/client.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { serverNow } from '../../core/time/clock.ts'
import { zoneHere } from '../../core/time/time.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import SystemMessageDialog from './SystemMessageDialog.tsx'
import { SystemMessageInputs } from './SystemMessageInputs.tsx'
import {
  draftOfTyped,
  fieldsOfPlanned,
  newSystemMessage,
  type SystemMessageFields,
  systemMessageForm,
} from './systemMessageForm.ts'

interface DialogProps {
  audiences: readonly SystemAudience[]
  onSaved: (saved: PlannedMessage) => void
  onClose: () => void
}

/** Plans a system message, or edits one that has not ended. */
export default function SystemMessageForm({ edited, ...props }: DialogProps & { edited: PlannedMessage | undefined }) {
  return edited ? <Edit edited={edited} {...props} /> : <Add {...props} />
}

function useFields(defaults: (zone: string) => SystemMessageFields) {
  const [zone] = useState(zoneHere)
  const [defaultValues] = useState(() => defaults(zone))
  const schema = useMemo(() => systemMessageForm(zone, serverNow), [zone])
  return { zone, form: useDraftForm(schema, defaultValues) }
}

function Add({ audiences, onSaved, onClose }: DialogProps) {
  const text = useText(systemMessageTexts)
  const { zone, form } = useFields((here) => newSystemMessage(audiences, serverNow(), here))
  const submit = useSubmit(form, messages.addSystemMessage, {
    toInput: (values) => draftOfTyped(values, zone),
    done: (added) => text(plannedState(added, new Date(serverNow())) === 'running' ? 'addedRunning' : 'added'),
    onSuccess: onSaved,
  })
  return <MessageDialog title={text('add')} isRunning={false} {...{ form, submit, zone, audiences, onClose }} />
}

function Edit({ edited, audiences, onSaved, onClose }: DialogProps & { edited: PlannedMessage }) {
  const text = useText(systemMessageTexts)
  const { zone, form } = useFields((here) => fieldsOfPlanned(edited, here))
  const submit = useSubmit(form, messages.updateSystemMessage, {
    toInput: (values) => ({ id: edited.ID, ...draftOfTyped(values, zone), Version: edited.Version }),
    done: text('saved'),
    onSuccess: onSaved,
    failed: (error) => (error instanceof ApiError && error.status === 409 ? text('changedMeanwhile') : undefined),
  })
  const isRunning = plannedState(edited, new Date(serverNow())) === 'running'
  return <MessageDialog title={text('editTitle')} {...{ form, submit, zone, audiences, isRunning, onClose }} />
}

interface MessageDialogProps {
  title: string
  form: UseFormReturn<SystemMessageFields>
  submit: (event?: BaseSyntheticEvent) => Promise<void>
  zone: string
  audiences: readonly SystemAudience[]
  isRunning: boolean
  onClose: () => void
}

function MessageDialog({ title, form, submit, zone, audiences, isRunning, onClose }: MessageDialogProps) {
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={systemMessageTexts}
      extra={<Previews form={form} />}
      maxWidth="md"
    >
      <SystemMessageInputs control={form.control} {...{ zone, audiences, isRunning }} />
    </FormDialog>
  )
}

/** The message as its readers get it, in the very dialog that opens over their page. */
function Previews({ form }: { form: UseFormReturn<SystemMessageFields> }) {
  const text = useText(systemMessageTexts)
  const { language } = useLanguage()
  const [shown, show] = useState<Language>()
  const { Title, Body } = form.getValues()
  const message = inLanguage({ ID: 0, IsSurvey: false, Title, Body }, shown ?? sourceLanguage)
  return (
    <>
      {staffLanguages.map((one) => (
        <Button key={one} onClick={() => show(one)}>
          {text('previewIn', { language: languageIn(one, language) })}
        </Button>
      ))}
      <SystemMessageDialog message={message} open={shown !== undefined} onClose={() => show(undefined)} />
    </>
  )
}
