import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, List, Typography } from '@mui/material'
import { lazy, Suspense, useId, useState } from 'react'
import { frameTexts } from '../../../../../shared/core/text/frame.ts'
import type { PackingLine, PackingList } from '../../../../../shared/pantry/orders/packing.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { readGs1 } from '../../../../../shared/pantry/products/gs1.ts'
import { type LineLot, lotCode, maxLotName } from '../../../../../shared/pantry/stock/lot.ts'
import { dayText } from '../../../core/time/time.ts'
import { TextInput } from '../../../core/ui/inputs.tsx'
import { LineButton } from '../../../core/ui/LineButton.tsx'
import { StatusChip } from '../../../core/ui/StatusChip.tsx'
import { useToday } from '../../../core/ui/useToday.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { canScan } from '../../stock/barcodes.ts'
import { lotFormats } from '../../stock/lotBarcode.ts'

const BarcodeScanner = lazy(() => import('../../stock/BarcodeScanner.tsx'))

type ListedLot = NonNullable<PackingList['Lots']>[number]

interface LotDialogProps {
  line: Pick<PackingLine, 'Name' | 'Quantity' | 'PackedQuantity' | 'HeldLots'>
  /** Of the product. */
  lots: readonly ListedLot[]
  onChoose: (lots: LineLot[]) => void
  onClose: () => void
}

/** The lot that is in the bag, as the package shows it: one that is known here, or the code that is typed or scanned. */
export default function LotDialog({ line, lots, onChoose, onClose }: LotDialogProps) {
  const text = useText(orderWorkTexts)
  const frame = useText(frameTexts)
  const titleId = useId()
  const Quantity = line.PackedQuantity ?? line.Quantity
  const choose = ({ Lot, BestBy }: Pick<LineLot, 'Lot' | 'BestBy'>) => onChoose([{ Lot, BestBy, Quantity }])
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{text('lotTitle', { name: line.Name })}</DialogTitle>
      <DialogContent>
        <Typography>{text('lotLead')}</Typography>
        <List disablePadding sx={{ my: 1 }}>
          {lots.map((lot) => (
            <li key={lot.Lot}>
              <LotChoice lot={lot} onChoose={() => choose(lot)} />
            </li>
          ))}
        </List>
        <TypedLot onChoose={choose} />
      </DialogContent>
      <DialogActions>
        {line.HeldLots ? null : <Button onClick={() => onChoose([])}>{text('lotUnknown')}</Button>}
        <Button onClick={onClose}>{frame('cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function LotChoice({ lot: { Lot, BestBy, Quantity, State }, onChoose }: { lot: ListedLot; onChoose: () => void }) {
  const text = useText(orderWorkTexts)
  const { language } = useLanguage()
  const shown = (
    <>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{Lot}</Typography>
        {BestBy && BestBy !== Lot ? (
          <Typography variant="body2" color="textSecondary">
            {text('lotBestBy', { day: dayText(BestBy, language) })}
          </Typography>
        ) : null}
      </Box>
      {State ? (
        <StatusChip tone="error" label={text('lotHeldHere')} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {text('lotLeft', { count: Quantity })}
        </Typography>
      )}
    </>
  )
  if (State) return <Box sx={{ ...sides, display: 'flex', alignItems: 'center' }}>{shown}</Box>
  return (
    <LineButton onClick={onChoose} sx={sides}>
      {shown}
    </LineButton>
  )
}

/** A code, or a GS1 barcode with the lot and its day. */
function TypedLot({ onChoose }: { onChoose: (lot: Pick<LineLot, 'Lot' | 'BestBy'>) => void }) {
  const text = useText(orderWorkTexts)
  const { today } = useToday()
  const [typed, setTyped] = useState('')
  const [isScanning, setScanning] = useState(false)
  const take = (code: string) => {
    const read = readGs1(code, today)
    const Lot = lotCode(read ? (read.lot ?? read.bestBy ?? '') : code)
    if (Lot !== '') onChoose({ Lot, BestBy: read?.bestBy ?? null })
  }
  if (isScanning)
    return (
      <Suspense fallback={null}>
        <BarcodeScanner formats={lotFormats} onRead={take} onStop={() => setScanning(false)} />
      </Suspense>
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 2 }}>
      <TextInput
        label={text('lotTyped')}
        value={typed}
        onChange={setTyped}
        htmlInput={{ maxLength: maxLotName }}
        sx={{ flex: '1 1 220px' }}
      />
      {canScan() ? (
        <Button variant="outlined" onClick={() => setScanning(true)} sx={{ minHeight: 44 }}>
          {text('lotScan')}
        </Button>
      ) : null}
      <Button variant="contained" disabled={typed.trim() === ''} onClick={() => take(typed)} sx={{ minHeight: 44 }}>
        {text('lotSave')}
      </Button>
    </Box>
  )
}

const sides = { minHeight: 56, px: 1, justifyContent: 'space-between', gap: 2 } as const
