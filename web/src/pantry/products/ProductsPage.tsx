import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import { Box, Button, useMediaQuery } from '@mui/material'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import {
  allStatuses,
  type ProductOrder,
  productOrders,
  productsSince,
} from '../../../../shared/pantry/products/gridFilter.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { statusRowHeight } from '../../core/grid/density.ts'
import { ListPage } from '../../core/grid/ListPage.tsx'
import { SavedFilterChips } from '../../core/grid/SavedFilterChips.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useOpenRow } from '../../core/grid/useOpenRow.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { paths } from '../../core/paths.ts'
import { serverNow } from '../../core/time/clock.ts'
import { dayOf } from '../../core/time/time.ts'
import { FilterPanelButton } from '../../core/ui/FilterPanelButton.tsx'
import { DateRangeFilter, SelectFilter } from '../../core/ui/filters.tsx'
import { useText } from '../../core/words/language.tsx'
import { ProductCard } from './ProductCard.tsx'
import { productColumns } from './productColumns.tsx'
import { type AdjustedField, useAdjust } from './useAdjust.ts'

const ProductTabs = lazy(() => import('./ProductTabs.tsx'))
const ProductPanel = lazy(() => import('./ProductPanel.tsx'))
const ProductDialog = lazy(() => import('./ProductDialog.tsx'))
const ExportDialog = lazy(() => import('./ExportDialog.tsx'))
const ManyDialog = lazy(() => import('./ManyDialog.tsx'))

/** Products of a pantry; one product is open beside the list, a new one over it. */
export default function ProductsPage() {
  const text = useText(productTexts)
  const zone = useSession().TimeZone
  const prefix = useRolePrefix()
  const today = dayOf(serverNow(), zone)
  const list = useListState({ search: '', start: productsSince, end: '', status: allStatuses, sort: 'name' })
  const { status } = list.filters
  const days = { start: list.filters.start, end: list.filters.end || today }
  const pages = useServerPages(inventory.getItemsGrid, queryOf(list.filters, zone))
  const { data: base } = useApi(inventory.getInventoryBase, {}, { revalidateOnFocus: false })
  const hasStorage = (base?.StorageLocations.length ?? 0) > 0
  const { id, isNew, open, close } = useOpenRow('pantryInventoryItemId')
  const [isExporting, setExporting] = useState(false)
  const [isOfMany, setOfMany] = useState(false)
  const { onChanged, onRemoved, actions } = useRows(pages.change, open)
  const columns = useMemo(() => productColumns(text, actions, hasStorage), [text, actions, hasStorage])
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const sort = (
    <SelectFilter
      label={text('sort')}
      value={list.filters.sort}
      onChange={(order) => list.setFilters({ sort: order })}
      options={productOrders.map((order) => ({ value: order, label: text(`sort.${order}`) }))}
    />
  )
  const add = { label: text('addProduct'), onClick: () => open('new') }
  return (
    <>
      <ListPage
        title={text('products')}
        subtitle={text('lead')}
        list={list}
        searchLabel={text('search')}
        saved={<SavedFilterChips grid="products" />}
        note={
          <Suspense fallback={<Box sx={{ height: 60 }} />}>
            <ProductTabs
              query={daysQuery(list.filters, zone)}
              value={status}
              onChange={(chosen) => list.setFilters({ status: chosen })}
            />
          </Suspense>
        }
        panel={
          <FilterPanelButton isNarrowed={isNarrow(list.filters)}>
            {() => (
              <>
                <DateRangeFilter
                  value={days}
                  today={today}
                  onChange={({ start, end }) =>
                    list.setFilters({ start: start || productsSince, end: end === today ? '' : end })
                  }
                />
                {isPhone ? sort : null}
              </>
            )}
          </FilterPanelButton>
        }
        filters={isPhone ? null : sort}
        actions={
          <>
            <Button color="inherit" startIcon={<ChecklistOutlined />} onClick={() => setOfMany(true)}>
              {text('many')}
            </Button>
            <Button color="inherit" startIcon={<UploadFileOutlined />} href={paths.productImport(prefix)}>
              {text('importFile')}
            </Button>
            <Button color="inherit" startIcon={<FileDownloadOutlined />} onClick={() => setExporting(true)}>
              {text('export')}
            </Button>
          </>
        }
        add={add}
        columns={columns}
        pages={pages}
        rowLabel={({ Name }) => Name}
        rowHeight={statusRowHeight}
        renderCard={(row) => <ProductCard row={row} actions={actions} hasStorage={hasStorage} />}
        empty={{ title: text('none'), text: text('noneText') }}
      />
      <Suspense fallback={null}>
        {isNew ? <ProductDialog base={base} onClose={close} onAdded={(added) => open(added.ID)} onOpen={open} /> : null}
        {id > 0 ? (
          <ProductPanel id={id} base={base} onClose={close} onChanged={onChanged} onRemoved={onRemoved} />
        ) : null}
        {isOfMany ? (
          <ManyDialog query={queryOf({ ...list.filters, sort: 'name' }, zone)} onClose={() => setOfMany(false)} />
        ) : null}
        {isExporting ? <ExportDialog days={days} onClose={() => setExporting(false)} /> : null}
      </Suspense>
    </>
  )
}

interface Filters {
  search: string
  start: string
  end: string
  status: number
  sort: string
}

const isNarrow = ({ start, end }: Pick<Filters, 'start' | 'end'>) => start !== productsSince || end !== ''

/** Leaves out what the endpoint takes as read, so that the page's own preload asks for the same. */
const daysQuery = ({ search, start, end }: Filters, zone: string) => ({
  search: search || undefined,
  ...(isNarrow({ start, end }) ? { start, end: end || undefined, zone } : {}),
})

const queryOf = (filters: Filters, zone: string) => ({
  ...daysQuery(filters, zone),
  ...(filters.status === allStatuses ? {} : { statusTypeId: filters.status }),
  ...(filters.sort === 'name' ? {} : { sort: productOrders.find((one): one is ProductOrder => one === filters.sort) }),
})

type Change = (apply: (rows: readonly ProductGridRow[]) => ProductGridRow[]) => void

/** The rows of the page follow each change at once. */
function useRows(change: Change, open: (id: number) => void) {
  const adjust = useAdjust()
  const onChanged = useCallback(
    (id: number, changed: Partial<ProductGridRow>) =>
      change((rows) => rows.map((row) => (row.ID === id ? { ...row, ...changed } : row))),
    [change],
  )
  const onRemoved = useCallback((id: number) => change((rows) => rows.filter((row) => row.ID !== id)), [change])
  const actions = useMemo(
    () => ({
      open,
      adjust: (row: ProductGridRow, field: AdjustedField, typed: string) =>
        adjust(row, field, typed, (stored) => onChanged(row.ID, stored)),
    }),
    [open, adjust, onChanged],
  )
  return { onChanged, onRemoved, actions }
}
