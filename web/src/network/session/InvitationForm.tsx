import { Alert, Box, Button, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { InvitationCode } from '../../../../shared/core/link/invitation.ts'
import { app } from '../../../../shared/core/text/app.ts'
import * as people from '../../../../shared/network/people/api.ts'
import { signingIn } from '../../../../shared/network/session/texts.ts'
import { call, refusalReason } from '../../core/data/client.ts'
import { useText } from '../../core/words/language.tsx'
import { type SignInStep, signIn } from './auth.ts'
import { signInErrorText } from './signInErrors.ts'

export interface AcceptedInvitation {
  userName: string
  /** Next step for the person; undefined: signing in with the password that they have. */
  next: SignInStep | undefined
  /** Message for a person who has an account. */
  notice: string
}

interface InvitationFormProps {
  code: InvitationCode
  onAccepted: (accepted: AcceptedInvitation) => void
  below: ReactNode
}

/**
 * Page of an invitation's link. Nothing happens before the button, so that programs which open every link of an
 * e-mail accept nothing. A new person goes on to choose a password; the temporary one is used up without being shown.
 */
export default function InvitationForm({ code, onAccepted, below }: InvitationFormProps) {
  const text = useText(signingIn)
  const frame = useText(app)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const accept = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { EMailAddress, TemporaryPassword, Role, EntityName } = await call(people.acceptInvitation, code)
      const next = TemporaryPassword === null ? undefined : await signIn(EMailAddress, TemporaryPassword)
      const notice = text('invitationTaken', { role: frame(`role.${Role}`), entity: EntityName })
      onAccepted({ userName: EMailAddress, next, notice })
    } catch (error) {
      setFailure(refusalReason(error) ?? text(signInErrorText(error)))
      setBusy(false)
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h1">{text('invitationTitle')}</Typography>
      <Typography color="textSecondary">{text('invitationLead')}</Typography>
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      <Button variant="contained" size="large" loading={isBusy} onClick={() => void accept()}>
        {text('acceptInvitation')}
      </Button>
      {below}
    </Box>
  )
}
