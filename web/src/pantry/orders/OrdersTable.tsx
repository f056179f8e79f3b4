import {
  Box,
  Button,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material'
import { useState } from 'react'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import type { OrderGridRow, ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { OpenArrow } from '../../core/ui/OpenArrow.tsx'
import { visuallyHidden } from '../../core/ui/visuallyHidden.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { TefapIcon } from '../products/TefapIcon.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderStatusControl } from './OrderStatusControl.tsx'
import { customerName, pickupWindowText, placedText } from './orderText.ts'

interface RowProps {
  hidesWindow: boolean
  onChanged: (order: ShownOrder) => void
}

/** Up to 200 rows scroll within the detail row's 500 px. */
export function OrdersTable({
  rows,
  label,
  ...row
}: RowProps & {
  rows: readonly OrderGridRow[]
  label: string
}) {
  const text = useText(orderTexts)
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 460 }}>
      <Table size="small" stickyHeader aria-label={label} sx={{ '& td, & th': { px: 1.5 } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 48 }}>
              <span style={visuallyHidden}>{text('items')}</span>
            </TableCell>
            <TableCell>{text('id')}</TableCell>
            <TableCell>{text('name')}</TableCell>
            {row.hidesWindow ? null : <TableCell>{text('pickupWindow')}</TableCell>}
            <TableCell>{text('zip')}</TableCell>
            <TableCell>{text('placed')}</TableCell>
            <TableCell>{text('status')}</TableCell>
            <TableCell>{text('details')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((order) => (
            <OrderLines key={order.ID} order={order} {...row} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** The order's row and, once opened, its items below. */
function OrderLines({ order, hidesWindow, onChanged }: RowProps & { order: OrderGridRow }) {
  const text = useText(orderTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const [isOpen, setOpen] = useState(false)
  const { Code: code } = order
  return (
    <>
      <TableRow sx={isOpen ? { '& > td': { borderBottom: 0 } } : {}}>
        <TableCell sx={{ py: 0 }}>
          <IconButton
            size="small"
            aria-expanded={isOpen}
            aria-label={text(isOpen ? 'hideItems' : 'showItems', { code })}
            onClick={() => setOpen(!isOpen)}
          >
            <OpenArrow isOpen={isOpen} />
          </IconButton>
        </TableCell>
        <TableCell sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {code} {order.ContainsTEFAPProduct ? <TefapIcon label={text('containsTefap')} /> : null}
        </TableCell>
        <TableCell>{customerName(order)}</TableCell>
        {hidesWindow ? null : <TableCell sx={{ whiteSpace: 'nowrap' }}>{pickupWindowText(order, language)}</TableCell>}
        <TableCell>{order.FoodInsecureNeighbor.PostalCode}</TableCell>
        <TableCell>{placedText(order.Created, text, language)}</TableCell>
        <TableCell sx={{ py: 0 }}>
          <OrderStatusControl order={order} onChanged={onChanged} />
        </TableCell>
        <TableCell sx={{ py: 0 }}>
          <Button
            size="small"
            href={paths.order(prefix, order.ID)}
            aria-label={text('detailsOf', { code })}
            sx={{ whiteSpace: 'nowrap', mx: -1 }}
          >
            {text('details')}
          </Button>
        </TableCell>
      </TableRow>
      {isOpen ? (
        <TableRow>
          <TableCell colSpan={hidesWindow ? 7 : 8} sx={{ bgcolor: 'action.hover', p: 0 }}>
            <Box sx={{ pl: { sm: 2, md: 6 } }}>
              <OrderItems id={order.ID} code={code} />
            </Box>
          </TableCell>
        </TableRow>
      ) : null}
    </>
  )
}
