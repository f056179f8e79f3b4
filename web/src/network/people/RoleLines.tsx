import { Box, Button, Stack, Typography } from '@mui/material'
import type { Role } from '../../../../shared/core/access.ts'
import { app } from '../../../../shared/core/text/app.ts'
import * as people from '../../../../shared/network/people/api.ts'
import { peopleTexts } from '../../../../shared/network/people/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { go } from '../../core/go.ts'
import { paths } from '../../core/paths.ts'
import { SelectInput } from '../../core/ui/SelectInput.tsx'
import { useText } from '../../core/words/language.tsx'

export interface PersonProps {
  person: people.PersonWithHistory
  on: { entityId: number; userId: number }
}

/** The person's roles at the entity, to change or take away; others' roles elsewhere are not shown. */
export function RoleLines({ person, on }: PersonProps) {
  const text = useText(peopleTexts)
  if (person.Roles.length === 0) return <Typography color="textSecondary">{text('noRoles')}</Typography>
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="textSecondary">
        {text('rolesHint')}
      </Typography>
      {person.Roles.map((role) => (
        <RoleLine key={role} role={role} person={person} on={on} />
      ))}
    </Stack>
  )
}

function RoleLine({ role, person, on }: PersonProps & { role: Role }) {
  const text = useText(peopleTexts)
  const frame = useText(app)
  const change = useAction()
  const { busy, remove } = useRemoveRole({ person, on })
  const mayChange = person.RolesToGive.includes(role)
  const others = person.RolesToGive.filter((one) => one === role || !person.Roles.includes(one))
  const name = frame(`role.${role}`)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      {mayChange && others.length > 1 ? (
        <SelectInput
          label={text('role')}
          value={role}
          disabled={change.busy}
          onChange={(NewRole) =>
            void change.act(people.changePersonRole, { ...on, Role: role, NewRole }, { done: text('roleChanged') })
          }
          options={others.map((value) => ({ value, label: frame(`role.${value}`) }))}
          sx={{ flex: '1 1 240px', maxWidth: 420 }}
        />
      ) : (
        <Typography sx={{ flex: '1 1 240px', fontWeight: 600 }}>{name}</Typography>
      )}
      {mayChange ? (
        <Button
          color="error"
          aria-label={text('removeNamed', { role: name })}
          loading={busy}
          onClick={() => void remove(role)}
        >
          {text('removeRole')}
        </Button>
      ) : null}
    </Box>
  )
}

/** Asks first; a person without another role is in the list no more, so the page leads back there. */
function useRemoveRole({ person, on }: PersonProps) {
  const text = useText(peopleTexts)
  const frame = useText(app)
  const prefix = useRolePrefix()
  const isLeaving = person.Roles.length === 1
  const { act, busy } = useAction({ isLeaving })
  const remove = (role: Role) => {
    const names = { role: frame(`role.${role}`), person: person.Name, entity: person.Entity.Name }
    const question = { title: text('removeQuestion', names), text: text('removeText', names) }
    return act(
      people.removePersonRole,
      { ...on, Role: role },
      {
        ask: { ...question, confirm: text('removeRole'), isDangerous: true },
        done: text('roleRemoved'),
        onDone: () => isLeaving && go(paths.people(prefix, on.entityId)),
      },
    )
  }
  return { busy, remove }
}
