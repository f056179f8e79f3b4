import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type BaseSyntheticEvent, useMemo, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as messages from '../../../shared/api/messages.ts'
import {
  inLanguage,
  type PlannedMessage,
  plannedState,
  type SystemAudience,
} from '../../../shared/message/systemMessage.ts'
import { app } from '../../../shared/text/app.ts'
import { systemMessageTexts } from '../../../shared/text/systemMessages.ts'
import type { Language } from '../../../shared/text/text.ts'
import { useText } from '../app/language.tsx'
import SystemMessageDialog from '../app/SystemMessageDialog.tsx'
import { useToast } from '../app/toast.tsx'
import { ApiError } from '../data/client.ts'
import { serverNow } from '../data/clock.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { FormElement } from '../ui/form/FormElement.tsx'
import { RootError } from '../ui/form/RootError.tsx'
import { zoneHere } from '../ui/time.ts'
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
  return { zone, form: useForm({ resolver: zodResolver(schema), defaultValues }) }
}

function Add({ audiences, onSaved, onClose }: DialogProps) {
  const text = useText(systemMessageTexts)
  const toast = useToast()
  const { zone, form } = useFields((here) => newSystemMessage(audiences, serverNow(), here))
  const submit = useSubmit(form, messages.addSystemMessage, {
    toInput: (values) => draftOfTyped(values, zone),
    onSuccess: (added) => {
      toast(text(plannedState(added, new Date(serverNow())) === 'running' ? 'addedRunning' : 'added'))
      onSaved(added)
    },
  })
  return <FormDialog title={text('add')} isRunning={false} {...{ form, submit, zone, audiences, onClose }} />
}

function Edit({ edited, audiences, onSaved, onClose }: DialogProps & { edited: PlannedMessage }) {
  const text = useText(systemMessageTexts)
  const toast = useToast()
  const { zone, form } = useFields((here) => fieldsOfPlanned(edited, here))
  const submit = useSubmit(form, messages.updateSystemMessage, {
    toInput: (values) => ({ id: edited.ID, ...draftOfTyped(values, zone), Version: edited.Version }),
    onSuccess: (saved) => {
      toast(text('saved'))
      onSaved(saved)
    },
    failed: (error) => (error instanceof ApiError && error.status === 409 ? text('changedMeanwhile') : undefined),
  })
  const isRunning = plannedState(edited, new Date(serverNow())) === 'running'
  return <FormDialog title={text('editTitle')} {...{ form, submit, zone, audiences, isRunning, onClose }} />
}

interface FormDialogProps {
  title: string
  form: UseFormReturn<SystemMessageFields>
  submit: (event?: BaseSyntheticEvent) => Promise<void>
  zone: string
  audiences: readonly SystemAudience[]
  isRunning: boolean
  onClose: () => void
}

function FormDialog({ title, form, submit, zone, audiences, isRunning, onClose }: FormDialogProps) {
  const shell = useText(app)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="system-message-form">
      <FormElement form={form} onSubmit={submit} texts={systemMessageTexts}>
        <DialogTitle id="system-message-form">{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <SystemMessageInputs control={form.control} {...{ zone, audiences, isRunning }} />
            <RootError control={form.control} />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          <Previews form={form} />
          <Box sx={{ flex: 1 }} />
          <Button color="inherit" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {shell('save')}
          </Button>
        </DialogActions>
      </FormElement>
    </Dialog>
  )
}

/** The message as its readers get it, in the very dialog that opens over their page. */
function Previews({ form }: { form: UseFormReturn<SystemMessageFields> }) {
  const text = useText(systemMessageTexts)
  const [shown, show] = useState<Language>()
  const { Title, Body } = form.getValues()
  const message = inLanguage({ ID: 0, IsSurvey: false, Title, Body }, shown ?? 'en')
  return (
    <>
      <Button onClick={() => show('en')}>{text('previewEnglish')}</Button>
      <Button onClick={() => show('es')}>{text('previewSpanish')}</Button>
      <SystemMessageDialog message={message} open={shown !== undefined} onClose={() => show(undefined)} />
    </>
  )
}
