import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { isFoodBankAdministrator } from '../../../shared/access.ts'
import { jobDays } from '../../../shared/job/job.ts'
import { jobName } from '../../../shared/job/jobName.ts'
import { jobTexts } from '../../../shared/text/jobs.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useSession } from '../data/useSession.ts'
import { DataList } from '../grid/DataList.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { JobCard, jobColumns } from './jobColumns.tsx'
import { useJobPages, useRequestJob } from './useJobs.ts'

/** What the person exported, imported or sent to many in the background: progress, files, cancelling and running again. */
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
