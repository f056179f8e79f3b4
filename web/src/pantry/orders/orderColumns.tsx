import { Box, Button, Link } from '@mui/material'
import type { RolePrefix } from '../../../../shared/core/access.ts'
import type { Language } from '../../../../shared/core/text/text.ts'
import { isWalkIn } from '../../../../shared/pantry/orders/order.ts'
import type { orderWorkTexts } from '../../../../shared/pantry/orders/texts/orderWork.ts'
import type { OrderGridRow, ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { useIsCompact } from '../../core/grid/density.ts'
import { GridCell } from '../../core/grid/GridCell.tsx'
import { clamped } from '../../core/grid/lines.ts'
import { paths } from '../../core/paths.ts'
import { listedDay, numberText } from '../../core/time/time.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { CalendarDay, TimeOfDay } from '../../core/ui/Times.tsx'
import type { TextOf } from '../../core/words/language.tsx'
import { TefapIcon } from '../products/TefapIcon.tsx'
import { OrderStatusControl } from './OrderStatusControl.tsx'
import { customerName, type OrderText, pickupWindowText, placedText } from './orderText.ts'

interface Drawn {
  text: OrderText
  workText: TextOf<typeof orderWorkTexts>
  language: Language
  prefix: RolePrefix
  /** The status is shown and not changed. */
  isFixed: boolean
  onChanged: (order: ShownOrder) => void
}

/** The orders grid's columns. */
export const orderColumns = ({
  text,
  workText,
  language,
  prefix,
  isFixed,
  onChanged,
}: Drawn): Column<OrderGridRow>[] => [
  column('Code', text('id'), { width: 78 }, (row) => (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Link href={paths.order(prefix, row.ID)} color="inherit" sx={{ fontWeight: 600 }}>
        {row.Code}
      </Link>{' '}
      {row.ContainsTEFAPProduct ? <TefapIcon label={text('containsTefap')} /> : null}
    </Box>
  )),
  column('Name', text('name'), { flex: 1.2, minWidth: 110 }, (row) => <Who row={row} />),
  column('When', workText('when'), { flex: 1.2, minWidth: 148, compactSize: { flex: 2, minWidth: 240 } }, (row) => {
    const kind = isWalkIn(row) ? text('walkIn') : workText(row.FoodBankDeliveryTimeID === null ? 'Pickup' : 'Delivery')
    return <When row={row} kind={kind} language={language} />
  }),
  column('Zip', text('zip'), { width: 72, compactSize: 'folded' }, (row) => row.FoodInsecureNeighbor.PostalCode),
  column('Created', text('placed'), { flex: 0.9, minWidth: 112, compactSize: { width: 100, minWidth: 100 } }, (row) => (
    <Placed row={row} text={text} language={language} />
  )),
  column('TotalItems', workText('items'), { width: 88, compactSize: { width: 84 } }, (row) =>
    numberText(row.TotalItems, language),
  ),
  column('Status', text('status'), { flex: 1.5, minWidth: 150, compactSize: { flex: 1.4, minWidth: 150 } }, (row) => (
    <Box sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
      <OrderStatusControl order={row} onChanged={onChanged} isFixed={isFixed} />
      {row.HasWaitingFood ? <StatusChip tone="warning" label={text('waitsForDecision')} /> : null}
    </Box>
  )),
  column('Details', text('details'), { width: 92, compactSize: 'folded' }, (row) => (
    <Button size="small" href={paths.order(prefix, row.ID)} aria-label={text('detailsOf', { code: row.Code })}>
      {text('details')}
    </Button>
  )),
]

/** The name; in a compact row with the postal code below it. */
function Who({ row }: { row: OrderGridRow }) {
  const isCompact = useIsCompact()
  const name = customerName(row)
  if (isCompact)
    return (
      <GridCell first={name} title={name}>
        <Box sx={{ color: 'text.secondary' }}>{row.FoodInsecureNeighbor.PostalCode}</Box>
      </GridCell>
    )
  return (
    <Box title={name} sx={{ ...clamped(2), fontWeight: 600, whiteSpace: 'normal', lineHeight: 1.3 }}>
      {name}
    </Box>
  )
}

/** Day, hours and place; a compact row has the day and the hours in one line, and three lines in all. */
function When({ row, kind, language }: { row: OrderGridRow; kind: string; language: Language }) {
  const isCompact = useIsCompact()
  const hours = pickupWindowText(row, language)
  if (isCompact) {
    const place = [kind, row.Place].filter(Boolean).join(' · ')
    return (
      <Box title={place} sx={{ ...clamped(3), whiteSpace: 'normal', lineHeight: 1.2, fontSize: 'caption.fontSize' }}>
        <Box sx={{ fontWeight: 600 }}>
          <CalendarDay value={row.PickupOrDeliveryDate} />, {hours}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{place}</Box>
      </Box>
    )
  }
  return (
    <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4 }}>
      {kind}, {listedDay(row.PickupOrDeliveryDate, language)}
      <Box sx={{ color: 'text.secondary' }}>{hours}</Box>
      <Box sx={{ color: 'text.secondary' }}>{row.Place}</Box>
    </Box>
  )
}

function Placed({ row: { Created }, text, language }: { row: OrderGridRow; text: OrderText; language: Language }) {
  const isCompact = useIsCompact()
  const placed = placedText(Created, text, language)
  if (!isCompact || placed === text('notKnown'))
    return <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4 }}>{placed}</Box>
  return (
    <Box sx={{ fontSize: 'caption.fontSize', lineHeight: 1.3 }} title={placed}>
      <CalendarDay value={Created} />
      <Box sx={{ color: 'text.secondary' }}>
        <TimeOfDay value={Created} />
      </Box>
    </Box>
  )
}
