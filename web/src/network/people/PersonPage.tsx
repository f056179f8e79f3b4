import { Stack } from '@mui/material'
import { useParams } from 'react-router'
import * as people from '../../../../shared/network/people/api.ts'
import { peopleTexts } from '../../../../shared/network/people/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useText } from '../../core/words/language.tsx'
import { AccessPanel } from './AccessPanel.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { HistoryList } from './HistoryList.tsx'
import { PinPanel } from './PinPanel.tsx'
import { RoleLines } from './RoleLines.tsx'

/** A person of an entity: who they are, what they may do there, whether they can sign in, and what was changed. */
export default function PersonPage() {
  const text = useText(peopleTexts)
  const { entityId, userId } = useParams()
  const prefix = useRolePrefix()
  const on = { entityId: Number(entityId), userId: Number(userId) }
  const { data: person, error, mutate } = useApi(people.getPerson, on, { revalidateOnFocus: false })
  const back = paths.people(prefix, on.entityId)
  if (!person)
    return (
      <>
        <PageHeader title={text('title')} back={back} />
        {error ? <LoadFailed error={error} onRetry={() => mutate()} /> : <FormSkeleton fields={4} />}
      </>
    )
  const { Entity } = person
  return (
    <>
      <PageHeader
        title={person.Name}
        subtitle={person.EMailAddress}
        back={back}
        status={
          <>
            {person.IsDisabled ? <StatusChip label={text('disabled')} tone="warning" /> : null}
            {person.IsMailReturned ? <StatusChip label={text('mailReturned')} tone="warning" /> : null}
          </>
        }
      />
      <Stack spacing={3} sx={{ maxWidth: 760 }}>
        <Panel title={text('roles', { entity: Entity.Name })}>
          <RoleLines person={person} on={on} />
        </Panel>
        <Panel title={text('details')}>
          <DetailsForm person={person} on={on} />
        </Panel>
        <Panel title={text('access')}>
          <AccessPanel person={person} on={on} />
        </Panel>
        {Entity.Kind === 'agency' || Entity.Kind === 'foodBank' ? <PinPanel person={person} on={on} /> : null}
        <Panel title={text('history')}>
          <HistoryList person={person} />
        </Panel>
      </Stack>
    </>
  )
}
