import { Button, Stack } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import * as people from '../../../../shared/network/people/api.ts'
import { peopleTexts } from '../../../../shared/network/people/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useListState } from '../../core/grid/useListState.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { EntityFilter } from './EntityFilter.tsx'
import { ExportPeople } from './ExportPeople.tsx'
import { InvitationList } from './InvitationList.tsx'
import { PersonList } from './PersonList.tsx'

const InviteDialog = lazy(() => import('./InviteDialog.tsx'))

/** The people of one entity, and invitations to become one of them. */
export default function PeoplePage() {
  const text = useText(peopleTexts)
  const { filters, setFilters } = useListState({ entity: 0 })
  const managed = useApi(people.listManagedEntities, {}, { revalidateOnFocus: false })
  const entityId = filters.entity || managed.data?.[0]?.ID
  const answer = useApi(people.listPeople, entityId === undefined ? null : { entityId })
  const [isInviting, setInviting] = useState(false)
  const shown = answer.data
  const invite =
    shown && shown.RolesToGive.length > 0 ? (
      <Button variant="contained" onClick={() => setInviting(true)}>
        {text('invite')}
      </Button>
    ) : null
  const error = managed.error ?? answer.error
  return (
    <>
      <PageHeader
        title={text('title')}
        subtitle={shown ? text('lead', { entity: shown.Entity.Name }) : text('leadShort')}
        actions={invite}
      />
      {managed.data && (managed.data.length > 1 || filters.entity) ? (
        <EntityFilter first={managed.data} chosen={shown?.Entity} onChoose={(entity) => setFilters({ entity })} />
      ) : null}
      {error && !shown ? (
        <LoadFailed error={error} onRetry={() => (managed.error ? managed.mutate() : answer.mutate())} />
      ) : shown ? (
        <Stack spacing={3}>
          <Panel
            title={text('people', { entity: shown.Entity.Name })}
            actions={shown.People.length > 0 ? <ExportPeople entityId={shown.Entity.ID} /> : null}
            isFlush
          >
            <PersonList {...shown} onInvite={() => setInviting(true)} />
          </Panel>
          <Panel title={text('invitations')} isFlush>
            <InvitationList entityId={shown.Entity.ID} rolesToGive={shown.RolesToGive} />
          </Panel>
        </Stack>
      ) : managed.data?.length === 0 && !filters.entity ? (
        <EmptyState art="people" title={text('noEntities')} />
      ) : (
        <RowsSkeleton rows={5} height={64} />
      )}
      <Suspense fallback={null}>
        {isInviting && shown ? (
          <InviteDialog entity={shown.Entity} roles={shown.RolesToGive} onClose={() => setInviting(false)} />
        ) : null}
      </Suspense>
    </>
  )
}
