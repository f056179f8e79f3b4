import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { reportNames } from '../../../../shared/work/reports/report.ts'
import { reportTexts } from '../../../../shared/work/reports/texts.ts'
import * as schedules from '../../../../shared/work/schedules/api.ts'
import { maxRecipients, type ReportSchedule, scheduleFormats } from '../../../../shared/work/schedules/schedule.ts'
import { scheduleTexts } from '../../../../shared/work/schedules/texts.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
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
  const submit = useSubmit(form, schedules.addReportSchedule, {
    toInput: scheduleDraftOf,
    fieldOf,
    failed: text('failed'),
    onSuccess: (added) => {
      toast(text('added'))
      onSaved(added)
    },
  })
  return (
    <FormDialog title={text('add')} form={form} onSubmit={submit} onClose={onClose} texts={scheduleTexts}>
      <ScheduleFields form={form} zone={zone} />
    </FormDialog>
  )
}

function Edit({ edited, onSaved, onClose }: DialogProps & { edited: ReportSchedule }) {
  const text = useText(scheduleTexts)
  const toast = useToast()
  const form = useScheduleForm(edited)
  const submit = useSubmit(form, schedules.updateReportSchedule, {
    toInput: (values) => ({ id: edited.ID, ...scheduleDraftOf(values) }),
    fieldOf,
    failed: text('failed'),
    onSuccess: (updated) => {
      toast(text('updated'))
      onSaved(updated)
    },
  })
  return (
    <FormDialog title={text('editTitle')} form={form} onSubmit={submit} onClose={onClose} texts={scheduleTexts}>
      <ScheduleFields form={form} zone={edited.TimeZone} />
    </FormDialog>
  )
}

interface ScheduleFieldsProps {
  form: UseFormReturn<ScheduleForm, unknown, ScheduleForm>
  zone: string
}

function ScheduleFields({ form, zone }: ScheduleFieldsProps) {
  const text = useText(scheduleTexts)
  const names = useText(reportTexts)
  const { control } = form
  const errorValues = { max: maxRecipients, address: wrongAddress(form.watch('addresses')) ?? '' }
  return (
    <>
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
    </>
  )
}
