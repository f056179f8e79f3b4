import { Box, Stack } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isFoodBankAdministrator, type Role } from '../../../../shared/core/access.ts'
import { refusalText } from '../../../../shared/core/refusalText.ts'
import { exportRefusal } from '../../../../shared/core/time/range.ts'
import * as pantryReports from '../../../../shared/pantry/pantryReports/api.ts'
import { type CountedFood, countedFoods } from '../../../../shared/pantry/pantryReports/countedFood.ts'
import { householdPresets, householdRange } from '../../../../shared/pantry/pantryReports/pantryReport.ts'
import type { HouseholdReportParameters } from '../../../../shared/pantry/pantryReports/query.ts'
import { customerReportTexts } from '../../../../shared/pantry/pantryReports/texts.ts'
import { useDebounced } from '../../core/data/debounced.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useListState } from '../../core/grid/useListState.ts'
import { FilterLine } from '../../core/ui/FilterLine.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { SelectInput } from '../../core/ui/SelectInput.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { CountedAnswer } from './CountedAnswer.tsx'
import { ExportHouseholds } from './ExportHouseholds.tsx'
import { HouseholdFigureTables, type OpenedFigure } from './HouseholdFigureTables.tsx'
import { ReportDays } from './ReportDays.tsx'
import { useReportAgencies } from './useReportAgencies.ts'

const AuditPanel = lazy(() => import('./AuditPanel.tsx'))
const HoldsPanel = lazy(() => import('./HoldsPanel.tsx'))
const NoticePanel = lazy(() => import('./NoticePanel.tsx'))
const HouseholdRecordsPanel = lazy(() => import('./HouseholdRecordsPanel.tsx'))

type Asked = HouseholdReportParameters['households']

/** The report waits this long for the next change of its choices. */
const debounceMs = 200

const mayAuditAs = (role: Role) => role === 'agency' || isFoodBankAdministrator(role)

/** Households that were served in some days, in the shape that the state asks for. */
export default function HouseholdReportPage() {
  const text = useText(customerReportTexts)
  const { language } = useLanguage()
  const { today } = useToday()
  const { ActiveRole } = useSession()
  const mayAudit = mayAuditAs(ActiveRole)
  const first: { start: string; end: string; agency: number; food: CountedFood } = {
    ...householdRange('lastMonth', today),
    agency: 0,
    food: 'tefap',
  }
  const { filters, setFilters } = useListState(first)
  // A date that is being typed would be lost in the URL.
  const [chosen, setChosen] = useState(filters)
  const asked = useDebounced(chosen, debounceMs)
  useEffect(() => setFilters(asked), [asked, setFilters])
  const agencies = useReportAgencies()
  const name = agencies?.find(({ ID }) => ID === asked.agency)?.Name
  const refusal = exportRefusal(chosen.start, chosen.end)
  const households: Asked = {
    ...{ start: asked.start, end: asked.end, food: asked.food === 'all' ? 'all' : 'tefap' },
    ...(asked.agency === 0 ? {} : { agencyId: asked.agency }),
  }
  const foods = countedFoods.map((value) => ({ value, label: text(`food.${value}`) }))
  const ofAgencies = (agencies ?? []).map(({ ID, Name }) => ({ value: String(ID), label: Name }))
  return (
    <>
      <PageHeader
        title={text('householdsTitle')}
        subtitle={text('householdsLead')}
        actions={refusal ? null : <ExportHouseholds households={households} />}
      />
      <FilterLine range={asked} of={agencies && (name ?? text('allAgencies'))}>
        <Box sx={formLook}>
          <ReportDays
            value={{ start: chosen.start, end: chosen.end }}
            onChange={(days) => setChosen({ ...chosen, ...days })}
            today={today}
            periods={householdPresets.map((key) => ({ key, ...householdRange(key, today) }))}
            problem={refusal && refusalText(refusal, language)}
          />
          <SelectInput
            label={text('countedFood')}
            value={chosen.food}
            onChange={(food) => setChosen({ ...chosen, food: food as CountedFood })}
            options={foods}
          />
          {agencies ? (
            <SelectInput
              label={text('agency')}
              value={String(chosen.agency)}
              onChange={(id) => setChosen({ ...chosen, agency: Number(id) })}
              options={[{ value: '0', label: text('allAgencies') }, ...ofAgencies]}
            />
          ) : null}
        </Box>
      </FilterLine>
      <Report asked={households} />
      <Suspense fallback={null}>
        <Stack spacing={3} sx={{ mt: 3 }}>
          {mayAudit ? <AuditPanel /> : null}
          <HoldsPanel />
          {isFoodBankAdministrator(ActiveRole) ? <NoticePanel /> : null}
        </Stack>
      </Suspense>
    </>
  )
}

function Report({ asked }: { asked: Asked }) {
  const [opened, open] = useState<OpenedFigure>()
  const isAsked = exportRefusal(asked.start, asked.end) === undefined
  const answer = useApi(pantryReports.getHouseholdReport, isAsked ? asked : null)
  return (
    <CountedAnswer
      answer={answer}
      isAsked={isAsked}
      inBackground={{ pantryReport: 'households', format: 'XLSX', households: asked }}
      madeAt={({ IsLasting, CountedAt }) => (IsLasting ? CountedAt : undefined)}
    >
      {(report) => (
        <>
          <HouseholdFigureTables report={report} onOpen={open} />
          {opened ? (
            <Suspense fallback={null}>
              <HouseholdRecordsPanel asked={asked} opened={opened} onClose={() => open(undefined)} />
            </Suspense>
          ) : null}
        </>
      )}
    </CountedAnswer>
  )
}

const formLook = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  '& > *': { flex: '1 1 220px' },
  '& > :first-of-type': { flex: '2 1 520px' },
} as const
