import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { exportRefusal } from '../../../shared/dashboard/range.ts'
import { jobTexts } from '../../../shared/text/jobs.ts'
import { useText } from '../app/language.tsx'
import { useRequestJob } from '../jobs/useJobs.ts'

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
      {text('exportReceipts')}
    </Button>
  )
}
