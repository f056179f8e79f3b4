import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { peopleKeeperRoles } from '../../../shared/access.ts'
import { transactionTexts } from '../../../shared/text/transaction.ts'
import { useText } from '../app/language.tsx'
import { useRolePrefix, useSession } from '../data/useSession.ts'
import { paths } from '../paths.ts'

/** Why an agency is not asked, and where its people are invited. */
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
