import { useMemo } from 'react'
import type { Value } from '../../../../shared/core/schema/endpoint.ts'
import type * as people from '../../../../shared/network/people/api.ts'
import * as changes from '../../../../shared/work/changes/api.ts'
import { changeKinds } from '../../../../shared/work/changes/kinds.ts'
import { changeTexts } from '../../../../shared/work/changes/texts.ts'
import { changeInWords } from '../../../../shared/work/changes/words.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { ListPage } from '../../core/grid/ListPage.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { dateFilters } from '../../core/time/dateRange.ts'
import { ExportButton } from '../../core/ui/ExportButton.tsx'
import { DateRangeFilter, SelectFilter, TextFilter } from '../../core/ui/filters.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { EntityFilter } from '../../network/people/EntityFilter.tsx'
import { ChangeCard, changeColumns, type LogContext } from './changeColumns.tsx'

interface ChangeLogProps {
  entityId: number
  /** Those that are offered before something is typed. */
  managed: Value<typeof people.listManagedEntities>
  onChooseEntity: (id: number) => void
}

/** The log of one entity, newest first; its times are those of the entity's zone. */
export function ChangeLog({ entityId, managed, onChooseEntity }: ChangeLogProps) {
  const text = useText(changeTexts)
  const { language } = useLanguage()
  const { today } = useToday()
  const list = useListState({ search: '', kind: '', madeBy: '', start: '', end: '' })
  const { start, end } = list.filters
  const filter = { entityId, ...filterOf(list.filters) }
  const { answer, ...pages } = useServerPages(changes.getChangesGrid, filter)
  const context = useLogContext(answer, entityId)
  const columns = useMemo(() => changeColumns(text, language, context), [text, language, context])
  const rows = useMemo(() => pages.rows.map((change, index) => ({ ...change, ID: index })), [pages.rows])
  const entity = answer?.Entity
  return (
    <ListPage
      title={text('title')}
      subtitle={entity ? text('lead', { entity: entity.Name }) : text('leadShort')}
      note={
        managed.length > 1 || !managed.some(({ ID }) => ID === entityId) ? (
          <EntityFilter first={managed} chosen={entity} onChoose={onChooseEntity} />
        ) : null
      }
      list={list}
      searchLabel={text('search')}
      filters={
        <>
          <SelectFilter
            label={text('kind')}
            value={list.filters.kind}
            onChange={(kind) => list.setFilters({ kind })}
            options={[
              { value: '', label: text('allKinds') },
              ...changeKinds.map((kind) => ({ value: kind, label: text(`kind.${kind}`) })),
            ]}
          />
          <TextFilter
            label={text('madeBy')}
            value={list.filters.madeBy}
            onChange={(madeBy) => list.setFilters({ madeBy })}
          />
          <DateRangeFilter value={{ start, end }} onChange={list.setFilters} today={today} mayBeOpen />
        </>
      }
      actions={<ExportChanges filter={filter} />}
      columns={columns}
      pages={{ ...pages, rows, change: () => undefined }}
      rowLabel={(change) => changeInWords(change, language)}
      rowHeight="auto"
      renderCard={(change) => <ChangeCard change={change} context={context} />}
      empty={{ title: text('none'), text: text('noneText') }}
    />
  )
}

/** Filter as the list and its export send it. */
function filterOf({
  search,
  kind: chosen,
  madeBy,
  ...days
}: Record<'search' | 'kind' | 'madeBy' | 'start' | 'end', string>) {
  const kind = changeKinds.find((one) => one === chosen)
  return {
    ...(kind ? { kind } : {}),
    ...(madeBy ? { madeBy } : {}),
    ...(search ? { searchFilter: search } : {}),
    ...dateFilters(days),
  }
}

/** The log that is on the screen: while another one loads it is the one before. */
function useLogContext(answer: Value<typeof changes.getChangesGrid> | undefined, chosen: number): LogContext {
  const prefix = useRolePrefix()
  const { EntityID, TimeZone } = useSession()
  const entityId = answer?.Entity.ID ?? chosen
  const zone = answer?.TimeZone ?? TimeZone
  return useMemo(() => ({ entityId, prefix, isOwn: entityId === EntityID, zone }), [entityId, prefix, EntityID, zone])
}

type Filter = { entityId: number } & ReturnType<typeof filterOf>

/** The filtered log as CSV, whatever its length; made in the background. */
function ExportChanges({ filter }: { filter: Filter }) {
  const text = useText(changeTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const queue = async () => {
    const { queueJob } = await import('../../core/jobMachine/queueJob.ts')
    toast(await queueJob({ Kind: 'changes', Parameters: filter }, language))
  }
  return <ExportButton label={text('exportChanges')} refusal={undefined} onSave={queue} />
}
