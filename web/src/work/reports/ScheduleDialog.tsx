import type { UseFormReturn } from 'react-hook-form'
import { scheduledReports } from '../../../../shared/work/reports/report.ts'
import { reportTexts } from '../../../../shared/work/reports/texts.ts'
import * as schedules from '../../../../shared/work/schedules/api.ts'
import { maxRecipients, type ReportSchedule, scheduleFormats } from '../../../../shared/work/schedules/schedule.ts'
import { scheduleTexts } from '../../../../shared/work/schedules/texts.ts'
import { useRecordForm } from '../../core/record/useRecordForm.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useText } from '../../core/words/language.tsx'
import { ScheduleTiming } from './ScheduleTiming.tsx'
import { firstValues, type ScheduleForm, scheduleDraftOf, scheduleForm, wrongAddress } from './scheduleForm.ts'

interface DialogProps {
  edited: ReportSchedule | undefined
  onSaved: (saved: ReportSchedule) => void
  onClose: () => void
}

/** Sets up a scheduled report, or edits one. */
export default function ScheduleDialog({ edited, onSaved, onClose }: DialogProps) {
  const text = useText(scheduleTexts)
  const { zone } = useToday()
  const { form, submit } = useRecordForm(scheduleForm, {
    edited,
    empty: firstValues(undefined),
    valuesOf: firstValues,
    toInput: scheduleDraftOf,
    create: schedules.addReportSchedule,
    update: schedules.updateReportSchedule,
    fieldOf: { Recipients: 'addresses' },
    failed: text('failed'),
    added: text('added'),
    updated: text('updated'),
    onSaved,
  })
  const title = text(edited ? 'editTitle' : 'add')
  return (
    <FormDialog title={title} form={form} onSubmit={submit} onClose={onClose} texts={scheduleTexts}>
      <ScheduleFields form={form} zone={edited?.TimeZone ?? zone} />
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
        options={scheduledReports.map((value) => ({ value, label: names(`report.${value}`) }))}
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
