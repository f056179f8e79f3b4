import {
  Box,
  Card,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material'
import type { PlainKey } from '../../../../shared/core/text/text.ts'
import type { ServedFigures } from '../../../../shared/pantry/pantryReports/served.ts'
import type { CustomerSummary } from '../../../../shared/pantry/pantryReports/summary.ts'
import { customerReportTexts } from '../../../../shared/pantry/pantryReports/texts.ts'
import { changeText } from '../../core/figures/changeSince.ts'
import { Facts } from '../../core/figures/Facts.tsx'
import { Figures } from '../../core/figures/Figures.tsx'
import { numberText } from '../../core/time/time.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { ServedChart } from './ServedChart.tsx'

type Figure = readonly [head: PlainKey<typeof customerReportTexts>, field: keyof ServedFigures]

const wells: readonly Figure[] = [
  ['households', 'Households'],
  ['individuals', 'Individuals'],
  ['visits', 'Visits'],
  ['pounds', 'Pounds'],
]
const people: readonly Figure[] = [
  ['minors', 'Minors'],
  ['adults', 'Adults'],
  ['seniors', 'Seniors'],
  ['agesUnknown', 'AgesUnknown'],
  ['withMinors', 'HouseholdsWithMinors'],
  ['withoutMinors', 'HouseholdsWithoutMinors'],
]
const food: readonly Figure[] = [
  ['products', 'Items'],
  ['pounds', 'Pounds'],
  ['householdsTefap', 'TefapHouseholds'],
  ['tefapItems', 'TefapItems'],
  ['tefapPounds', 'TefapPounds'],
]

interface CustomerFiguresProps {
  summary: CustomerSummary
  /** Figures of as many days before; none where they can't be had. */
  before: ServedFigures | undefined
  /** The figures of the days before are being asked for: their place is kept. */
  isComparing: boolean
}

/** The customer summary's figures. */
export function CustomerFigures({ summary: { Total, Places, Periods }, before, isComparing }: CustomerFiguresProps) {
  const text = useText(customerReportTexts)
  const { language } = useLanguage()
  if (Total.Visits === 0)
    return (
      <Card>
        <EmptyState art="bag" title={text('noneServed')} text={text('noneServedText')} />
      </Card>
    )
  const unknown = Total.Households - Total.HouseholdsWithMinors - Total.HouseholdsWithoutMinors
  return (
    <Stack spacing={3}>
      <Figures
        label={text('summaryTitle')}
        figures={wells.map(([head, field]) => {
          const change = changeText(before?.[field], Total[field], language)
          return {
            label: text(head),
            value: numberText(Total[field], language, 0),
            note: isComparing ? <Skeleton width="12ch" /> : change && text('onDaysBefore', { change }),
          }
        })}
      />
      {Periods.length > 1 ? <ServedChart periods={Periods} /> : null}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <FactsPanel
          title={text('people')}
          figures={Total}
          shown={people}
          more={unknown > 0 ? [{ label: text('householdsAgesUnknown'), value: numberText(unknown, language, 0) }] : []}
        />
        <FactsPanel title={text('food')} figures={Total} shown={food} />
      </Box>
      {Places.length > 1 ? <PlacesPanel places={Places} /> : null}
    </Stack>
  )
}

interface FactsPanelProps {
  title: string
  figures: ServedFigures
  shown: readonly Figure[]
  more?: readonly { label: string; value: string }[]
}

function FactsPanel({ title, figures, shown, more = [] }: FactsPanelProps) {
  const text = useText(customerReportTexts)
  const { language } = useLanguage()
  const facts = shown.map(([head, field]) => ({ label: text(head), value: numberText(figures[field], language, 0) }))
  return (
    <Panel title={title}>
      <Facts facts={[...facts, ...more]} areNumbers />
    </Panel>
  )
}

const columns: readonly Figure[] = [
  ['visits', 'Visits'],
  ['households', 'Households'],
  ['individuals', 'Individuals'],
  ['products', 'Items'],
  ['pounds', 'Pounds'],
]

/** On a phone the figures scroll, and the name keeps its width. */
const placeColumn = { minWidth: 132 } as const

function PlacesPanel({ places }: { places: CustomerSummary['Places'] }) {
  const text = useText(customerReportTexts)
  const { language } = useLanguage()
  return (
    <Panel title={text('byPlace')} isFlush>
      <TableContainer tabIndex={0} role="region" aria-label={text('location')}>
        <Table sx={{ '& td, & th': { px: { xs: 1.25, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell sx={placeColumn}>{text('location')}</TableCell>
              {columns.map(([head]) => (
                <TableCell key={head} align="right">
                  {text(head)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {places.map((place) => (
              <TableRow key={place.Name}>
                <TableCell component="th" scope="row">
                  {place.Name || text('unknown')}
                </TableCell>
                {columns.map(([head, field]) => (
                  <TableCell key={head} align="right">
                    {numberText(place[field], language, 0)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  )
}
