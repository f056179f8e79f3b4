import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import * as totals from '../../../shared/api/totals.ts'
import { totalsTexts } from '../../../shared/text/totals.ts'
import { useShowFailure } from '../app/failure.ts'
import { useText } from '../app/language.tsx'
import { download } from '../data/download.ts'

/** The totals on the page as a file: a line a food bank and period. */
export function ExportTotals({ days }: { days: { start?: string; end?: string } }) {
  const text = useText(totalsTexts)
  const showFailure = useShowFailure()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await download(totals.exportFoodBankTotals, days, 'food-banks.csv').catch(showFailure)
    setBusy(false)
  }
  return (
    <Button variant="outlined" startIcon={<FileDownloadOutlined />} loading={busy} onClick={() => void save()}>
      {text('export')}
    </Button>
  )
}
