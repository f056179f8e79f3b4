import { lazy, Suspense } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import * as providers from '../../../../shared/rescue/providers/api.ts'
import type { ShownProvider } from '../../../../shared/rescue/providers/provider.ts'
import { providerSetupTexts } from '../../../../shared/rescue/providers/texts.ts'
import { useLoaded } from '../../core/data/useLoaded.ts'
import { ListExport } from '../../core/grid/GridExport.tsx'
import { ListPage } from '../../core/grid/ListPage.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useOpenRow } from '../../core/grid/useOpenRow.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { useMayEdit } from '../../core/record/ReadOnly.tsx'
import { useText } from '../../core/words/language.tsx'
import { ActiveTabs, activeQuery } from '../../network/organizations/ActiveTabs.tsx'
import { inNameOrder } from '../../network/organizations/nameOrder.ts'
import { useProviderColumns } from './providerColumns.tsx'

const ProviderDialog = lazy(() => import('./ProviderDialog.tsx'))

/** The food bank's volunteers and transportation companies. */
export default function ProvidersPage() {
  const text = useText(providerSetupTexts)
  const frame = useText(app)
  const mayEdit = useMayEdit()
  const list = useListState({ search: '', active: 'all' })
  const { search, active } = list.filters
  const query = { searchFilter: search || undefined, active: activeQuery(active) }
  const pages = useServerPages(providers.getTransportationProvidersGrid, query)
  const { id, isNew, open, close } = useOpenRow()
  const edited = useLoaded(providers.getTransportationProvider, id > 0 ? { id } : null)
  const columns = useProviderColumns(mayEdit, open)
  const onSaved = (saved: ShownProvider) => {
    pages.change((rows) => inNameOrder([...rows.filter(({ ID }) => ID !== saved.ID), saved]))
    close()
  }
  const onDeleted = (gone: number) => {
    pages.change((rows) => rows.filter(({ ID }) => ID !== gone))
    close()
  }
  const add = mayEdit ? { label: text('add'), onClick: () => open('new') } : undefined
  const isOpen = isNew || (id > 0 && edited.data?.ID === id)
  return (
    <>
      <ListPage
        title={frame('providers')}
        subtitle={text('lead')}
        list={list}
        searchLabel={text('search')}
        note={<ActiveTabs value={active} onChange={(value) => list.setFilters({ active: value })} />}
        tools={
          <ListExport
            name="transportation-providers"
            columns={columns}
            endpoint={providers.getTransportationProvidersGrid}
            query={query}
          />
        }
        add={add}
        columns={columns}
        pages={pages}
        rowHeight="auto"
        rowLabel={({ Name }) => Name}
        empty={{ title: text('none'), text: text('noneText') }}
      />
      <Suspense fallback={null}>
        {isOpen ? (
          <ProviderDialog
            edited={isNew ? undefined : edited.data}
            onSaved={onSaved}
            onDeleted={onDeleted}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  )
}
