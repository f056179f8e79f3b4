import { Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { refusalText } from '../../../../shared/core/refusalText.ts'
import { plural } from '../../../../shared/core/text/text.ts'
import * as pantryReports from '../../../../shared/pantry/pantryReports/api.ts'
import {
  allowsFullData,
  exportFormats,
  formatOf,
  labelSheets,
  maxLabelsPerOrder,
  orderReports,
} from '../../../../shared/pantry/pantryReports/pantryReport.ts'
import { type OrderReportParameters, orderReportRefusal } from '../../../../shared/pantry/pantryReports/query.ts'
import { customerReportTexts } from '../../../../shared/pantry/pantryReports/texts.ts'
import { TextInput } from '../../core/ui/inputs.tsx'
import { SelectInput } from '../../core/ui/SelectInput.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import {
  firstChoice,
  labelsInput,
  type OrderReportChoice,
  type OrdersOfDialog,
  orderDates,
  parametersOf,
  reportInput,
} from './orderReportInput.ts'
import { ReportDays } from './ReportDays.tsx'
import { ReportCheckbox, ReportDialog } from './ReportDialog.tsx'
import { useExport } from './useExport.ts'

interface OrderReportsDialogProps extends OrdersOfDialog {
  /** The grid shows the orders of one agency: its full data is not exported. */
  isAgencyScoped: boolean
  onClose: () => void
}

const endpoints = {
  pickupAttendant: pantryReports.exportPickup,
  delivery: pantryReports.exportDelivery,
  orders: pantryReports.exportOrder,
  distribution: pantryReports.exportDistribution,
} as const

/** The reports of the orders that are selected, or that the grid's filters find. */
export default function OrderReportsDialog({ filters, orderIds, isAgencyScoped, onClose }: OrderReportsDialogProps) {
  const text = useText(customerReportTexts)
  const { language } = useLanguage()
  const { today } = useToday()
  const [choice, setChoice] = useState(() => firstChoice(filters, today))
  const { save, isBusy, failure, clear } = useExport(onClose)
  const change = (part: Partial<OrderReportChoice>) => {
    clear()
    setChoice((old) => ({ ...old, ...part }))
  }
  const parameters = parametersOf({ filters, orderIds }, choice, isAgencyScoped)
  const refusal = orderReportRefusal(parameters)
  const problem = refusal && refusalText(refusal, language)
  return (
    <ReportDialog
      lead={text(`lead.${choice.report}`)}
      failure={failure}
      isBusy={isBusy}
      isDisabled={refusal !== undefined}
      onExport={() => void exportWith(save, parameters)}
      onClose={onClose}
    >
      <SelectInput
        label={text('report')}
        value={choice.report}
        options={orderReports.map((value) => ({ value, label: text(`report.${value}`) }))}
        onChange={(report) => change({ report })}
      />
      {orderIds.length > 0 ? (
        <Typography>{text(plural(language, 'selectedOrders', orderIds.length), { count: orderIds.length })}</Typography>
      ) : (
        <Stack spacing={2}>
          <Typography>{text('filteredOrders')}</Typography>
          <SelectInput
            label={text('dates')}
            value={choice.dates}
            options={orderDates.map((value) => ({ value, label: text(`dates.${value}`) }))}
            onChange={(dates) => change({ dates })}
          />
          <ReportDays value={choice.days} onChange={(days) => change({ days })} today={today} problem={problem} />
        </Stack>
      )}
      {choice.report === 'labels' ? (
        <LabelFields choice={choice} onChange={change} />
      ) : (
        <FormatFields choice={choice} onChange={change} isAgencyScoped={isAgencyScoped} />
      )}
    </ReportDialog>
  )
}

type Save = ReturnType<typeof useExport>['save']

function exportWith(save: Save, parameters: OrderReportParameters): Promise<unknown> {
  const { pantryReport: report, format } = parameters
  const fileName = `${report}.${format.toLowerCase()}`
  if (report === 'labels')
    return save({ endpoint: pantryReports.exportLabels, input: labelsInput(parameters), fileName, parameters })
  return save({ endpoint: endpoints[report], input: reportInput(parameters), fileName, parameters })
}

interface FieldsProps {
  choice: OrderReportChoice
  onChange: (part: Partial<OrderReportChoice>) => void
}

function FormatFields({ choice, onChange, isAgencyScoped }: FieldsProps & { isAgencyScoped: boolean }) {
  const text = useText(customerReportTexts)
  const { report, format } = choice
  const mayBeFull = allowsFullData(report, formatOf(report, format), isAgencyScoped)
  return (
    <Stack spacing={1}>
      <SelectInput
        label={text('format')}
        value={format}
        options={exportFormats.map((value) => ({ value, label: text(`format.${value}`) }))}
        onChange={(chosen) => onChange({ format: chosen })}
        helperText={mayBeFull ? undefined : text('fullDataHint')}
      />
      <ReportCheckbox
        label={text('includeFullData')}
        isTicked={choice.isFull && mayBeFull}
        isDisabled={!mayBeFull}
        onChange={(isFull) => onChange({ isFull })}
      />
    </Stack>
  )
}

/** Labels are PDF: there is no format to choose. */
function LabelFields({ choice, onChange }: FieldsProps) {
  const text = useText(customerReportTexts)
  return (
    <Stack spacing={2}>
      <SelectInput
        label={text('labelSheet')}
        value={choice.sheet}
        options={labelSheets.map((value) => ({ value, label: text(`sheet.${value}`) }))}
        onChange={(sheet) => onChange({ sheet })}
      />
      <LabelCount count={choice.labelsPerOrder} onChange={(labelsPerOrder) => onChange({ labelsPerOrder })} />
      <ReportCheckbox
        label={text('includeCustomerName')}
        isTicked={choice.includeCustomerName}
        onChange={(includeCustomerName) => onChange({ includeCustomerName })}
      />
      <ReportCheckbox
        label={text('inStaffLanguage')}
        isTicked={choice.inStaffLanguage}
        onChange={(inStaffLanguage) => onChange({ inStaffLanguage })}
      />
    </Stack>
  )
}

/** Shows what is typed, an empty field too, until it is left; then the count that is exported, which is always a possible one. */
function LabelCount({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  const text = useText(customerReportTexts)
  const [typed, type] = useState<string>()
  return (
    <TextInput
      type="number"
      label={text('labelsPerOrder')}
      value={typed ?? String(count)}
      onChange={(value) => {
        type(value)
        onChange(Math.min(maxLabelsPerOrder, Math.max(1, Math.round(Number(value)))))
      }}
      onBlur={() => type(undefined)}
      htmlInput={{ min: 1, max: maxLabelsPerOrder, inputMode: 'numeric' }}
    />
  )
}
