import { Alert, AlertTitle, Button, Stack } from '@mui/material'
import { recordTexts } from '../../../../shared/core/record/texts.ts'
import { useText } from '../words/language.tsx'

/** Somebody else saved the same while this form was open. */
export function ConflictAlert({ onTakeTheirs, onKeepMine }: { onTakeTheirs: () => void; onKeepMine: () => void }) {
  const text = useText(recordTexts)
  return (
    <Alert severity="warning">
      <AlertTitle>{text('changedTitle')}</AlertTitle>
      {text('changedText')}
      <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onTakeTheirs}>
          {text('takeTheirs')}
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={onKeepMine}>
          {text('keepMine')}
        </Button>
      </Stack>
    </Alert>
  )
}
