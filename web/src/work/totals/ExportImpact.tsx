import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { csv } from '../../../../shared/core/grid/csv.ts'
import type { Impact } from '../../../../shared/work/totals/impact.ts'
import { impactTexts } from '../../../../shared/work/totals/impactTexts.ts'
import { saveCsv } from '../../core/data/saveFile.ts'
import { useText } from '../../core/words/language.tsx'
import { impactColumns } from './ImpactTable.tsx'

/** The months on the page as a file, with the numbers unrounded and the share of 0 to 1. */
export function ExportImpact({ impact: { Months, Start, End } }: { impact: Impact }) {
  const text = useText(impactTexts)
  const save = () => {
    const head = [text('month'), ...impactColumns.map(([name]) => text(name))]
    const rows = Months.map((month) => [month.Month, ...impactColumns.map(([, field]) => month[field] ?? '')])
    saveCsv(`impact-${Start}-${End}.csv`, csv([head, ...rows]))
  }
  return (
    <Button className="no-print" variant="outlined" startIcon={<FileDownloadOutlined />} onClick={save}>
      {text('exportCsv')}
    </Button>
  )
}
