import { Box, Typography } from '@mui/material'
import { app } from '../../../../shared/core/text/app.ts'
import * as totals from '../../../../shared/work/totals/api.ts'
import { type Impact, mealSource, poundsPerMeal } from '../../../../shared/work/totals/impact.ts'
import { impactTexts } from '../../../../shared/work/totals/impactTexts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { useListState } from '../../core/grid/useListState.ts'
import { monthText } from '../../core/time/monthText.ts'
import { numberText } from '../../core/time/time.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { SelectFilter } from '../../core/ui/filters.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { PrintButton } from '../../core/ui/PrintButton.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import type { NamedDonor } from '../../network/donors/DonorSearch.tsx'
import { OwnDonorSearch } from '../../network/donors/OwnDonorSearch.tsx'
import { ExportImpact } from './ExportImpact.tsx'
import { ImpactChart } from './ImpactChart.tsx'
import { ImpactTable } from './ImpactTable.tsx'
import { ImpactWells } from './ImpactWells.tsx'

/** Years to choose from, this one included. */
const years = 6
/** Impact of a donor's food; for a food bank that of all its donors, or of one of them. */
export default function ImpactPage() {
  const isFoodBank = useRolePrefix() === 'FoodBank'
  const { filters, setFilters } = useListState({ year: 0, donor: 0 })
  const year = filters.year > 0 ? { year: filters.year } : {}
  const isOfOne = isFoodBank && filters.donor > 0
  const own = useApi(totals.getImpact, isOfOne ? null : year)
  const ofOne = useApi(totals.getDonorImpact, isOfOne ? { donorId: filters.donor, ...year } : null)
  const answer = isOfOne ? ofOne : own
  const { data } = answer
  // While another donor's answer is on its way, the one before stays.
  const named = isOfOne && data && !ofOne.isLoading ? { ID: filters.donor, Name: data.Name } : undefined
  return (
    <>
      <Header impact={data} isOfAll={isFoodBank && !isOfOne} />
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
        <PeriodFilter value={filters.year} onChange={(chosen) => setFilters({ year: chosen })} />
        {isFoodBank ? (
          <DonorFilter value={filters.donor} known={named} onChange={(donor) => setFilters({ donor })} />
        ) : null}
      </Box>
      <WhenLoaded answer={answer} skeleton={<FormSkeleton fields={4} />}>
        {(data) => <Shown impact={data} />}
      </WhenLoaded>
    </>
  )
}

function Header({ impact, isOfAll }: { impact: Impact | undefined; isOfAll: boolean }) {
  const text = useText(impactTexts)
  const frame = useText(app)
  const { language } = useLanguage()
  const range = impact && { from: monthText(impact.Start, language), to: monthText(impact.End, language) }
  return (
    <PageHeader
      title={impact && !isOfAll ? `${frame('impact')}: ${impact.Name}` : frame('impact')}
      subtitle={range ? text(isOfAll ? 'leadDonors' : 'lead', range) : undefined}
      actions={
        <>
          <PrintButton />
          {impact ? <ExportImpact impact={impact} /> : null}
        </>
      }
    />
  )
}

interface FilterProps {
  value: number
  onChange: (value: number) => void
}

function PeriodFilter({ value, onChange }: FilterProps) {
  const text = useText(impactTexts)
  const thisYear = Number(useToday().today.slice(0, 4))
  const options = [
    { value: '0', label: text('lastTwelve') },
    ...Array.from({ length: years }, (_, back) => ({ value: String(thisYear - back), label: String(thisYear - back) })),
  ]
  return (
    <SelectFilter
      label={text('period')}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      options={options}
      width={210}
    />
  )
}

function DonorFilter({ value, known, onChange }: FilterProps & { known: NamedDonor | undefined }) {
  const text = useText(impactTexts)
  return (
    <Box sx={{ width: { xs: '100%', sm: 260 } }}>
      <OwnDonorSearch
        id={value > 0 ? value : null}
        known={known}
        onChoose={(id) => onChange(id ?? 0)}
        input={{ label: text('donor'), placeholder: text('allDonors') }}
      />
    </Box>
  )
}

function Shown({ impact }: { impact: Impact }) {
  const text = useText(impactTexts)
  const { language } = useLanguage()
  if (impact.Total.Donations === 0 && impact.Total.Receipts === 0)
    return (
      <Panel>
        <EmptyState art="chart" title={text('empty')} text={text('emptyText')} />
      </Panel>
    )
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ImpactWells impact={impact} />
      <ImpactChart months={impact.Months} />
      <ImpactTable impact={impact} />
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 760 }}>
        {text('explained')} {text('source', { pounds: numberText(poundsPerMeal, language, 1), source: mealSource })}
      </Typography>
    </Box>
  )
}
