import { Alert } from '@mui/material'
import type { ReactNode } from 'react'

/** Message of a failure with its action: beside the words when there is room, else below them. */
export default function FailureAlert({ words, action }: { words: string; action?: ReactNode }) {
  return (
    <Alert severity="error" action={action} sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 180px' } }}>
      {words}
    </Alert>
  )
}
