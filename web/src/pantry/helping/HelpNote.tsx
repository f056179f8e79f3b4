import { Alert, Button, Stack } from '@mui/material'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { helperTexts } from '../../../../shared/pantry/helping/texts.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useText } from '../../core/words/language.tsx'
import { leaveNeighbor } from '../neighbor/leaveNeighbor.ts'

/** In place of the profile of a household that somebody orders for. */
export default function HelpNote() {
  const text = useText(helperTexts)
  const appText = useText(frameTexts)
  const { Helps = [], ActsFor } = useSession()
  const name = Helps.find(({ CustomerID }) => CustomerID === ActsFor)?.Name ?? ''
  return (
    <Stack spacing={2.5}>
      <Alert severity="info" role="note">
        {text('profileNote', { name })}
      </Alert>
      <Button color="inherit" variant="outlined" size="large" onClick={() => void leaveNeighbor()}>
        {appText('signOut')}
      </Button>
    </Stack>
  )
}
