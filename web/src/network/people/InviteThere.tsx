import { Link, Typography } from '@mui/material'
import { peopleKeeperRoles } from '../../../../shared/core/access.ts'
import { transactionTexts } from '../../../../shared/rescue/donations/texts/transaction.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { useText } from '../../core/words/language.tsx'

/** Explains that an agency is not asked, and links to inviting its people. */
export function InviteThere({ agencyId }: { agencyId: number }) {
  const text = useText(transactionTexts)
  const { ActiveRole } = useSession()
  const prefix = useRolePrefix()
  const mayInvite = peopleKeeperRoles.some((role) => role === ActiveRole)
  return (
    <Typography variant="body2" color="warning" component="span" sx={{ display: 'block' }}>
      {text('nobodyAnswers')}{' '}
      {mayInvite ? (
        <Link href={paths.people(prefix, agencyId)} color="inherit">
          {text('inviteThere')}
        </Link>
      ) : null}
    </Typography>
  )
}
