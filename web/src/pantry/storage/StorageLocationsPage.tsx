import { lazy, Suspense, useCallback } from 'react'
import * as storage from '../../../../shared/pantry/storage/api.ts'
import { labelOrder, type StorageLocation } from '../../../../shared/pantry/storage/storageLocation.ts'
import { storageTexts } from '../../../../shared/pantry/storage/texts.ts'
import { ListPage } from '../../core/grid/ListPage.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useOpenRow } from '../../core/grid/useOpenRow.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { useText } from '../../core/words/language.tsx'
import { useStorageColumns } from './storageColumns.tsx'

const StorageLocationDialog = lazy(() => import('./StorageLocationDialog.tsx'))

/** Storage locations of a pantry; one of them, or a new one, is edited in a dialog over the list. */
export default function StorageLocationsPage() {
  const text = useText(storageTexts)
  const list = useListState({ search: '' })
  const pages = useServerPages(storage.getStorageLocationsGrid, { searchFilter: list.filters.search || undefined })
  const { id, isNew, open, close } = useOpenRow()
  const { change } = pages
  const edited = pages.rows.find((row) => row.ID === id)
  const onSaved = (saved: StorageLocation) => {
    change((rows) => inOrder([...rows.filter((row) => row.ID !== saved.ID), saved]))
    close()
  }
  const onDeleted = useCallback((gone: number) => change((rows) => rows.filter((row) => row.ID !== gone)), [change])
  const columns = useStorageColumns(open, onDeleted)
  const add = { label: text('add'), onClick: () => open('new') }
  return (
    <>
      <ListPage
        title={text('title')}
        subtitle={text('lead')}
        list={list}
        searchLabel={text('search')}
        add={add}
        columns={columns}
        pages={pages}
        rowLabel={({ Label }) => Label}
        empty={{ title: text('none'), text: text('noneText') }}
      />
      <Suspense fallback={null}>
        {isNew || edited ? <StorageLocationDialog edited={edited} onSaved={onSaved} onClose={close} /> : null}
      </Suspense>
    </>
  )
}

const inOrder = (rows: readonly StorageLocation[]) => rows.toSorted((a, b) => (labelOrder(a) < labelOrder(b) ? -1 : 1))
