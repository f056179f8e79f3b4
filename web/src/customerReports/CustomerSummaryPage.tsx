import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useEffect, useState } from 'react'
import { isFoodBankRole } from '../../../shared/access.ts'
import * as foodbanks from '../../../shared/api/foodbanks.ts'
import * as pantryReports from '../../../shared/api/pantryReports.ts'
import { exportRefusal, formatQueryDay } from '../../../shared/dashboard/range.ts'
import { presetRange } from '../../../shared/pantryReport/pantryReport.ts'
import { reportTooLarge } from '../../../shared/refusals/reports.ts'
import { refusalText } from '../../../shared/refusalText.ts'
import { customerReportTexts } from '../../../shared/text/customerReports.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { Refused, refusalReason } from '../data/client.ts'
import { useDebounced } from '../data/debounced.ts'
import { useApi } from '../data/useApi.ts'
import { useSession } from '../data/useSession.ts'
import { useListState } from '../grid/useListState.ts'
import { useToday } from '../offers/useToday.ts'
import { SelectInput } from '../ui/inputs.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { CountedInBackground } from './CountedInBackground.tsx'
import { CustomerFigures } from './CustomerFigures.tsx'
import { ReportDays } from './ReportDays.tsx'

/** Section 9: the report waits this long for the next change of days or agency. */
const debounceMs = 200

/** Whom the pantries served in some days; of the food bank, or of one of its agencies. */
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
  const refusal = exportRefusal(start, end)
  return (
    <>
      <PageHeader title={text('summaryTitle')} subtitle={text('summaryLead')} />
      <Box
        className="no-print"
        sx={{ mb: 3, display: 'grid', gap: 2, gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 1fr)' } }}
      >
        <ReportDays
          value={{ start, end }}
          onChange={(days) => setChosen({ ...chosen, ...days })}
          today={today}
          problem={refusal && refusalText(refusal, language)}
        />
        <AgencyChoice chosen={agency} onChoose={(id) => setChosen({ ...chosen, agency: id })} />
      </Box>
      <Summary asked={asked} />
    </>
  )
}

interface AskedSummary {
  readonly start: string
  readonly end: string
  readonly agency: number
}

function Summary({ asked: { start, end, agency } }: { asked: AskedSummary }) {
  const text = useText(customerReportTexts)
  const { language } = useLanguage()
  const isAsked = exportRefusal(start, end) === undefined
  const input = {
    dateStartFilter: formatQueryDay(start),
    dateEndFilter: formatQueryDay(end),
    ...(agency === 0 ? {} : { agencyId: agency }),
  }
  const { data, error, isValidating, mutate } = useApi(pantryReports.getCustomerSummary, isAsked ? input : null)
  const counted = (madeAt?: string) => (
    <CountedInBackground
      asked={{ start, end, ...(agency === 0 ? {} : { agencyId: agency }) }}
      madeAt={madeAt}
      onCounted={mutate}
    />
  )
  if (error && refusalReason(error) === reportTooLarge[language]) return counted()
  if (error) {
    const message = error instanceof Refused ? error.reason || text('summaryFailed') : text('summaryServerFailed')
    return <LoadFailed error={error} message={message} onRetry={() => mutate()} />
  }
  if (!data) return isAsked ? <RowsSkeleton rows={6} height={56} /> : null
  return (
    <Stack aria-busy={isValidating} sx={{ opacity: isValidating ? 0.6 : 1 }}>
      {data.MadeAt ? counted(data.MadeAt) : null}
      <CustomerFigures summary={data} />
    </Stack>
  )
}

/** For the food bank: an agency reports its own. */
function AgencyChoice({ chosen, onChoose }: { chosen: number; onChoose: (id: number) => void }) {
  const text = useText(customerReportTexts)
  const isFoodBank = isFoodBankRole(useSession().ActiveRole)
  const { data = [] } = useApi(foodbanks.listAssociatedAgencies, isFoodBank ? {} : null)
  if (!isFoodBank) return null
  return (
    <SelectInput
      label={text('agency')}
      value={String(chosen)}
      onChange={(id) => onChoose(Number(id))}
      options={[
        { value: '0', label: text('allAgencies') },
        ...data.map(({ ID, Name }) => ({ value: String(ID), label: Name })),
      ]}
    />
  )
}
