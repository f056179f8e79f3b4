import { exportRefusal } from '../../../../shared/core/time/range.ts'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { download } from '../../core/data/download.ts'
import { useFileOrJob } from '../../core/jobMachine/useFileOrJob.ts'
import { ExportButton } from '../../core/ui/ExportButton.tsx'
import { useText } from '../../core/words/language.tsx'
import { anyStatus } from '../donations/grid/gridQuery.ts'
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
  return <ExportButton label={text('exportCsv')} refusal={exportRefusal(start, end)} onSave={save} />
}
