import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import * as totals from '../../../../shared/work/totals/api.ts'
import { totalsTexts } from '../../../../shared/work/totals/texts.ts'
import { download } from '../../core/data/download.ts'
import { useShowFailure } from '../../core/data/failure.ts'
import { useText } from '../../core/words/language.tsx'

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
