import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { RolePrefix } from '../../../../shared/core/access.ts'
import { type Language, plural } from '../../../../shared/core/text/text.ts'
import type { SubmissionGridRow } from '../../../../shared/rescue/loads/api.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { Weight } from '../../core/figures/Weight.tsx'
import { type Column, column } from '../../core/grid/column.ts'
import { GridCell } from '../../core/grid/GridCell.tsx'
import { paths } from '../../core/paths.ts'
import { listedDay, numberText } from '../../core/time/time.ts'
import { RelativeTime } from '../../core/ui/Times.tsx'
import { type TextOf, useLanguage, useText } from '../../core/words/language.tsx'
import { StatusCell, StatusSummaryView } from '../donations/StatusSummaryView.tsx'

type LoadText = TextOf<typeof loadTexts>
type Row = SubmissionGridRow

const Quiet = ({ children, isOneLine = false }: { children: ReactNode; isOneLine?: boolean }) => (
  <Typography variant="body2" color="textSecondary" component="div" noWrap={isOneLine}>
    {children}
  </Typography>
)

/** A row of the grid leads to the logistics detail under the reader's own prefix. */
export function LoadLink({ row: { ID, Reference } }: { row: Pick<Row, 'ID' | 'Reference'> }) {
  const text = useText(loadTexts)
  const prefix = useRolePrefix()
  return (
    <Link href={paths.load(prefix, ID)} aria-label={text('openLoad', { reference: Reference })}>
      {Reference}
    </Link>
  )
}

export function casesText(text: LoadText, language: Language, { TotalCases: count }: Pick<Row, 'TotalCases'>): string {
  return text(plural(language, 'cases', count), { count: numberText(count, language) })
}
const daysText = (text: LoadText, language: Language, { PickupDate, DeliveryDate }: Row) => [
  text('pickup', { day: listedDay(PickupDate, language) }),
  ...(DeliveryDate ? [text('deliveryDay', { day: listedDay(DeliveryDate, language) })] : []),
]
function entityFacts(text: LoadText, { EntityMatch }: Row): string {
  if (!EntityMatch) return ''
  return text('matchFacts', { percent: Math.round(EntityMatch.TotalMatchScore), miles: EntityMatch.DistanceMiles })
}

export function loadColumns(text: LoadText, language: Language, prefix: RolePrefix): Column<Row>[] {
  const entity = column<Row>('entity', text('entity'), { flex: 1.2, minWidth: 132 }, (row) => (
    <GridCell first={row.EntityMatch?.Entity.Name ?? text('nobody')} title={row.EntityMatch?.Entity.Name ?? ''}>
      <Quiet>{entityFacts(text, row)}</Quiet>
    </GridCell>
  ))
  return [
    column('received', text('received'), { flex: 1, minWidth: 126 }, (row) => (
      <GridCell first={<RelativeTime value={row.Created} />}>
        <LoadLink row={row} />
        <Quiet>{text('internalId', { id: row.ID })}</Quiet>
      </GridCell>
    )),
    column('shipper', text('shipper'), { flex: 1.2, minWidth: 130 }, (row) => (
      <GridCell first={row.Shipper.Name} title={row.Shipper.Name}>
        <Quiet>{text('from', { city: row.Origin.City, province: row.Origin.Province })}</Quiet>
      </GridCell>
    )),
    column('contents', text('contents'), { flex: 1.3, minWidth: 140 }, (row) => (
      <GridCell first={<Weight value={row.Pounds} />}>
        <Quiet>{casesText(text, language, row)}</Quiet>
        <Quiet isOneLine>
          <span title={row.Summary}>{row.Summary}</span>
        </Quiet>
      </GridCell>
    )),
    column('delivery', text('delivery'), { flex: 1.6, minWidth: 204 }, (row) => (
      <GridCell first={row.Carrier.Name} title={row.Carrier.Name}>
        {/* A day is never cut: without room it goes on in the next line. */}
        {daysText(text, language, row).map((line) => (
          <Typography key={line} variant="caption" color="textSecondary" component="div">
            {line}
          </Typography>
        ))}
      </GridCell>
    )),
    ...(prefix === 'FeedingAmerica' ? [entity] : []),
    column('status', text('status'), { flex: 2, minWidth: 200 }, (row) => <StatusCell status={row.PrimaryStatus} />),
  ]
}

/** A load on a phone. */
export function LoadCard({ row }: { row: Row }) {
  const text = useText(loadTexts)
  const { language } = useLanguage()
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'baseline' }}>
        <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <LoadLink row={row} />
        </Typography>
        <Typography component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          <Weight value={row.Pounds} />
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {row.Shipper.Name} · {text('from', { city: row.Origin.City, province: row.Origin.Province })}
      </Typography>
      <Typography variant="body2">{row.Summary}</Typography>
      <StatusSummaryView status={row.PrimaryStatus} />
      <Typography variant="body2" color="textSecondary">
        {[casesText(text, language, row), ...daysText(text, language, row)].join(' · ')}
      </Typography>
    </Box>
  )
}
