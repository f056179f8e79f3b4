import * as people from '../../../shared/api/people.ts'
import { changeTexts } from '../../../shared/text/changes.ts'
import { peopleTexts } from '../../../shared/text/people.ts'
import { useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { useListState } from '../grid/useListState.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { ChangeLog } from './ChangeLog.tsx'

/** What staff changed about people, stock and limits of an entity whose people the caller looks after. */
export default function ChangesPage() {
  const text = useText(changeTexts)
  const peopleText = useText(peopleTexts)
  const { filters, setFilters } = useListState({ entity: 0 })
  const { data: managed, error, mutate } = useApi(people.listManagedEntities, {}, { revalidateOnFocus: false })
  const entityId = filters.entity || managed?.[0]?.ID
  if (managed && entityId !== undefined)
    return <ChangeLog entityId={entityId} managed={managed} onChooseEntity={(entity) => setFilters({ entity })} />
  return (
    <>
      <PageHeader title={text('title')} subtitle={text('leadShort')} />
      {error ? (
        <LoadFailed error={error} onRetry={() => mutate()} />
      ) : managed ? (
        <EmptyState title={peopleText('noEntities')} />
      ) : (
        <RowsSkeleton rows={8} height={52} />
      )}
    </>
  )
}
