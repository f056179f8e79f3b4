import { app } from '../../../../shared/core/text/app.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import { agencySetupTexts } from '../../../../shared/network/agencies/texts.ts'
import { ListExport } from '../../core/grid/GridExport.tsx'
import { ListPage } from '../../core/grid/ListPage.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { ImportLink } from '../../core/importing/ImportLink.tsx'
import { paths } from '../../core/paths.ts'
import { useMayEdit } from '../../core/record/ReadOnly.tsx'
import { useText } from '../../core/words/language.tsx'
import { activeQuery } from '../organizations/ActiveTabs.tsx'
import { AgencyCard } from './AgencyCard.tsx'
import { AgencyTabs } from './AgencyTabs.tsx'
import { useAgencyColumns } from './agencyColumns.tsx'

/** The food bank's agencies. */
export default function AgenciesPage() {
  const text = useText(agencySetupTexts)
  const frame = useText(app)
  const mayEdit = useMayEdit()
  const list = useListState({ search: '', active: 'all' })
  const { search, active } = list.filters
  const part = active === 'attention' ? ('attention' as const) : undefined
  const query = { searchFilter: search || undefined, active: activeQuery(active), ...(part ? { part } : {}) } as const
  const pages = useServerPages(agencies.getAgenciesGrid, query)
  const columns = useAgencyColumns(mayEdit)
  return (
    <ListPage
      title={frame('agencies')}
      subtitle={text('lead')}
      list={list}
      searchLabel={text('search')}
      note={<AgencyTabs search={search} value={active} onChange={(value) => list.setFilters({ active: value })} />}
      tools={<ListExport name="agencies" columns={columns} endpoint={agencies.getAgenciesGrid} query={query} />}
      actions={mayEdit ? <ImportLink kind="agencies" /> : null}
      add={mayEdit ? { label: text('add'), href: paths.agency('new') } : undefined}
      columns={columns}
      pages={pages}
      rowHeight="auto"
      rowLabel={({ Name }) => Name}
      renderCard={(row) => <AgencyCard row={row} />}
      empty={{ title: text('none'), text: text('noneText') }}
    />
  )
}
