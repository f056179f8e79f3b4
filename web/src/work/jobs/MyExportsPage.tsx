import { Button } from '@mui/material'
import { useMemo } from 'react'
import { isFoodBankAdministrator } from '../../../../shared/core/access.ts'
import { jobDays } from '../../../../shared/work/jobs/job.ts'
import { jobName } from '../../../../shared/work/jobs/jobName.ts'
import { jobTexts } from '../../../../shared/work/jobs/texts.ts'
import { useSession } from '../../core/data/useSession.ts'
import { DataList } from '../../core/grid/DataList.tsx'
import { useJobPages, useRequestJob } from '../../core/jobMachine/useJobs.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { JobCard, jobColumns } from './jobColumns.tsx'

/**
 * Exports, imports and mass messages of the person in the background: progress, files, cancelling and running again.
 */
export default function MyExportsPage() {
  const text = useText(jobTexts)
  const { language } = useLanguage()
  const pages = useJobPages()
  const columns = useMemo(() => jobColumns(text), [text])
  const isAdministrator = isFoodBankAdministrator(useSession().ActiveRole)
  return (
    <>
      <PageHeader
        title={text('title')}
        subtitle={text('lead', { days: jobDays })}
        actions={isAdministrator ? <ExportEverything /> : undefined}
      />
      <DataList
        label={text('title')}
        columns={columns}
        pages={pages}
        rowLabel={(job) => jobName(job, language)}
        rowHeight="auto"
        renderCard={(job) => <JobCard job={job} />}
        empty={{ title: text('none'), text: text('noneText') }}
      />
    </>
  )
}

/** The food bank's own data as a whole: it may leave with it at any time. */
function ExportEverything() {
  const text = useText(jobTexts)
  const { request, busy } = useRequestJob()
  return (
    <Button
      variant="outlined"
      loading={busy}
      title={text('everythingLead')}
      onClick={() => void request({ Kind: 'foodBankData', Parameters: {} })}
    >
      {text('everything')}
    </Button>
  )
}
