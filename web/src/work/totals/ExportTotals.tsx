import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import * as totals from '../../../../shared/work/totals/api.ts'
import { totalsTexts } from '../../../../shared/work/totals/texts.ts'
import { download } from '../../core/data/download.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useText } from '../../core/words/language.tsx'

/** The totals on the page as a file: a line a food bank and period. */
export function ExportTotals({ days }: { days: { start?: string; end?: string } }) {
  const text = useText(totalsTexts)
  const { perform, busy } = useAction({ isReading: true })
  const save = () => perform(() => download(totals.exportFoodBankTotals, days, 'food-banks.csv'))
  return (
    <Button variant="outlined" startIcon={<FileDownloadOutlined />} loading={busy} onClick={() => void save()}>
      {text('exportCsv')}
    </Button>
  )
}
