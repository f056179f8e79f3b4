import { lazy, Suspense, useCallback, useMemo } from 'react'
import * as programsApi from '../../../../shared/pantry/programs/api.ts'
import { type DeliveryProgram, programOrder } from '../../../../shared/pantry/programs/deliveryProgram.ts'
import { deliveryProgramTexts } from '../../../../shared/pantry/programs/texts.ts'
import { ListPage } from '../../core/grid/ListPage.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useOpenRow } from '../../core/grid/useOpenRow.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { useText } from '../../core/words/language.tsx'
import { ProgramCard, programColumns } from './programColumns.tsx'

const ProgramDialog = lazy(() => import('./ProgramDialog.tsx'))
const DeliveryProductsPanel = lazy(() => import('./DeliveryProductsPanel.tsx'))

/** An owner's delivery programs, and below them what each of them offers. */
export default function DeliveryProgramsPage() {
  const text = useText(deliveryProgramTexts)
  const list = useListState({ search: '' })
  const pages = useServerPages(programsApi.getDeliveryProgramsGrid, { searchFilter: list.filters.search || undefined })
  const { id, isNew, open, close } = useOpenRow()
  const { change } = pages
  const edited = pages.rows.find((row) => row.ID === id)
  const onSaved = (saved: DeliveryProgram) => {
    change((rows) => inOrder([...rows.filter((row) => row.ID !== saved.ID), saved]))
    close()
  }
  const onRemoved = useCallback((gone: number) => change((rows) => rows.filter((row) => row.ID !== gone)), [change])
  const columns = useMemo(() => programColumns(text, open, onRemoved), [text, open, onRemoved])
  const add = { label: text('add'), onClick: () => open('new') }
  return (
    <>
      <ListPage
        title={text('deliveryPrograms')}
        subtitle={text('lead')}
        list={list}
        searchLabel={text('search')}
        add={add}
        columns={columns}
        pages={pages}
        rowLabel={({ Name }) => Name}
        renderCard={(row) => <ProgramCard row={row} open={open} onRemoved={onRemoved} />}
        empty={{ title: text('none'), text: text('noneText') }}
      />
      <Suspense fallback={null}>
        <DeliveryProductsPanel />
      </Suspense>
      <Suspense fallback={null}>
        {isNew || edited ? <ProgramDialog edited={edited} onSaved={onSaved} onClose={close} /> : null}
      </Suspense>
    </>
  )
}

const inOrder = (rows: readonly DeliveryProgram[]) =>
  rows.toSorted((a, b) => (programOrder(a) < programOrder(b) ? -1 : 1))
