import { Link, Typography } from '@mui/material'
import { peopleKeeperRoles } from '../../../../shared/core/access.ts'
import type { UnattendedReason } from '../../../../shared/network/agencies/answering.ts'
import { attendanceTexts } from '../../../../shared/network/agencies/attendanceTexts.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { useText } from '../../core/words/language.tsx'

interface InviteThereProps {
  agencyId: number
  reason: UnattendedReason | undefined
}

/** Explains why an agency is not asked, and links to its people for who may invite them. */
export function InviteThere({ agencyId, reason = 'nobody' }: InviteThereProps) {
  const text = useText(attendanceTexts)
  const { ActiveRole } = useSession()
  const prefix = useRolePrefix()
  const mayInvite = peopleKeeperRoles.some((role) => role === ActiveRole)
  return (
    <Typography variant="body2" color="warning" component="span" sx={{ display: 'block' }}>
      {text(`why.${reason}`)}{' '}
      {mayInvite ? (
        <Link href={paths.people(prefix, agencyId)} color="inherit">
          {text(reason === 'nobody' ? 'invite' : 'people')}
        </Link>
      ) : null}
    </Typography>
  )
}
