import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { app } from '../../../shared/text/app.ts'
import { neighborTexts } from '../../../shared/text/neighbor.ts'
import { useText } from '../app/language.tsx'
import { usePageTitle } from '../app/title.ts'
import { useSession } from '../data/useSession.ts'
import { leaveNeighbor } from './leaveNeighbor.ts'

/** What a neighbor came for: the next pickup, and ordering. */
export default function HomePage() {
  const text = useText(neighborTexts)
  const appText = useText(app)
  const { Name } = useSession()
  usePageTitle(text('home'))
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h1">{text('hello', { name: Name.split(' ')[0] ?? Name })}</Typography>
      <Button color="inherit" onClick={() => void leaveNeighbor()}>
        {appText('signOut')}
      </Button>
    </Stack>
  )
}
