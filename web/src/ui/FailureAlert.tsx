import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'

export default function FailureAlert({ words, action }: { words: string; action?: ReactNode }) {
  return (
    <Alert severity="error" action={action}>
      {words}
    </Alert>
  )
}
