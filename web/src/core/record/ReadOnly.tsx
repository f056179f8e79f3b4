import { Alert, Box } from '@mui/material'
import type { ReactNode } from 'react'
import { isFoodBankSetupRole } from '../../../../shared/core/access.ts'
import { recordTexts } from '../../../../shared/core/record/texts.ts'
import { useSession } from '../data/useSession.ts'
import { useText } from '../words/language.tsx'

/** Tells if the person may change what the food bank has set up. */
export const useMayEdit = () => isFoodBankSetupRole(useSession().ActiveRole)

/** A form to look at: its fields can't be changed, and it says who can. */
export function ReadOnly({ isReadOnly, children }: { isReadOnly: boolean; children: ReactNode }) {
  const text = useText(recordTexts)
  if (!isReadOnly) return children
  return (
    <Box component="fieldset" disabled sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 3 }}>
      <Alert severity="info">{text('readOnly')}</Alert>
      {children}
    </Box>
  )
}
