import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined'
import { Button } from '@mui/material'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
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
import { useErpProposals } from './useErpProposals.ts'

const MatchDialog = lazy(() => import('./MatchDialog.tsx'))
const AcceptDialog = lazy(() => import('./AcceptDialog.tsx'))

const isWaiting = ({ PantryInventoryItemID: id }: ErpMatchingRow) => id === null
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
  const hasWaiting = pages.rows.some(isWaiting)
  const { proposed, isSettled } = useErpProposals(hasWaiting)
  const [isAccepting, setAccepting] = useState(false)
  const actions = useMemo(() => ({ open, onChanged, proposed }), [open, onChanged, proposed])
  const columns = useMemo(() => erpColumns(text, actions), [text, actions])
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
        actions={
          hasWaiting ? (
            <Button color="inherit" startIcon={<ChecklistOutlined />} onClick={() => setAccepting(true)}>
              {text('acceptOpen')}
            </Button>
          ) : null
        }
        add={{ label: text('importFile'), href: paths.erpImport() }}
        columns={columns}
        pages={pages}
        rowLabel={({ Code }) => Code}
        rowHeight={64}
        renderCard={(item) => <ErpCard row={item} {...actions} />}
        empty={{ title: text('none'), text: text('noneText') }}
      />
      <Suspense fallback={null}>
        {row && (isSettled || !isWaiting(row)) ? (
          <MatchDialog
            row={row}
            proposal={isWaiting(row) ? proposed(row) : undefined}
            onSaved={(saved) => {
              onChanged(saved)
              close()
            }}
            onClose={close}
          />
        ) : null}
        {isAccepting ? (
          <AcceptDialog
            search={list.filters.search}
            {...{ proposed, isSettled, onChanged }}
            onClose={() => setAccepting(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
