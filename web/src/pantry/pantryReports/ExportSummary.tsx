import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { customerReportTexts } from '../../../../shared/pantry/pantryReports/texts.ts'
import { useText } from '../../core/words/language.tsx'
import { useExport } from './useExport.ts'

export interface SummaryChoice {
  readonly start: string
  readonly end: string
  /** 0 is all of them. */
  readonly agency: number
}

/** The summary as a workbook, which is made in the background. */
export function ExportSummary({ asked: { start, end, agency } }: { asked: SummaryChoice }) {
  const text = useText(customerReportTexts)
  const { isBusy, queue } = useExport(() => undefined)
  const summary = { start, end, ...(agency === 0 ? {} : { agencyId: agency }) }
  return (
    <Button
      className="no-print"
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      loading={isBusy}
      onClick={() => void queue({ pantryReport: 'summary', format: 'XLSX', summary })}
    >
      {text('exportXlsx')}
    </Button>
  )
}
