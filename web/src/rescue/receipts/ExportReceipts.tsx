import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { exportRefusal } from '../../../../shared/core/time/range.ts'
import { jobTexts } from '../../../../shared/work/jobs/texts.ts'
import { useRequestJob } from '../../core/jobMachine/useJobs.ts'
import { useText } from '../../core/words/language.tsx'

interface Props {
  filters: { search: string; start: string; end: string }
  zone: string
}

/** The filtered receipts as CSV, a line for each category; made in the background. */
export function ExportReceipts({ filters: { search, start, end }, zone }: Props) {
  const text = useText(jobTexts)
  const { request, busy } = useRequestJob()
  const parameters = {
    dateStartFilter: start,
    dateEndFilter: end,
    zone,
    ...(search ? { searchFilter: search } : {}),
  }
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      loading={busy}
      disabled={exportRefusal(start, end) !== undefined}
      onClick={() => void request({ Kind: 'receipts', Parameters: parameters })}
    >
      {text('export')}
    </Button>
  )
}
