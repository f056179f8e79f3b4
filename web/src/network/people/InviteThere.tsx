import { Link, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { peopleKeeperRoles } from '../../../../shared/core/access.ts'
import { attendanceTexts } from '../../../../shared/network/agencies/attendanceTexts.ts'
import type { UnattendedReason } from '../../../../shared/network/agencies/unattendedReason.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { useText } from '../../core/words/language.tsx'

const InviteDialog = lazy(() => import('./InviteDialog.tsx'))

interface InviteThereProps {
  agency: { ID: number; Name: string }
  reason: UnattendedReason | undefined
}

/** Explains why an agency is not asked, and invites somebody or leads to its people for who may do so. */
export function InviteThere({ agency, reason = 'nobody' }: InviteThereProps) {
  const text = useText(attendanceTexts)
  const { ActiveRole } = useSession()
  const prefix = useRolePrefix()
  const mayInvite = peopleKeeperRoles.some((role) => role === ActiveRole)
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      <Typography variant="body2" color="warning" component="span" sx={{ display: 'block' }}>
        {text(`why.${reason}`)}{' '}
        {!mayInvite ? (
          text('administrator')
        ) : reason === 'invited' ? (
          <Link href={paths.people(prefix, agency.ID)} color="inherit">
            {text('people')}
          </Link>
        ) : (
          <Link component="button" type="button" variant="body2" color="inherit" onClick={() => setInviting(true)}>
            {text('invite')}
          </Link>
        )}
      </Typography>
      <Suspense fallback={null}>
        {isInviting ? <InviteDialog entity={agency} roles={['agency']} onClose={() => setInviting(false)} /> : null}
      </Suspense>
    </>
  )
}
