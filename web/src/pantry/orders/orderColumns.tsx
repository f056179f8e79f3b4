import { Box, Button } from '@mui/material'
import type { RolePrefix } from '../../../../shared/core/access.ts'
import type { Language } from '../../../../shared/core/text/text.ts'
import { formatDay } from '../../../../shared/core/time/zone.ts'
import { isWalkIn } from '../../../../shared/pantry/orders/order.ts'
import type { orderWorkTexts } from '../../../../shared/pantry/orders/texts/orderWork.ts'
import type { OrderGridRow, ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { paths } from '../../core/paths.ts'
import { numberText } from '../../core/time/time.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
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
      {row.Code} {row.ContainsTEFAPProduct ? <TefapIcon label={text('containsTefap')} /> : null}
    </Box>
  )),
  column('Name', text('name'), { flex: 1.2, minWidth: 110 }, (row) => (
    <Box sx={{ fontWeight: 600, whiteSpace: 'normal' }}>{customerName(row)}</Box>
  )),
  column('When', workText('when'), { flex: 1.2, minWidth: 148 }, (row) => (
    <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4 }}>
      {isWalkIn(row) ? text('walkIn') : workText(row.FoodBankDeliveryTimeID === null ? 'Pickup' : 'Delivery')},{' '}
      {formatDay(row.PickupOrDeliveryDate, language)}
      <Box sx={{ color: 'text.secondary' }}>{pickupWindowText(row, language)}</Box>
    </Box>
  )),
  column('Zip', text('zip'), { width: 72 }, (row) => row.FoodInsecureNeighbor.PostalCode),
  column('Created', text('placed'), { flex: 0.9, minWidth: 112 }, (row) => (
    <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4 }}>{placedText(row.Created, text, language)}</Box>
  )),
  column('TotalItems', workText('items'), { width: 88 }, (row) => numberText(row.TotalItems, language)),
  column('Status', text('status'), { flex: 1.5, minWidth: 150 }, (row) => (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <OrderStatusControl order={row} onChanged={onChanged} isFixed={isFixed} />
      {row.HasWaitingFood ? <StatusChip tone="warning" label={text('waitsForDecision')} /> : null}
    </Box>
  )),
  column('Details', text('details'), { width: 92 }, (row) => (
    <Button size="small" href={paths.order(prefix, row.ID)} aria-label={text('detailsOf', { code: row.Code })}>
      {text('details')}
    </Button>
  )),
]
