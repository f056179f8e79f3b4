import * as donations from '../../../../shared/api/donations.ts'
import { exportRefusal } from '../../../../shared/dashboard/range.ts'
import { statusGridTexts } from '../../../../shared/text/statusGrid.ts'
import { useText } from '../../app/language.tsx'
import { download } from '../../data/download.ts'
import { useFileOrJob } from '../../jobs/useFileOrJob.ts'
import { ExportButton } from '../../ui/ExportButton.tsx'
import { anyStatus, type GridState, transactionsQuery } from './gridQuery.ts'

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
    ...(status === anyStatus ? {} : { statusTypeId: status }),
  }
  const file = () => download(donations.exportGrid, transactionsQuery(filters, zone), `donations-${start}-${end}.csv`)
  const save = () => fileOrJob(file, { maxRows: donations.maxExportedRows, job: { Kind: 'donations', Parameters } })
  return <ExportButton label={text('export')} refusal={exportRefusal(start, end)} onSave={save} />
}
