import * as people from '../../../../shared/network/people/api.ts'
import { peopleTexts } from '../../../../shared/network/people/texts.ts'
import { changeTexts } from '../../../../shared/work/changes/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useListState } from '../../core/grid/useListState.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { ChangeLog } from './ChangeLog.tsx'

/** Changes by staff of people, stock and limits of an organization whose people the caller looks after. */
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
        <EmptyState art="people" title={peopleText('noEntities')} />
      ) : (
        <RowsSkeleton rows={8} height={52} />
      )}
    </>
  )
}
