import CloseOutlined from '@mui/icons-material/CloseOutlined'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import GlobalStyles from '@mui/material/GlobalStyles'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import * as receipts from '../../../shared/api/receipts.ts'
import { receiptTexts } from '../../../shared/text/receipts.ts'
import { useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { ReceiptDetails } from './ReceiptDetails.tsx'

/** One receipt beside the list, ready to be printed alone. */
export default function ReceiptPanel({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <Drawer
      anchor="right"
      open={id > 0}
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': 'receipt-title', sx: { width: { xs: '100%', sm: 480 } } } }}
    >
      {id > 0 ? <OneReceipt id={id} onClose={onClose} /> : null}
    </Drawer>
  )
}

function OneReceipt({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useText(receiptTexts)
  const { data, error, mutate } = useApi(receipts.getReceipt, { id }, { keepPreviousData: false })
  return (
    <>
      <GlobalStyles styles={printAlone} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 2.5, pb: 1.5 }}>
        <Typography variant="h2" id="receipt-title" sx={{ flex: 1 }}>
          {text('receipt', { code: data?.Code ?? '' })}
        </Typography>
        {data ? (
          <Button className="no-print" startIcon={<PrintOutlined />} onClick={() => window.print()}>
            {text('print')}
          </Button>
        ) : null}
        <IconButton className="no-print" aria-label={text('close')} onClick={onClose} edge="end">
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box sx={{ px: 2.5, pb: 3 }}>
        {data ? (
          <ReceiptDetails receipt={data} />
        ) : error ? (
          <LoadFailed error={error} message={text('receiptFailed')} onRetry={() => mutate()} />
        ) : (
          <RowsSkeleton rows={5} />
        )}
      </Box>
    </>
  )
}

/** On paper there is only the receipt, on white, as long as it is. */
const printAlone = {
  '@media print': {
    '#root': { display: 'none' },
    '.MuiDrawer-root, .MuiDrawer-paper': {
      position: 'static !important',
      width: '100% !important',
      height: 'auto !important',
      overflow: 'visible !important',
      border: '0 !important',
      boxShadow: 'none !important',
      background: '#fff !important',
    },
    '.MuiDrawer-paper, .MuiDrawer-paper *': { color: '#000 !important' },
    '.MuiBackdrop-root, .MuiSnackbar-root': { display: 'none !important' },
  },
} as const
