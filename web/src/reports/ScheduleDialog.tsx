import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import type { BaseSyntheticEvent } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as reports from '../../../shared/api/reports.ts'
import { reportNames } from '../../../shared/report/report.ts'
import { maxRecipients, type ReportSchedule, scheduleFormats } from '../../../shared/report/schedule.ts'
import { app } from '../../../shared/text/app.ts'
import { reportTexts } from '../../../shared/text/reports.ts'
import { scheduleTexts } from '../../../shared/text/schedules.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useSubmit } from '../data/useSubmit.ts'
import { useToday } from '../offers/useToday.ts'
import { FormElement } from '../ui/form/FormElement.tsx'
import { SelectField, TextField } from '../ui/form/fields.tsx'
import { RootError } from '../ui/form/RootError.tsx'
import { ScheduleTiming } from './ScheduleTiming.tsx'
import { firstValues, type ScheduleForm, scheduleDraftOf, scheduleForm, wrongAddress } from './scheduleForm.ts'

interface DialogProps {
  edited: ReportSchedule | undefined
  onSaved: (saved: ReportSchedule) => void
  onClose: () => void
}

/** Sets up a scheduled report, or edits one. */
export default function ScheduleDialog({ edited, ...props }: DialogProps) {
  return edited ? <Edit edited={edited} {...props} /> : <Add {...props} />
}

const useScheduleForm = (edited: ReportSchedule | undefined) =>
  useForm({ resolver: zodResolver(scheduleForm), defaultValues: firstValues(edited) })
const fieldOf = { Recipients: 'addresses' } as const

function Add({ onSaved, onClose }: Omit<DialogProps, 'edited'>) {
  const text = useText(scheduleTexts)
  const toast = useToast()
  const { zone } = useToday()
  const form = useScheduleForm(undefined)
  const submit = useSubmit(form, reports.addReportSchedule, {
    toInput: scheduleDraftOf,
    fieldOf,
    failed: text('failed'),
    onSuccess: (added) => {
      toast(text('added'))
      onSaved(added)
    },
  })
  return <FormDialog title={text('add')} {...{ form, submit, onClose, zone }} />
}

function Edit({ edited, onSaved, onClose }: DialogProps & { edited: ReportSchedule }) {
  const text = useText(scheduleTexts)
  const toast = useToast()
  const form = useScheduleForm(edited)
  const submit = useSubmit(form, reports.updateReportSchedule, {
    toInput: (values) => ({ id: edited.ID, ...scheduleDraftOf(values) }),
    fieldOf,
    failed: text('failed'),
    onSuccess: (updated) => {
      toast(text('updated'))
      onSaved(updated)
    },
  })
  return <FormDialog title={text('editTitle')} {...{ form, submit, onClose }} zone={edited.TimeZone} />
}

interface FormDialogProps {
  title: string
  form: UseFormReturn<ScheduleForm, unknown, ScheduleForm>
  submit: (event?: BaseSyntheticEvent) => Promise<void>
  zone: string
  onClose: () => void
}

function FormDialog({ title, form, submit, zone, onClose }: FormDialogProps) {
  const text = useText(scheduleTexts)
  const names = useText(reportTexts)
  const shell = useText(app)
  const { control, formState } = form
  const errorValues = { max: maxRecipients, address: wrongAddress(form.watch('addresses')) ?? '' }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="schedule-title">
      <FormElement form={form} onSubmit={submit} texts={scheduleTexts}>
        <DialogTitle id="schedule-title">{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <SelectField
              control={control}
              name="Report"
              label={text('report')}
              options={reportNames.map((value) => ({ value, label: names(`report.${value}`) }))}
            />
            <SelectField
              control={control}
              name="Format"
              label={text('format')}
              options={scheduleFormats.map((value) => ({ value, label: names(`format.${value}`) }))}
            />
            <ScheduleTiming form={form} zone={zone} />
            <TextField
              control={control}
              name="addresses"
              label={text('recipients')}
              helperText={text('recipientsHint', { max: maxRecipients })}
              errorValues={errorValues}
              multiline
              minRows={2}
              maxRows={10}
            />
            <RootError control={control} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={formState.isSubmitting}>
            {shell('save')}
          </Button>
        </DialogActions>
      </FormElement>
    </Dialog>
  )
}
