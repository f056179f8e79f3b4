import { Alert, Button } from '@mui/material'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { maxNeighborsFound } from '../../../../shared/pantry/orders/api.ts'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import { orderWorkTexts } from '../../../../shared/pantry/orders/texts/orderWork.ts'
import type { OrderGridRow, ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { DataList } from '../../core/grid/DataList.tsx'
import { statusRowHeight } from '../../core/grid/density.ts'
import { SavedFilterChips } from '../../core/grid/SavedFilterChips.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { paths } from '../../core/paths.ts'
import { filterDelay } from '../../core/ui/filters.tsx'
import { ListFilters } from '../../core/ui/ListFilters.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { OrderReportsButton } from '../pantryReports/OrderReportsButton.tsx'
import { BulkStatus } from './BulkStatus.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderListCard } from './OrderListCard.tsx'
import { OrderTabs } from './OrderTabs.tsx'
import { orderColumns } from './orderColumns.tsx'
import { countedBy, orderFilterDefaults, setFilterCount } from './ordersGridQuery.ts'
import { customerName } from './orderText.ts'
import { useOrderPages } from './useOrderPages.ts'

const AllStatusesDialog = lazy(() => import('./AllStatusesDialog.tsx'))
const OrderFilterPanel = lazy(() => import('./OrderFilterPanel.tsx'))

export interface OrdersGridProps {
  label: string
  /** Only orders of one agency, or of one customer. */
  agencyId?: number
  customerId?: number
  isReportingDisabled?: boolean
  isFilteringDisabled?: boolean
  isCustomerSelectionDisabled?: boolean
  isStatusChangeDisabled?: boolean
}

/** The orders grid (specification 002, section 2); flags take parts of it away where another screen shows it. */
export function OrdersGrid({ label, agencyId, customerId, ...flags }: OrdersGridProps) {
  const text = useText(orderWorkTexts)
  const { EntityID } = useSession()
  const list = useListState(orderFilterDefaults)
  const { filters, setFilters, clear } = list
  const [isOpen, setOpen] = useState(false)
  const [isChangingAll, setChangingAll] = useState(false)
  const filtersSet = setFilterCount(filters)
  const hasFilters = filtersSet > 0 || filters.search !== ''
  const isFixed = flags.isStatusChangeDisabled ?? false
  const hasTabs = !flags.isFilteringDisabled && customerId === undefined
  const scope = {
    ...(agencyId ? { AgencyID: agencyId } : {}),
    ...(customerId ? { FoodInsecureNeighborID: customerId } : {}),
  }
  const { tab, query, pages, ...sorting } = useOrderPages(list, { scope, hasTabs })
  const { Part, PartOrder, searchFilter, ...reported } = query
  const reportsOf = (orderIds: readonly number[]) =>
    flags.isReportingDisabled ? null : (
      <OrderReportsButton filters={reported} orderIds={orderIds} isAgencyScoped={query.AgencyID !== undefined} />
    )
  const { change, refetch } = pages
  const onChanged = useCallback(
    (changed: ShownOrder) => change((rows) => rows.map((row) => (row.ID === changed.ID ? changed : row))),
    [change],
  )
  const { columns, ...rowParts } = useOrderRows(isFixed, onChanged)
  return (
    <>
      {flags.isFilteringDisabled ? null : (
        <ListFilters
          list={{
            filters,
            isNarrowed: filtersSet > 0,
            setFilters: (asked) => setFilters({ ...asked, tab: '', order: '', isToday: false }),
          }}
          searchLabel={text('search')}
          searchDelay={filterDelay}
          saved={<SavedFilterChips grid="orders" />}
          end={
            <>
              {filters.search === '' ? reportsOf([]) : null}
              {isFixed || !hasFilters ? null : (
                <Button variant="outlined" onClick={() => setChangingAll(true)}>
                  {text('allFound')}
                </Button>
              )}
              <Button variant="outlined" onClick={() => setOpen(true)}>
                {filtersSet > 0 ? text('filtersSet', { count: filtersSet }) : text('filters')}
              </Button>
            </>
          }
        />
      )}
      {hasTabs ? (
        <OrderTabs
          tab={tab}
          counted={countedBy(filters, agencyId)}
          isToday={filters.isToday}
          onChange={(chosen) => setFilters({ order: '', isToday: false, ...chosen })}
        />
      ) : null}
      {pages.answer?.HasMoreNeighbors ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text('moreNeighbors', { count: maxNeighborsFound })}
        </Alert>
      ) : null}
      {/* A grid keeps the order that it was given last. */}
      <DataList<OrderGridRow>
        key={sorting.sorting ? 'parts' : 'all'}
        label={label}
        columns={columns}
        pages={pages}
        rowHeight={statusRowHeight}
        {...rowParts}
        {...sorting}
        {...(isFixed
          ? {}
          : {
              bulkActions: (rows: readonly OrderGridRow[], done: () => void) => (
                <>
                  <BulkStatus
                    orders={rows.filter((row) => row.EntityID === EntityID)}
                    onDone={() => {
                      done()
                      void refetch()
                    }}
                  />
                  {reportsOf(rows.map(({ ID }) => ID))}
                </>
              ),
            })}
        empty={
          tab === 'all'
            ? { title: text('none.all'), text: text('emptyText') }
            : {
                title: text(`none.${tab}`),
                art: 'done',
                action: {
                  label: text('showAll'),
                  onClick: () => setFilters({ tab: 'all', order: '', isToday: false }),
                },
              }
        }
        onClearFilters={hasFilters ? clear : undefined}
      />
      <Suspense fallback={null}>
        {isChangingAll ? (
          <AllStatusesDialog
            query={query}
            onClose={() => {
              setChangingAll(false)
              void refetch()
            }}
          />
        ) : null}
        {isOpen ? (
          <OrderFilterPanel
            list={list}
            hasAgency={agencyId === undefined}
            hasNeighbor={customerId === undefined && !flags.isCustomerSelectionDisabled}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}

/** A row of the grid, its panel and its card on a phone. */
function useOrderRows(isFixed: boolean, onChanged: (order: ShownOrder) => void) {
  const text = useText(orderTexts)
  const workText = useText(orderWorkTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const columns = useMemo(
    () => orderColumns({ text, workText, language, prefix, isFixed, onChanged }),
    [text, workText, language, prefix, isFixed, onChanged],
  )
  return {
    columns,
    rowLabel: (row: OrderGridRow) => `${row.Code} ${customerName(row)}`,
    renderDetail: ({ ID, Code }: OrderGridRow) => <OrderItems id={ID} code={Code} />,
    rowActions: ({ ID, Code }: OrderGridRow) => (
      <Button href={paths.order(prefix, ID)} aria-label={text('detailsOf', { code: Code })}>
        {text('details')}
      </Button>
    ),
    renderCard: (row: OrderGridRow) => <OrderListCard order={row} />,
  }
}
