import { Box } from '@mui/material'
import { useEffect, useState } from 'react'
import { refusalText } from '../../../../shared/core/refusalText.ts'
import { exportRefusal, formatQueryDay } from '../../../../shared/core/time/range.ts'
import * as pantryReports from '../../../../shared/pantry/pantryReports/api.ts'
import { daysBefore, presetRange } from '../../../../shared/pantry/pantryReports/pantryReport.ts'
import { customerReportTexts } from '../../../../shared/pantry/pantryReports/texts.ts'
import { useDebounced } from '../../core/data/debounced.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useListState } from '../../core/grid/useListState.ts'
import { FilterLine } from '../../core/ui/FilterLine.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { PrintButton } from '../../core/ui/PrintButton.tsx'
import { SelectInput } from '../../core/ui/SelectInput.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { CountedAnswer } from './CountedAnswer.tsx'
import { CustomerFigures } from './CustomerFigures.tsx'
import { ExportSummary, type SummaryChoice } from './ExportSummary.tsx'
import { ReportDays } from './ReportDays.tsx'
import { useReportAgencies } from './useReportAgencies.ts'

/** Section 9: the report waits this long for the next change of days or agency. */
const debounceMs = 200

/** Customers that the pantries served in some days; of the food bank, or of one of its agencies. */
export default function CustomerSummaryPage() {
  const text = useText(customerReportTexts)
  const { language } = useLanguage()
  const { today } = useToday()
  const { filters, setFilters } = useListState({ ...presetRange('last30', today), agency: 0 })
  // A date that is being typed would be lost in the URL.
  const [chosen, setChosen] = useState(filters)
  const asked = useDebounced(chosen, debounceMs)
  useEffect(() => setFilters(asked), [asked, setFilters])
  const { start, end, agency } = chosen
  const agencies = useReportAgencies()
  const name = agencies?.find(({ ID }) => ID === asked.agency)?.Name
  const refusal = exportRefusal(start, end)
  return (
    <>
      <PageHeader
        title={text('summaryTitle')}
        subtitle={text('summaryLead')}
        actions={
          <>
            <PrintButton />
            {refusal ? null : <ExportSummary asked={asked} />}
          </>
        }
      />
      <FilterLine range={asked} before={daysBefore(asked)} of={agencies && (name ?? text('allAgencies'))}>
        <Box sx={formLook}>
          <ReportDays
            value={{ start, end }}
            onChange={(days) => setChosen({ ...chosen, ...days })}
            today={today}
            problem={refusal && refusalText(refusal, language)}
          />
          {agencies ? (
            <SelectInput
              label={text('agency')}
              value={String(agency)}
              onChange={(id) => setChosen({ ...chosen, agency: Number(id) })}
              options={[
                { value: '0', label: text('allAgencies') },
                ...agencies.map(({ ID, Name }) => ({ value: String(ID), label: Name })),
              ]}
            />
          ) : null}
        </Box>
      </FilterLine>
      <Summary asked={asked} />
    </>
  )
}

function Summary({ asked: { start, end, agency } }: { asked: SummaryChoice }) {
  const isAsked = exportRefusal(start, end) === undefined
  const input = {
    dateStartFilter: formatQueryDay(start),
    dateEndFilter: formatQueryDay(end),
    ...(agency === 0 ? {} : { agencyId: agency }),
  }
  const answer = useApi(pantryReports.getCustomerSummary, isAsked ? input : null)
  const before = answer.data && !answer.data.MadeAt ? daysBefore({ start, end }) : undefined
  const previous = useApi(
    pantryReports.getCustomerSummary,
    before
      ? { ...input, dateStartFilter: formatQueryDay(before.start), dateEndFilter: formatQueryDay(before.end) }
      : null,
  )
  return (
    <CountedAnswer
      answer={answer}
      isAsked={isAsked}
      inBackground={{
        pantryReport: 'summary',
        format: 'XLSX',
        summary: { start, end, ...(agency === 0 ? {} : { agencyId: agency }) },
      }}
      madeAt={({ MadeAt }) => MadeAt}
    >
      {(summary) => (
        <CustomerFigures summary={summary} before={before && previous.data?.Total} isComparing={previous.isLoading} />
      )}
    </CountedAnswer>
  )
}

const formLook = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  '& > *': { flex: '1 1 260px' },
  '& > :first-of-type': { flex: '2 1 520px' },
} as const
