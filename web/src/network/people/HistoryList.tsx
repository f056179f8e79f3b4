import { Box, Typography } from '@mui/material'
import type { Role } from '../../../../shared/core/access.ts'
import { app } from '../../../../shared/core/text/app.ts'
import type { AuditEntry } from '../../../../shared/network/people/person.ts'
import { peopleTexts } from '../../../../shared/network/people/texts.ts'
import { TimeOfDay } from '../../core/ui/Times.tsx'
import { useText } from '../../core/words/language.tsx'
import type { PersonProps } from './RoleLines.tsx'

/** Changes of the person for this organization with their authors, newest first. */
export function HistoryList({ person }: Pick<PersonProps, 'person'>) {
  const text = useText(peopleTexts)
  if (person.Changes.length === 0) return <Typography color="textSecondary">{text('noHistory')}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {person.Changes.map((change) => (
        <Box component="li" key={`${change.At} ${change.Action}`} sx={{ listStyle: 'none', overflowWrap: 'anywhere' }}>
          <Line change={change} />
        </Box>
      ))}
    </Box>
  )
}

function Line({ change: { At, By, Person, Action, Role, NewRole } }: { change: AuditEntry }) {
  const text = useText(peopleTexts)
  const frame = useText(app)
  const nameOf = (role: Role | undefined) => (role ? frame(`role.${role}`) : '')
  const values = { by: By?.Name ?? text('operator'), person: Person, role: nameOf(Role), newRole: nameOf(NewRole) }
  return (
    <>
      {text(`action.${Action}`, values)}
      <Typography variant="body2" color="textSecondary">
        <TimeOfDay value={At} withDay />
      </Typography>
    </>
  )
}
