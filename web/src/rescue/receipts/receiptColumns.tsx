import { Box, Button, Typography } from '@mui/material'
import type { ReceiptRow } from '../../../../shared/rescue/receipts/api.ts'
import { receiptTexts } from '../../../../shared/rescue/receipts/texts.ts'
import { Weight } from '../../core/figures/Weight.tsx'
import { type Column, column } from '../../core/grid/column.ts'
import { CalendarDay, RelativeTime } from '../../core/ui/Times.tsx'
import { type TextOf, useText } from '../../core/words/language.tsx'

type Open = (id: number) => void

/** A receipt as a line of the list; a food bank also sees whose it is. */
export function receiptColumns(
  text: TextOf<typeof receiptTexts>,
  showsAgency: boolean,
  open: Open,
): Column<ReceiptRow>[] {
  const add = column<ReceiptRow>
  const sized = (flex: number) => ({ flex, minWidth: 110 })
  return [
    add('Code', text('code'), sized(1), (row) => <OpenReceipt row={row} open={open} />),
    add('Date', text('pickup'), sized(1.1), (row) => <CalendarDay value={row.Date} />),
    ...(showsAgency
      ? [add('Agency', text('agency'), sized(1.4), (row) => <Box sx={lines}>{row.Agency.Name}</Box>)]
      : []),
    add('Donor', text('donor'), sized(1.6), (row) => <Donor row={row} />),
    add('Pounds', text('pounds'), { ...sized(0.8), align: 'right', headerAlign: 'right' }, (row) => (
      <Weight value={row.Pounds} />
    )),
    add('Created', text('createdAt'), sized(1), (row) => <RelativeTime value={row.Created} />),
  ]
}

function OpenReceipt({ row, open }: { row: ReceiptRow; open: Open }) {
  const text = useText(receiptTexts)
  return (
    <Button
      data-opens=""
      size="small"
      aria-label={text('openReceipt', { code: row.Code })}
      onClick={() => open(row.ID)}
      sx={{ ml: -1.25, justifyContent: 'start' }}
    >
      {row.Code}
    </Button>
  )
}

function Donor({ row }: { row: ReceiptRow }) {
  return (
    <Box sx={lines}>
      {row.DonorLocation.Donor.Name}
      <Box sx={{ color: 'text.secondary', fontSize: 'caption.fontSize', fontWeight: 400 }}>
        {row.DonorLocation.Code}
      </Box>
    </Box>
  )
}

/** The same line on a phone. */
export function ReceiptCard({ row, showsAgency, open }: { row: ReceiptRow; showsAgency: boolean; open: Open }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
        <Donor row={row} />
        <Weight value={row.Pounds} />
      </Box>
      {showsAgency ? <Typography variant="body2">{row.Agency.Name}</Typography> : null}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="textSecondary">
          <CalendarDay value={row.Date} />
        </Typography>
        <OpenReceipt row={row} open={open} />
      </Box>
    </Box>
  )
}

const lines = { minWidth: 0, lineHeight: 1.4, whiteSpace: 'normal' } as const
