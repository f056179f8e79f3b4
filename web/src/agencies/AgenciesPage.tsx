import { useMemo } from 'react'
import * as agencies from '../../../shared/api/agencies.ts'
import { agencySetupTexts } from '../../../shared/text/agencySetup.ts'
import { app } from '../../../shared/text/app.ts'
import { partyTexts } from '../../../shared/text/parties.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { ListPage } from '../grid/ListPage.tsx'
import { useListState } from '../grid/useListState.ts'
import { useServerPages } from '../grid/useServerPages.ts'
import { ImportLink } from '../imports/ImportLink.tsx'
import { ActiveFilter, activeQuery } from '../parties/ActiveFilter.tsx'
import { useMayEdit } from '../parties/ReadOnly.tsx'
import { paths } from '../paths.ts'
import { AgencyCard, agencyColumns } from './agencyColumns.tsx'
import { ExportAgencies } from './ExportAgencies.tsx'

/** The food bank's agencies. */
export default function AgenciesPage() {
  const text = useText(agencySetupTexts)
  const party = useText(partyTexts)
  const frame = useText(app)
  const { language } = useLanguage()
  const mayEdit = useMayEdit()
  const list = useListState({ search: '', active: 'all' })
  const { search, active } = list.filters
  const query = { searchFilter: search || undefined, active: activeQuery(active) }
  const pages = useServerPages(agencies.getAgenciesGrid, query)
  const columns = useMemo(() => agencyColumns(text, party, language, mayEdit), [text, party, language, mayEdit])
  return (
    <ListPage
      title={frame('agencies')}
      subtitle={text('lead')}
      list={list}
      searchLabel={text('search')}
      filters={<ActiveFilter value={active} onChange={(value) => list.setFilters({ active: value })} />}
      tools={<ExportAgencies query={query} />}
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
