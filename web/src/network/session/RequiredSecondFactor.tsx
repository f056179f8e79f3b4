import { Button, Stack } from '@mui/material'
import { app } from '../../../../shared/core/text/app.ts'
import type { Session } from '../../../../shared/network/session/api.ts'
import { secondFactorTexts } from '../../../../shared/network/session/secondFactorTexts.ts'
import { MessageScreen } from '../../core/app/MessageScreen.tsx'
import { useText } from '../../core/words/language.tsx'
import { signOutAndLeave } from './leave.ts'
import { SecondFactorSetup } from './SecondFactorSetup.tsx'
import { otherRoles, useEnterRole } from './useEnterRole.ts'

/** In place of every screen while the role requires a second factor that the person does not have. */
export default function RequiredSecondFactor({ session }: { session: Session }) {
  const frame = useText(app)
  const text = useText(secondFactorTexts)
  const { isBusy, enter } = useEnterRole()
  const others = otherRoles(session)
  const active = { role: frame(`role.${session.ActiveRole}`), entity: session.EntityName }
  return (
    <MessageScreen title={text('requiredTitle')} text={text('requiredText', active)}>
      <Stack spacing={1.5}>
        <SecondFactorSetup
          accountName={session.UserName}
          label={text('setUp')}
          isMain
          // With a new document, as every request before was refused.
          onDone={() => location.reload()}
        />
        {others.map((own) => (
          <Button key={`${own.Role} ${own.EntityID}`} loading={isBusy} onClick={() => void enter(own)}>
            {frame('switchTo', { role: frame(`role.${own.Role}`), entity: own.EntityName })}
          </Button>
        ))}
        <Button color="inherit" onClick={() => void signOutAndLeave()}>
          {frame('signOut')}
        </Button>
      </Stack>
    </MessageScreen>
  )
}
