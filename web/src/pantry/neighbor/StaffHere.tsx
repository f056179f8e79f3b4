import { Button, Stack } from '@mui/material'
import { neighborDocument } from '../../../../shared/core/link/page.ts'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import type { Session } from '../../../../shared/network/session/api.ts'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import { MessageScreen } from '../../core/app/MessageScreen.tsx'
import { paths } from '../../core/paths.ts'
import { useText } from '../../core/words/language.tsx'
import { useEnterRole } from '../../network/session/useEnterRole.ts'
import { leaveNeighbor } from './leaveNeighbor.ts'

/** Somebody signed in whose active role is not a neighbor's: as a neighbor, if they are one, or to their own screens. */
export default function StaffHere({ session }: { session: Session }) {
  const text = useText(neighborTexts)
  const appText = useText(frameTexts)
  const { isBusy, enter } = useEnterRole()
  const own = session.Roles.filter(({ Role }) => Role === 'customer')
  return (
    <MessageScreen title={text('staffTitle')} text={text('staffText', { name: session.Name })}>
      <Stack spacing={1.5}>
        {own.map((role) => (
          <Button
            key={role.EntityID}
            variant="contained"
            loading={isBusy}
            onClick={() => void enter(role, neighborDocument)}
          >
            {text('orderFrom', { foodBank: role.EntityName })}
          </Button>
        ))}
        <Button href={paths.root()} variant={own.length > 0 ? 'text' : 'contained'}>
          {text('staffScreens')}
        </Button>
        <Button onClick={() => void leaveNeighbor()}>{appText('signOut')}</Button>
      </Stack>
    </MessageScreen>
  )
}
