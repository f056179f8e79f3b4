import * as distributors from '../../../shared/api/distributors.ts'
import { exportRefusal } from '../../../shared/dashboard/range.ts'
import { loadTexts } from '../../../shared/text/loads.ts'
import { useText } from '../app/language.tsx'
import { download } from '../data/download.ts'
import { anyStatus } from '../donations/grid/gridQuery.ts'
import { useFileOrJob } from '../jobs/useFileOrJob.ts'
import { ExportButton } from '../ui/ExportButton.tsx'
import { type LoadFilters, loadsQuery } from './loadsQuery.ts'

/** The filtered grid of loads as a file. */
export function LoadsExport({ filters, zone }: { filters: LoadFilters; zone: string }) {
  const text = useText(loadTexts)
  const fileOrJob = useFileOrJob()
  const { search, start, end, status } = filters
  const Parameters = {
    dateStartFilter: start,
    dateEndFilter: end,
    zone,
    ...(search ? { searchFilter: search } : {}),
    ...(status === anyStatus ? {} : { statusTypeId: status }),
  }
  const file = () =>
    download(distributors.exportSubmissionsGrid, loadsQuery(filters, zone), `loads-${start}-${end}.csv`)
  const save = () => fileOrJob(file, { maxRows: distributors.maxExportedLoads, job: { Kind: 'loads', Parameters } })
  return <ExportButton label={text('export')} refusal={exportRefusal(start, end)} onSave={save} />
}
