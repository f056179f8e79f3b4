import {
  Box,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import type { ShownHouseholdReport } from '../../../../shared/pantry/pantryReports/api.ts'
import type { FigureValues } from '../../../../shared/pantry/pantryReports/householdReport.ts'
import { figureHead, formNote } from '../../../../shared/pantry/pantryReports/householdWords.ts'
import { customerReportTexts } from '../../../../shared/pantry/pantryReports/texts.ts'
import { type HouseholdFigure, householdFigures } from '../../../../shared/pantry/tefap/householdFigures.ts'
import { instantText, numberText } from '../../core/time/time.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** A figure whose records are open, and the site or county that it is of. */
export interface OpenedFigure {
  readonly figure: HouseholdFigure
  readonly value: number
  /** Name of the group. */
  readonly group: string
  readonly of: { readonly site?: string; readonly county?: number }
}

interface FiguresProps {
  report: ShownHouseholdReport
  onOpen: (opened: OpenedFigure) => void
}

/** The figures in all, by site and by county; each opens its records. */
export function HouseholdFigureTables({ report, onOpen }: FiguresProps) {
  const text = useText(customerReportTexts)
  const { language } = useLanguage()
  const { Form, Total, Sites, Counties, CountedAt } = report
  if (Total.Visits === 0)
    return (
      <Panel>
        <EmptyState art="bag" title={text('noneServed')} text={text('noneServedText')} />
      </Panel>
    )
  const all = { ...Total, key: 'all', name: text('allTogether'), of: {} }
  const sites = Sites.map((one) => ({
    ...one,
    key: one.Site,
    name: one.Name || text('deliveryAlone'),
    of: { site: one.Site },
  }))
  const counties = Counties.map((one) => ({
    ...one,
    key: String(one.CountyID),
    name: one.Name ?? text('unknown'),
    of: { county: one.CountyID ?? 0 },
  }))
  const rest = householdFigures.filter((figure) => !Form.figures.includes(figure))
  return (
    <Stack spacing={3}>
      <Typography color="textSecondary">
        {formNote({ ...Form, report: Form }, language)} {text('counted', { at: instantText(CountedAt, language) })}
      </Typography>
      <FigureList figures={[...Form.figures, ...rest]} row={all} onOpen={onOpen} />
      <FigureTable title={text('byPlace')} head={text('location')} rows={[...sites, all]} onOpen={onOpen} />
      <FigureTable title={text('sheetCounties')} head={text('county')} rows={[...counties, all]} onOpen={onOpen} />
    </Stack>
  )
}

interface FigureRow extends FigureValues {
  readonly key: string
  readonly name: string
  readonly of: OpenedFigure['of']
}

interface FigureProps {
  figure: HouseholdFigure
  row: FigureRow
  onOpen: (opened: OpenedFigure) => void
}

/** The number as a button; nothing stands behind a zero. */
function Figure({ figure, row, onOpen }: FigureProps) {
  const text = useText(customerReportTexts)
  const { language } = useLanguage()
  const value = row[figure]
  const shown = numberText(value, language, figure === 'Pounds' ? 2 : 0)
  if (value === 0) return shown
  return (
    <Link
      component="button"
      type="button"
      aria-label={`${text('recordsOf', { figure: text(figureHead[figure]), group: row.name })}: ${shown}`}
      onClick={() => onOpen({ figure, value, group: row.name, of: row.of })}
      sx={{ font: 'inherit', fontVariantNumeric: 'tabular-nums', minHeight: 32, minWidth: 32, textAlign: 'end' }}
    >
      {shown}
    </Link>
  )
}

interface FigureListProps extends Omit<FigureProps, 'figure'> {
  figures: readonly HouseholdFigure[]
}

/** All together, in the order of the state's form. */
function FigureList({ figures, row, onOpen }: FigureListProps) {
  const text = useText(customerReportTexts)
  return (
    <Panel title={row.name} isFlush>
      <Box component="dl" sx={list}>
        {figures.map((figure) => (
          <Box key={figure} sx={line}>
            <dt>{text(figureHead[figure])}</dt>
            <Box component="dd" sx={{ m: 0 }}>
              <Figure figure={figure} row={row} onOpen={onOpen} />
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

interface FigureTableProps {
  title: string
  head: string
  rows: readonly FigureRow[]
  onOpen: (opened: OpenedFigure) => void
}

function FigureTable({ title, head, rows, onOpen }: FigureTableProps) {
  const text = useText(customerReportTexts)
  return (
    <Panel title={title} isFlush>
      <TableContainer tabIndex={0} role="region" aria-label={head}>
        <Table sx={{ '& td, & th': { px: 1.25 } }}>
          <TableHead>
            <TableRow>
              <TableCell sx={nameColumn}>{head}</TableCell>
              {householdFigures.map((figure) => (
                <TableCell key={figure} align="right" sx={headLook}>
                  {text(figureHead[figure])}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.key}>
                <TableCell component="th" scope="row" sx={nameColumn}>
                  {row.name}
                </TableCell>
                {householdFigures.map((figure) => (
                  <TableCell key={figure} align="right">
                    <Figure figure={figure} row={row} onOpen={onOpen} />
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

const headLook = { verticalAlign: 'bottom', minWidth: 104, whiteSpace: 'normal' } as const
/** Stays while the figures are scrolled. */
const nameColumn = { minWidth: 132, position: 'sticky', insetInlineStart: 0, bgcolor: 'background.paper' } as const
const list = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  columnGap: 4,
  px: 2.5,
  pb: 2,
} as const
const line = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const
