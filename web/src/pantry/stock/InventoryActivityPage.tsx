import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { usualActivityRange } from '../../../../shared/pantry/stock/activity.ts'
import type { ActivityRow } from '../../../../shared/pantry/stock/api.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { type Stock, stockNumbersOf } from '../../../../shared/pantry/stock/stock.ts'
import { stockTexts } from '../../../../shared/pantry/stock/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { ListPage } from '../../core/grid/ListPage.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { byRows, useServerPages } from '../../core/grid/useServerPages.ts'
import { DateRangeFilter } from '../../core/ui/filters.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useText } from '../../core/words/language.tsx'
import { ActivityCard, activityColumns } from './activityColumns.tsx'
import { activityQuery } from './activityQuery.ts'

const ShelfDialog = lazy(() => import('./ShelfDialog.tsx'))

/** Turnover of products (specification 001, section 2); a quantity is corrected in its row. */
export default function InventoryActivityPage() {
  const text = useText(stockTexts)
  const { today } = useToday()
  const usual = usualActivityRange(today)
  const list = useListState({ search: '', ...usual })
  const { start, end } = list.filters
  const pages = useServerPages(stock.getInventoryActivityGrid, activityQuery(list.filters, usual))
  const { act } = useAction(byRows)
  const { change } = pages
  const [corrected, setCorrected] = useState<number>()
  const onStored = useCallback(
    (stored: Stock) =>
      change((rows) => rows.map((row) => (row.ID === stored.ProductID ? { ...row, ...stockNumbersOf(stored) } : row))),
    [change],
  )
  const save = useCallback(
    ({ ID: id, Quantity: old }: ActivityRow, quantity: number) => {
      const change = { UpdatedValue: quantity, SeenValue: old, Reason: 'other', Note: '' } as const
      return act(
        stock.adjustQuantity,
        { id, ...change },
        {
          done: ({ Quantity }) => `${text('quantityUpdated')}: ${text('quantityChanged', { old, new: Quantity })}`,
          failed: (error) => `${text('quantityFailed')}: ${refusalReason(error) ?? text('serverError')}`,
          onDone: onStored,
        },
      )
    },
    [act, text, onStored],
  )
  const actions = useMemo(
    () => ({ start: start || usual.start, end: end || usual.end, save, correct: setCorrected }),
    [start, end, usual.start, usual.end, save],
  )
  const columns = useMemo(() => activityColumns(text, actions), [text, actions])
  const product = pages.rows.find(({ ID }) => ID === corrected)
  return (
    <>
      <ListPage
        title={text('title')}
        subtitle={text('lead')}
        list={list}
        searchLabel={text('search')}
        filters={<DateRangeFilter value={{ start, end }} onChange={list.setFilters} today={today} />}
        columns={columns}
        pages={pages}
        rowLabel={({ Name }) => Name}
        rowHeight={120}
        isAlwaysComfortable
        renderCard={(row) => <ActivityCard row={row} {...actions} />}
        empty={{ title: text('none'), text: text('noneText') }}
      />
      <Suspense fallback={null}>
        {product ? (
          <ShelfDialog
            product={product}
            reason="damaged"
            onSaved={(stored) => {
              onStored(stored)
              setCorrected(undefined)
            }}
            onClose={() => setCorrected(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
