import { exportRefusal } from '../../../../../shared/core/time/range.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { statusGridTexts } from '../../../../../shared/rescue/donations/texts/statusGrid.ts'
import { download } from '../../../core/data/download.ts'
import { useFileOrJob } from '../../../core/jobMachine/useFileOrJob.ts'
import { ExportButton } from '../../../core/ui/ExportButton.tsx'
import { useText } from '../../../core/words/language.tsx'
import { type GridState, transactionsQuery } from './gridQuery.ts'

/** The filtered grid as a file. */
export function DonationsExport({ filters, zone }: { filters: GridState; zone: string }) {
  const text = useText(statusGridTexts)
  const fileOrJob = useFileOrJob()
  const { search, start, end, status, donor } = filters
  const Parameters = {
    dateStartFilter: start,
    dateEndFilter: end,
    zone,
    ...(search ? { searchFilter: search } : {}),
    ...(donor ? { donorFilter: donor } : {}),
    ...(status > 0 ? { statusTypeId: status } : {}),
  }
  const file = () => download(donations.exportGrid, transactionsQuery(filters, zone), `donations-${start}-${end}.csv`)
  const save = () => fileOrJob(file, { maxRows: donations.maxExportedRows, job: { Kind: 'donations', Parameters } })
  return <ExportButton label={text('exportCsv')} refusal={exportRefusal(start, end)} onSave={save} />
}
