import ChevronRight from '@mui/icons-material/ChevronRight'
import { Box, Typography } from '@mui/material'
import type { Role } from '../../../../shared/core/access.ts'
import { app } from '../../../../shared/core/text/app.ts'
import type { PersonRow } from '../../../../shared/network/people/person.ts'
import { peopleTexts } from '../../../../shared/network/people/texts.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { LineButton } from '../../core/ui/LineButton.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useText } from '../../core/words/language.tsx'
import { personLineLook } from './personLineLook.ts'

interface PersonListProps {
  Entity: { ID: number; Name: string }
  People: readonly PersonRow[]
  RolesToGive: readonly Role[]
  onInvite: () => void
}

/** Everyone who acts for the entity; each line leads to the person's page. */
export function PersonList({ Entity, People, RolesToGive, onInvite }: PersonListProps) {
  const text = useText(peopleTexts)
  const action = RolesToGive.length > 0 ? { action: { label: text('invite'), onClick: onInvite } } : {}
  if (People.length === 0)
    return (
      <EmptyState art="people" title={text('nobody', { entity: Entity.Name })} text={text('nobodyText')} {...action} />
    )
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      {People.map((person) => (
        <Box component="li" key={person.UserID} sx={{ listStyle: 'none' }}>
          <Line person={person} entityId={Entity.ID} />
        </Box>
      ))}
    </Box>
  )
}

function Line({ person, entityId }: { person: PersonRow; entityId: number }) {
  const text = useText(peopleTexts)
  const frame = useText(app)
  const { UserID } = useSession()
  const href = paths.person(useRolePrefix(), entityId, person.UserID)
  return (
    <LineButton href={href} sx={personLineLook}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {person.Name}
        </Typography>
        {person.UserID === UserID ? ` (${text('you')})` : ''}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {person.EMailAddress}
        </Typography>
      </Box>
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>{person.Roles.map((role) => frame(`role.${role}`)).join(', ')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {person.IsDisabled ? <StatusChip label={text('disabled')} tone="warning" /> : null}
        {person.IsMailReturned ? <StatusChip label={text('mailReturned')} tone="warning" /> : null}
      </Box>
      <ChevronRight className="pointing" color="action" sx={{ display: { xs: 'none', sm: 'block' } }} />
    </LineButton>
  )
}
