import { Alert, Button } from '@mui/material'
import type { ReactNode } from 'react'

interface RestoredNoteProps {
  label: string
  onStartAgain: () => void
  children: ReactNode
}

/** Says that a draft was restored, with the way to begin anew. */
export const RestoredNote = ({ label, onStartAgain, children }: RestoredNoteProps) => (
  <Alert
    severity="info"
    action={
      <Button color="inherit" size="small" onClick={onStartAgain}>
        {label}
      </Button>
    }
  >
    {children}
  </Alert>
)
