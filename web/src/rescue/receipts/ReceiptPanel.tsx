import CloseOutlined from '@mui/icons-material/CloseOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import { Box, Button, Drawer, GlobalStyles, IconButton, Typography } from '@mui/material'
import { type ComponentType, Suspense } from 'react'
import { formatDay } from '../../../../shared/core/time/zone.ts'
import type { ReceiptView } from '../../../../shared/rescue/receipts/api.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import { receiptTexts } from '../../../../shared/rescue/receipts/texts.ts'
import { download } from '../../core/data/download.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { ReceiptDetails } from './ReceiptDetails.tsx'

interface ReceiptPanelProps {
  id: number
  onClose: () => void
  /** The food of the receipt, as a pantry puts it on its shelf. */
  Shelf: ComponentType<{ receiptId: number }>
}

/** One receipt beside the list, ready to be printed alone. */
export default function ReceiptPanel(props: ReceiptPanelProps) {
  const { id, onClose } = props
  return (
    <Drawer
      anchor="right"
      open={id > 0}
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': 'receipt-title', sx: { width: { xs: '100%', sm: 480 } } } }}
    >
      {id > 0 ? <OneReceipt {...props} /> : null}
    </Drawer>
  )
}

function OneReceipt({ id, onClose, Shelf }: ReceiptPanelProps) {
  const text = useText(receiptTexts)
  const answer = useApi(receipts.getReceipt, { id }, { keepPreviousData: false })
  const { data } = answer
  return (
    <>
      <GlobalStyles styles={printAlone} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 2.5, pb: 1.5 }}>
        <Typography variant="h2" id="receipt-title" sx={{ flex: 1 }}>
          {text('receipt', { code: data?.Code ?? '' })}
        </Typography>
        <IconButton className="no-print" aria-label={text('close')} onClick={onClose} edge="end">
          <CloseOutlined />
        </IconButton>
      </Box>
      {data ? <Actions receipt={data} /> : null}
      <Box sx={{ px: 2.5, pb: 3 }}>
        <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={5} />} message={text('receiptFailed')}>
          {(data) => (
            <>
              <ReceiptDetails receipt={data} />
              <Suspense fallback={null}>
                <Shelf receiptId={data.ID} />
              </Suspense>
            </>
          )}
        </WhenLoaded>
      </Box>
    </>
  )
}

/** Correct it while its month is open, print it, or take it along as a PDF. */
function Actions({ receipt }: { receipt: ReceiptView }) {
  const text = useText(receiptTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const { perform, busy } = useAction({ isReading: true })
  const savePdf = () => perform(() => download(receipts.getReceiptFile, { id: receipt.ID }, `${receipt.Code}.pdf`))
  const day = formatDay(receipt.OpenUntil, language)
  return (
    <Box className="no-print" sx={{ px: 2.5, pb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {receipt.IsEditable ? (
          <Button variant="outlined" startIcon={<EditOutlined />} href={paths.editReceipt(prefix, receipt.ID)}>
            {text('edit')}
          </Button>
        ) : null}
        <Button startIcon={<PrintOutlined />} onClick={() => window.print()}>
          {text('print')}
        </Button>
        <Button startIcon={<PictureAsPdfOutlined />} loading={busy} onClick={() => void savePdf()}>
          {text('pdf')}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {text(receipt.IsEditable ? 'openUntil' : 'closedSince', { day })}
      </Typography>
    </Box>
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
      background: 'white !important',
    },
    '.MuiDrawer-paper, .MuiDrawer-paper *': { color: 'black !important' },
    '.MuiBackdrop-root, .MuiSnackbar-root': { display: 'none !important' },
  },
} as const
