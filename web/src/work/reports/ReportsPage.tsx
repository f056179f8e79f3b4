import { Box, Skeleton } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { reportDay } from '../../../../shared/core/time/range.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import type { ReportParameters } from '../../../../shared/work/jobs/kinds.ts'
import * as reports from '../../../../shared/work/reports/api.ts'
import {
  allDonors,
  configurationReports,
  type DateFilterType,
  dateFilterTypes,
  detailReport,
  newDonorsReport,
  type ReportFormat,
  type ReportName,
  type ReportRange,
  summaryReport,
} from '../../../../shared/work/reports/report.ts'
import { reportTexts } from '../../../../shared/work/reports/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { PrintButton } from '../../core/ui/PrintButton.tsx'
import { useText } from '../../core/words/language.tsx'
import { ReportChoice, ReportForm } from './ReportForm.tsx'
import { ScheduledReports } from './ScheduledReports.tsx'
import { useOpenReport } from './useOpenReport.ts'

const ReportNumbers = lazy(() => import('./ReportNumbers.tsx'))

const datesOf = ({ start, end }: ReportRange) => ({ startDate: reportDay(start), endDate: reportDay(end) })

/** The same for a job. */
const queryOf = (report: ReportName, { start, end }: ReportRange, format: ReportFormat): ReportParameters => ({
  report,
  format,
  start,
  end,
  donorLocationId: null,
  dateFilterType: 'PICKUP',
})

/** The reports of section 2, each with its form; each opens in a new window. */
export default function ReportsPage() {
  const text = useText(reportTexts)
  return (
    <>
      <PageHeader title={text('title')} subtitle={text('lead')} actions={<PrintButton />} />
      <Suspense fallback={<Skeleton variant="rounded" height={540} sx={{ mb: 3 }} />}>
        <ReportNumbers />
      </Suspense>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
        <ConfigurationReport />
        <SummaryReport />
        <DetailReport />
      </Box>
      <ScheduledReports />
    </>
  )
}

function ConfigurationReport() {
  const text = useText(reportTexts)
  const open = useOpenReport()
  const [report, setReport] = useState<(typeof configurationReports)[number]>(newDonorsReport)
  return (
    <ReportForm
      title={text('configuration')}
      lead={text('configurationLead')}
      report={report}
      onOpen={(range, typeCode) =>
        open(reports.buildReport, { reportName: report, ...datesOf(range), typeCode }, queryOf(report, range, typeCode))
      }
    >
      <ReportChoice
        label={text('report')}
        value={report}
        onChange={setReport}
        options={configurationReports}
        nameOf={(one) => text(`report.${one}`)}
      />
    </ReportForm>
  )
}

function SummaryReport() {
  const text = useText(reportTexts)
  const open = useOpenReport()
  return (
    <ReportForm
      title={text('summary')}
      lead={text('summaryLead')}
      report={summaryReport}
      onOpen={(range, typeCode) =>
        open(
          reports.buildReport,
          { reportName: summaryReport, ...datesOf(range), typeCode },
          queryOf(summaryReport, range, typeCode),
        )
      }
    />
  )
}

function DetailReport() {
  const text = useText(reportTexts)
  const open = useOpenReport()
  const { data: locations = [] } = useApi(agencies.listAssociatedDonorLocations, {})
  const [donorFilter, setDonorFilter] = useState<string>(allDonors)
  const [dateFilterType, setDateFilterType] = useState<DateFilterType>('PICKUP')
  const names = new Map(locations.map(({ ID, Code, Donor }) => [String(ID), `${Donor.Name} · ${Code}`]))
  return (
    <ReportForm
      title={text('detail')}
      lead={text('detailLead')}
      report={detailReport}
      onOpen={(range, format) =>
        open(
          reports.pickupReport,
          { format, ...datesOf(range), donorFilter, dateFilterType },
          {
            ...queryOf(detailReport, range, format),
            donorLocationId: donorFilter === allDonors ? null : Number(donorFilter),
            dateFilterType,
          },
        )
      }
    >
      <ReportChoice
        label={text('donorFilter')}
        value={donorFilter}
        onChange={setDonorFilter}
        options={[allDonors, ...names.keys()]}
        nameOf={(one) => names.get(one) ?? text('allDonors')}
      />
      <ReportChoice
        label={text('dateFilterType')}
        value={dateFilterType}
        onChange={setDateFilterType}
        options={dateFilterTypes}
        nameOf={(one) => text(`date.${one}`)}
      />
    </ReportForm>
  )
}
