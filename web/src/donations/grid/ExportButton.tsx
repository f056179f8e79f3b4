import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import * as donations from '../../../../shared/api/donations.ts'
import { exportRefusal } from '../../../../shared/dashboard/range.ts'
import { statusGridTexts } from '../../../../shared/text/statusGrid.ts'
import { useShowFailure } from '../../app/failure.ts'
import { useText } from '../../app/language.tsx'
import { download } from '../../data/download.ts'
import { type GridState, transactionsQuery } from './gridQuery.ts'

const RefusalHint = lazy(() => import('../RefusalHint.tsx'))

/** The filtered grid as a file; without dates, or for too long a time, the button says why it cannot. */
export function ExportButton({ filters, zone }: { filters: GridState; zone: string }) {
  const text = useText(statusGridTexts)
  const showFailure = useShowFailure()
  const [busy, setBusy] = useState(false)
  const refusal = exportRefusal(filters.start, filters.end)
  const save = async () => {
    setBusy(true)
    try {
      await download(
        donations.exportGrid,
        transactionsQuery(filters, zone),
        `donations-${filters.start}-${filters.end}.csv`,
      )
    } catch (error) {
      showFailure(error)
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
