import { Alert, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { refusalText } from '../../../../shared/core/refusalText.ts'
import { plural } from '../../../../shared/core/text/text.ts'
import { formatQueryDay } from '../../../../shared/core/time/range.ts'
import type { CustomerFilter } from '../../../../shared/pantry/customers/filter.ts'
import * as pantryReports from '../../../../shared/pantry/pantryReports/api.ts'
import {
  customerReports,
  defaultExportFormat,
  exportFormats,
  tefapRange,
  tefapRefusal,
} from '../../../../shared/pantry/pantryReports/pantryReport.ts'
import { type CustomerReportParameters, customerReportRefusal } from '../../../../shared/pantry/pantryReports/query.ts'
import { customerReportTexts } from '../../../../shared/pantry/pantryReports/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useApi } from '../../core/data/useApi.ts'
import { numberText } from '../../core/time/time.ts'
import { SelectInput } from '../../core/ui/SelectInput.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { ReportDays } from './ReportDays.tsx'
import { ReportCheckbox, ReportDialog } from './ReportDialog.tsx'
import { useExport } from './useExport.ts'

interface CustomerReportsDialogProps {
  /** Those of the grid, as its endpoint takes them. */
  filters: CustomerFilter
  onClose: () => void
}

/** The reports of customers: those of the grid, and those who received TEFAP products. */
export default function CustomerReportsDialog({ filters, onClose }: CustomerReportsDialogProps) {
  const text = useText(customerReportTexts)
  const { language } = useLanguage()
  const { today } = useToday()
  const [report, setReport] = useState<(typeof customerReports)[number]>('customers')
  const [format, setFormat] = useState(defaultExportFormat)
  const [hasDates, setHasDates] = useState(false)
  const [days, setDays] = useState(() => tefapRange(today))
  const { save, queue, isBusy, failure, clear } = useExport(onClose)
  const isTefap = report === 'tefap'
  const customers = isTefap ? tefapFilter(filters, days) : filters
  const parameters: CustomerReportParameters = { pantryReport: report, format, hasDates, customers }
  const refusal = customerReportRefusal(parameters)
  const count = useTefapCount(isTefap && !refusal ? customers : null)
  const run = () => {
    const fileName = `${report}.${format.toLowerCase()}`
    if (isTefap)
      return save({
        endpoint: pantryReports.exportTefapCustomers,
        input: { ...customers, Format: format },
        fileName,
        parameters,
      })
    const options = { IncludeDatesOfService: hasDates ? 'true' : 'false', Format: format } as const
    return save({ endpoint: pantryReports.exportCustomers, input: { ...customers, ...options }, fileName, parameters })
  }
  return (
    <ReportDialog
      lead={text(`lead.${report}`)}
      failure={failure}
      isBusy={isBusy}
      isDisabled={refusal !== undefined || (isTefap && !count.isAllowed)}
      onExport={() => void run()}
      onClose={onClose}
    >
      <SelectInput
        label={text('report')}
        value={report}
        options={customerReports.map((value) => ({ value, label: text(`report.${value}`) }))}
        onChange={(chosen) => {
          clear()
          setReport(chosen)
        }}
      />
      {isTefap ? (
        <Stack spacing={2}>
          <ReportDays
            value={days}
            onChange={setDays}
            today={today}
            hasTefapPreset
            problem={refusal && refusalText(refusal, language)}
          />
          <TefapCount
            count={count}
            isBusy={isBusy}
            onQueue={() => void queue(parameters, text('tefapScheduleFailed'))}
          />
        </Stack>
      ) : (
        <ReportCheckbox label={text('includeDatesOfService')} isTicked={hasDates} onChange={setHasDates} />
      )}
      <SelectInput
        label={text('format')}
        value={format}
        options={exportFormats.map((value) => ({ value, label: text(`format.${value}`) }))}
        onChange={setFormat}
      />
    </ReportDialog>
  )
}

/** The days of the report are those of pickup, whatever days the grid is filtered by. */
function tefapFilter(filter: CustomerFilter, { start, end }: { start: string; end: string }): CustomerFilter {
  const others = Object.entries(filter).filter(([name]) => !name.startsWith('Order'))
  const days = { OrderPickupStartDate: formatQueryDay(start), OrderPickupEndDate: formatQueryDay(end) }
  return { ...Object.fromEntries(others), ...days }
}

interface Counted {
  readonly count: number | undefined
  readonly error: Error | undefined
  /** Few enough for a file at once. */
  readonly isAllowed: boolean
}

function useTefapCount(filter: CustomerFilter | null): Counted {
  const { data, error, isValidating } = useApi(pantryReports.getTefapCustomersCount, filter, {
    keepPreviousData: false,
  })
  const count = isValidating ? undefined : data
  return { count, error, isAllowed: count !== undefined && tefapRefusal(count) === undefined }
}

interface TefapCountProps {
  count: Counted
  isBusy: boolean
  onQueue: () => void
}

/** Number of customers in the file; too many for a file at once can be had in the background. */
function TefapCount({ count: { count, error }, isBusy, onQueue }: TefapCountProps) {
  const text = useText(customerReportTexts)
  const { language } = useLanguage()
  const background = (
    <Button color="inherit" size="small" loading={isBusy} onClick={onQueue} sx={{ display: 'flex', ml: -0.5 }}>
      {text('makeInBackground')}
    </Button>
  )
  if (error)
    return (
      <Alert severity="error">
        <span>{refusalReason(error) ?? text('tefapCountFailed')}</span>
        {background}
      </Alert>
    )
  if (count === undefined) return <Typography color="textSecondary">{text('counting')}</Typography>
  const refusal = tefapRefusal(count)
  return (
    <Stack spacing={1.5}>
      <Typography>{text(plural(language, 'tefapCount', count), { count: numberText(count, language) })}</Typography>
      {refusal ? (
        <Alert severity="warning">
          <span>{refusalText(refusal, language)}</span>
          {background}
        </Alert>
      ) : null}
    </Stack>
  )
}
