import { Button, Stack } from '@mui/material'
import { type RolePrefix, rolePrefix } from '../../../../shared/core/access.ts'
import { app } from '../../../../shared/core/text/app.ts'
import type { Session } from '../../../../shared/network/session/api.ts'
import { MessageScreen } from '../../core/app/MessageScreen.tsx'
import { hereAddress } from '../../core/go.ts'
import { paths } from '../../core/paths.ts'
import { useText } from '../../core/words/language.tsx'
import { signOutAndLeave } from './leave.ts'
import { useEnterRole } from './useEnterRole.ts'

/** An address of another prefix than the active role's: offers the person's own roles that may open it, or the way home. */
export default function OtherRole({ session, prefix }: { session: Session; prefix: RolePrefix }) {
  const text = useText(app)
  const { isBusy, enter } = useEnterRole()
  const fitting = session.Roles.filter((own) => rolePrefix(own.Role) === prefix)
  const active = { role: text(`role.${session.ActiveRole}`), entity: session.EntityName }
  const home = rolePrefix(session.ActiveRole)
  const isOwn = fitting.length > 0
  return (
    <MessageScreen
      title={text(isOwn ? 'otherRoleTitle' : 'noAccessTitle')}
      text={text(isOwn ? 'otherRoleText' : 'noAccessText', active)}
    >
      <Stack spacing={1.5}>
        {fitting.map((own) => (
          <Button
            key={`${own.Role} ${own.EntityID}`}
            variant="contained"
            loading={isBusy}
            onClick={() => void enter(own, hereAddress())}
          >
            {text('switchTo', { role: text(`role.${own.Role}`), entity: own.EntityName })}
          </Button>
        ))}
        {home ? (
          <Button href={paths.home(home)} variant={isOwn ? 'text' : 'contained'}>
            {text('goHome')}
          </Button>
        ) : (
          <Button onClick={() => void signOutAndLeave()}>{text('signOut')}</Button>
        )}
      </Stack>
    </MessageScreen>
  )
}
