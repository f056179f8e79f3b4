import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { lazy, Suspense } from 'react'
import type { Refusal } from '../../../../shared/core/answer.ts'
import { useAction } from '../data/useAction.ts'

const RefusalHint = lazy(() => import('./RefusalHint.tsx'))

/** Saves a grid as a file; when that can't be done, the button is disabled and says why. */
export function ExportButton({
  label,
  refusal,
  onSave,
}: {
  label: string
  refusal: Refusal | undefined
  onSave: () => Promise<void>
}) {
  const { perform, busy } = useAction({ isReading: true })
  const save = () => perform(onSave)
  const button = (
    <span>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        loading={busy}
        disabled={refusal !== undefined}
        onClick={() => void save()}
      >
        {label}
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
