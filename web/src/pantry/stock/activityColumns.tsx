import EditNote from '@mui/icons-material/EditNote'
import { Box, Chip, Skeleton, Tooltip, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { plural } from '../../../../shared/core/text/text.ts'
import { daysBetween } from '../../../../shared/core/time/zone.ts'
import { unitList } from '../../../../shared/pantry/products/reference.ts'
import { infiniteDays } from '../../../../shared/pantry/stock/activity.ts'
import type { ActivityRow } from '../../../../shared/pantry/stock/api.ts'
import { stockNumberTexts } from '../../../../shared/pantry/stock/stockNumbersTexts.ts'
import { stockTexts } from '../../../../shared/pantry/stock/texts.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { numberText } from '../../core/time/time.ts'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { type TextOf, useLanguage, useText } from '../../core/words/language.tsx'
import { QuantityCell } from './QuantityCell.tsx'
import { StockLines } from './StockLines.tsx'

/** The charts load behind the grid. */
const ActivityBars = lazy(() => import('./ActivityBars.tsx'))

export interface ActivityActions {
  /** Days of the bars, both included. */
  readonly start: string
  readonly end: string
  readonly save: (row: ActivityRow, quantity: number) => Promise<boolean>
  readonly correct: (id: number) => void
}
interface CellProps extends ActivityActions {
  readonly row: ActivityRow
}

const wrapped = { whiteSpace: 'normal', lineHeight: 1.3 } as const

export function activityColumns(text: TextOf<typeof stockTexts>, actions: ActivityActions): Column<ActivityRow>[] {
  return [
    column('Name', text('product'), { flex: 1.6, minWidth: 146 }, ({ Name }) => (
      <Box sx={{ ...wrapped, fontWeight: 600 }}>{Name}</Box>
    )),
    column('Quantity', text('quantity'), { width: 228 }, (row) => <Amount {...actions} row={row} />),
    column('Unit', text('unit'), { flex: 1, minWidth: 100 }, (row) => (
      <Box sx={wrapped}>
        <Unit row={row} />
      </Box>
    )),
    column('Activity', text('activity'), { flex: 2, minWidth: 176 }, (row) => <Bars {...actions} row={row} />),
    column('DaysRemaining', text('daysRemaining'), { width: 104 }, (row) => <DaysRemaining row={row} />),
    column('LastOrdered', text('lastOrdered'), { width: 120 }, (row) => <LastOrdered row={row} />),
    column('State', text('state'), { width: 100 }, (row) => <State row={row} />),
  ]
}

function Amount({ row, save, correct }: CellProps) {
  const text = useText(stockTexts)
  const { ID: id, Name: name, Quantity: quantity } = row
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <QuantityCell name={name} quantity={quantity} shelf={row.ShelfQuantity} onSave={(typed) => save(row, typed)} />
        <Caption />
        <StockLines row={row} parts={['onShelf', 'promised', 'inBags']} />
      </Box>
      <IconAction
        size="small"
        label={text('correctNamed', { name })}
        tooltip={text('correct')}
        onClick={() => correct(id)}
      >
        <EditNote />
      </IconAction>
    </Box>
  )
}

/** The number above is what is available. */
function Caption() {
  const text = useText(stockNumberTexts)
  return <Box sx={{ color: 'text.secondary', fontSize: 'overline.fontSize', lineHeight: 1.3 }}>{text('available')}</Box>
}

function Unit({ row }: Pick<CellProps, 'row'>) {
  const { language } = useLanguage()
  const unit = unitList(language).find(({ ID }) => ID === row.UnitOfMeasureID)
  return `${numberText(row.Amount, language)} ${unit?.Name ?? ''}`
}

const Bars = ({ row, start, end }: CellProps) => (
  <Suspense fallback={<Skeleton variant="rectangular" height={40} width="100%" />}>
    <ActivityBars row={row} start={start} end={end} />
  </Suspense>
)

/** Days in which somebody has to order more. */
const soonOver = 7

function DaysRemaining({ row: { InventoryDaysRemaining: days } }: Pick<CellProps, 'row'>) {
  const text = useText(stockTexts)
  const { language } = useLanguage()
  if (days !== infiniteDays && days <= soonOver)
    return (
      <Box component="strong" sx={{ color: days === 0 ? 'error.main' : 'warning.main' }}>
        {numberText(days, language)}
      </Box>
    )
  if (days !== infiniteDays) return numberText(days, language)
  return (
    <Tooltip title={text('noEnd')}>
      <Box component="span" role="img" aria-label={text('noEnd')} sx={{ fontSize: 'h2.fontSize' }}>
        ∞
      </Box>
    </Tooltip>
  )
}

function LastOrdered({ row: { LastOrdered: day } }: Pick<CellProps, 'row'>) {
  const text = useText(stockTexts)
  const { language } = useLanguage()
  const { today } = useToday()
  if (day === null) return text('notAvailable')
  const count = daysBetween(day, today)
  return count <= 0 ? text('today') : text(plural(language, 'daysAgo', count), { count })
}

function State({ row: { IsActive } }: Pick<CellProps, 'row'>) {
  const text = useText(stockTexts)
  return IsActive ? (
    <Box sx={{ color: 'text.secondary' }}>{text('active')}</Box>
  ) : (
    <Chip size="small" variant="outlined" label={text('inactive')} />
  )
}

/** The same row on a phone. */
export function ActivityCard(props: CellProps) {
  const text = useText(stockTexts)
  const { row } = props
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{row.Name}</Typography>
          <Typography variant="body2" color="textSecondary">
            <Unit row={row} />
          </Typography>
        </Box>
        <State row={row} />
      </Box>
      <Amount {...props} />
      <Bars {...props} />
      <Typography variant="body2" color="textSecondary" component="div">
        {text('daysRemaining')}: <DaysRemaining row={row} /> · {text('lastOrdered')}: <LastOrdered row={row} />
      </Typography>
    </Box>
  )
}
