import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import type { MovementRow } from '../../../../shared/pantry/stock/api.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { type StockReceipt, shelfChange } from '../../../../shared/pantry/stock/stock.ts'
import { stockTexts } from '../../../../shared/pantry/stock/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { TimeOfDay } from '../../core/ui/Times.tsx'
import { type TextOf, useText } from '../../core/words/language.tsx'

const rowsAtOnce = 15

/** Every movement of a product's stock, the newest first: `<StockLedger productId={17} />`. */
export default function StockLedger({ productId }: { productId: number }) {
  const text = useText(stockTexts)
  const [before, setBefore] = useState<readonly MovementRow[]>([])
  const [from, setFrom] = useState<{ cursor: string; balance: number; shelf: number }>()
  const query = { id: productId, rows: rowsAtOnce, ...from }
  const { data, error, mutate } = useApi(stock.listMovements, query, { keepPreviousData: false })
  const rows = [...before, ...(data?.rows ?? [])]
  const last = rows.at(-1)
  const goOn = (cursor: string) => {
    setBefore(rows)
    const left = last ? { balance: last.Balance - last.Quantity, shelf: last.ShelfBalance - shelfChange(last) } : none
    setFrom({ cursor, ...left })
  }
  if (error && !data) return <LoadFailed error={error} message={text('ledgerFailed')} onRetry={() => mutate()} />
  if (data && rows.length === 0) return <Typography color="textSecondary">{text('ledgerNone')}</Typography>
  return (
    <Box>
      {rows.length > 0 ? (
        <TableContainer tabIndex={0} role="region" aria-label={text('ledger')}>
          <Table size="small" sx={ledgerLook}>
            <TableHead>
              <TableRow>
                <TableCell>{text('when')}</TableCell>
                <TableCell>{text('what')}</TableCell>
                <TableCell align="right">{text('leftOnShelf')}</TableCell>
                <TableCell align="right">{text('inBags')}</TableCell>
                <TableCell align="right">{text('onOrders')}</TableCell>
                <TableCell align="right">{text('left')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <Line key={row.ID} row={row} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : null}
      {data ? null : <RowsSkeleton rows={3} />}
      {data?.cursor ? (
        <Button onClick={() => data.cursor && goOn(data.cursor)} sx={{ mt: 1 }}>
          {text('earlier')}
        </Button>
      ) : null}
    </Box>
  )
}

/** On a phone the words keep a width that they can be read in. */
const ledgerLook = {
  '& th, & td': { px: { xs: 0.75, sm: 2 } },
  '& th': { whiteSpace: 'normal', overflowWrap: 'normal' },
  '& td:nth-of-type(-n + 2)': { minWidth: 88, overflowWrap: 'break-word' },
} as const

const none = { balance: 0, shelf: 0 }

const signed = (change: number) => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '–')

const receiptWords = (
  { Origin, From, Document: number, Lot: lot, BestBy: day }: StockReceipt,
  text: TextOf<typeof stockTexts>,
) => [
  text(`origin.${Origin}`),
  From,
  number,
  lot && text('lotOf', { lot }),
  day === null ? '' : text('bestByOf', { day }),
]

/** Change by a movement, and the quantity that it left. */
const Changed = ({ change, left }: { change: number; left: number }) => (
  <TableCell align="right">
    {signed(change)}
    <Box sx={{ fontWeight: 600 }}>{Math.max(0, left)}</Box>
  </TableCell>
)

function Line({ row }: { row: MovementRow }) {
  const text = useText(stockTexts)
  const { At, Cause, Quantity, OrderQuantity, Balance, Reason, Note, Units, Reference, By, Name } = row
  const about = [
    Reason ? text(`reason.${Reason}`) : '',
    Reference?.Code ?? '',
    Units === undefined ? '' : text('units', { count: Units }),
    Note ?? '',
    ...(row.Receipt ? receiptWords(row.Receipt, text) : []),
    row.LotHold && row.Lot ? text(row.LotHold === 'held' ? 'lotHeld' : 'lotReleased', { lot: row.Lot }) : '',
    !row.LotHold && row.Lot && !row.Receipt ? text('lotOf', { lot: row.Lot }) : '',
    row.Count ? text('countedFor', { counted: row.Count.Counted, expected: row.Count.Expected }) : '',
  ]
  const who = Name ?? text(By ? 'gone' : 'appName')
  return (
    <TableRow sx={{ '& td': { verticalAlign: 'top' } }}>
      <TableCell>
        <TimeOfDay value={At} withDay />
        <Typography variant="caption" color="textSecondary" component="div">
          {who}
        </Typography>
      </TableCell>
      <TableCell>
        {text(`cause.${Cause}`)}
        <Typography variant="caption" color="textSecondary" component="div">
          {about.filter(Boolean).join(' · ')}
        </Typography>
      </TableCell>
      <Changed change={shelfChange(row)} left={row.ShelfBalance} />
      <TableCell align="right">{signed(row.PackedQuantity)}</TableCell>
      <TableCell align="right">{signed(OrderQuantity)}</TableCell>
      <Changed change={Quantity} left={Balance} />
    </TableRow>
  )
}
