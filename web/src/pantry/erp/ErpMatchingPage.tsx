import { lazy, Suspense, useCallback, useMemo } from 'react'
import * as erp from '../../../../shared/pantry/erp/api.ts'
import type { ErpMatchingRow } from '../../../../shared/pantry/erp/importItem.ts'
import { erpTexts } from '../../../../shared/pantry/erp/texts.ts'
import { ListPage } from '../../core/grid/ListPage.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useOpenRow } from '../../core/grid/useOpenRow.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { paths } from '../../core/paths.ts'
import { SelectFilter } from '../../core/ui/filters.tsx'
import { useText } from '../../core/words/language.tsx'
import { ErpCard, erpColumns } from './erpColumns.tsx'

const MatchDialog = lazy(() => import('./MatchDialog.tsx'))

const shown = ['all', 'no', 'yes'] as const

/** Rows of the ERP system and the products that they are matched with. */
export default function ErpMatchingPage() {
  const text = useText(erpTexts)
  const list = useListState({ search: '', matched: 'all' })
  const matched = shown.find((one) => one === list.filters.matched)
  const pages = useServerPages(erp.getErpMatchingGrid, {
    searchFilter: list.filters.search || undefined,
    matched: matched === 'all' ? undefined : matched,
  })
  const { id, open, close } = useOpenRow()
  const { change } = pages
  const onChanged = useCallback(
    (changed: ErpMatchingRow) => change((rows) => rows.map((row) => (row.ID === changed.ID ? changed : row))),
    [change],
  )
  const columns = useMemo(() => erpColumns(text, { open, onChanged }), [text, open, onChanged])
  const row = pages.rows.find(({ ID }) => ID === id)
  return (
    <>
      <ListPage
        title={text('title')}
        subtitle={text('lead')}
        list={list}
        searchLabel={text('search')}
        filters={
          <SelectFilter
            label={text('show')}
            value={list.filters.matched}
            onChange={(chosen) => list.setFilters({ matched: chosen })}
            options={shown.map((value) => ({ value, label: text(`show.${value}`) }))}
          />
        }
        add={{ label: text('importFile'), href: paths.erpImport() }}
        columns={columns}
        pages={pages}
        rowLabel={({ Code }) => Code}
        rowHeight={64}
        renderCard={(item) => <ErpCard row={item} open={open} onChanged={onChanged} />}
        empty={{ title: text('none'), text: text('noneText') }}
      />
      <Suspense fallback={null}>
        {row ? (
          <MatchDialog
            row={row}
            onSaved={(saved) => {
              onChanged(saved)
              close()
            }}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  )
}
