import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import * as donations from '../../../../shared/api/donations.ts'
import { exportRefusal } from '../../../../shared/dashboard/range.ts'
import { statusGridTexts } from '../../../../shared/text/statusGrid.ts'
import { useShowFailure } from '../../app/failure.ts'
import { useLanguage, useText } from '../../app/language.tsx'
import { useToast } from '../../app/toast.tsx'
import { Refused } from '../../data/client.ts'
import { download } from '../../data/download.ts'
import { anyStatus, type GridState, transactionsQuery } from './gridQuery.ts'

const RefusalHint = lazy(() => import('../RefusalHint.tsx'))

/**
 * The filtered grid as a file; without dates, or for too long a time, the button says why it cannot. A grid that is too long
 * for an answer, which only the server knows, becomes a job.
 */
export function ExportButton({ filters, zone }: { filters: GridState; zone: string }) {
  const text = useText(statusGridTexts)
  const showFailure = useShowFailure()
  const toast = useToast()
  const { language } = useLanguage()
  const [busy, setBusy] = useState(false)
  const refusal = exportRefusal(filters.start, filters.end)
  const queue = async () => {
    const { search, start, end, status, donor } = filters
    const Parameters = {
      dateStartFilter: start,
      dateEndFilter: end,
      zone,
      ...(search ? { searchFilter: search } : {}),
      ...(donor ? { donorFilter: donor } : {}),
      ...(status === anyStatus ? {} : { statusTypeId: status }),
    }
    const { queueJob } = await import('../../jobs/queueJob.ts')
    toast(await queueJob({ Kind: 'donations', Parameters }, language))
  }
  const save = async () => {
    setBusy(true)
    try {
      await download(
        donations.exportGrid,
        transactionsQuery(filters, zone),
        `donations-${filters.start}-${filters.end}.csv`,
      )
    } catch (error) {
      if (error instanceof Refused) await queue().catch(showFailure)
      else showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const button = (
    <span>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        loading={busy}
        disabled={refusal !== undefined}
        onClick={() => void save()}
      >
        {text('export')}
      </Button>
    </span>
  )
  if (refusal === undefined) return button
  return (
    <Suspense fallback={button}>
      <RefusalHint refusal={refusal}>{button}</RefusalHint>
    </Suspense>
  )
}
