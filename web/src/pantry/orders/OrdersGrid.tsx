import { Button } from '@mui/material'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import { orderWorkTexts } from '../../../../shared/pantry/orders/texts/orderWork.ts'
import type { OrderGridRow, ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { useDebounced } from '../../core/data/debounced.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { DataList } from '../../core/grid/DataList.tsx'
import { statusRowHeight } from '../../core/grid/density.ts'
import { SavedFilterChips } from '../../core/grid/SavedFilterChips.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { zoneHere } from '../../core/time/time.ts'
import { filterDelay } from '../../core/ui/filters.tsx'
import { ListFilters } from '../../core/ui/ListFilters.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { OrderReportsButton } from '../pantryReports/OrderReportsButton.tsx'
import { BulkStatus } from './BulkStatus.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OrderItems } from './OrderItems.tsx'
import { orderColumns } from './orderColumns.tsx'
import { type OrdersQuery, orderFilterDefaults, ordersGridQuery, setFilterCount } from './ordersGridQuery.ts'
import { customerName } from './orderText.ts'

/** Section 2: several filters that are set one after the other are one request. */
const refreshMs = 750

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
  const orderText = useText(orderTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const { EntityID } = useSession()
  const list = useListState(orderFilterDefaults)
  const [isOpen, setOpen] = useState(false)
  const [isChangingAll, setChangingAll] = useState(false)
  const filtersSet = setFilterCount(list.filters)
  const hasFilters = filtersSet > 0 || list.filters.search !== ''
  const isFixed = flags.isStatusChangeDisabled ?? false
  const scope = {
    ...(agencyId ? { AgencyID: agencyId } : {}),
    ...(customerId ? { FoodInsecureNeighborID: customerId } : {}),
  }
  const chosen = JSON.stringify({ ...ordersGridQuery(list.filters, zoneHere()), ...scope })
  const asked = useDebounced(chosen, refreshMs)
  const query: OrdersQuery = JSON.parse(asked)
  const pages = useServerPages(orders.getOrdersGrid, query)
  const reportsOf = (orderIds: readonly number[]) =>
    flags.isReportingDisabled ? null : (
      <OrderReportsButton filters={query} orderIds={orderIds} isAgencyScoped={query.AgencyID !== undefined} />
    )
  const { change, refetch } = pages
  const onChanged = useCallback(
    (changed: ShownOrder) => change((rows) => rows.map((row) => (row.ID === changed.ID ? changed : row))),
    [change],
  )
  const columns = useMemo(
    () => orderColumns({ text: orderText, workText: text, language, prefix, isFixed, onChanged }),
    [orderText, text, language, prefix, isFixed, onChanged],
  )
  return (
    <>
      {flags.isFilteringDisabled ? null : (
        <ListFilters
          list={list}
          searchLabel={text('search')}
          searchDelay={filterDelay}
          saved={<SavedFilterChips grid="orders" />}
          end={
            <>
              {reportsOf([])}
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
      <DataList<OrderGridRow>
        label={label}
        columns={columns}
        pages={{ ...pages, isTurning: pages.isTurning || asked !== chosen }}
        rowHeight={statusRowHeight}
        rowLabel={(row) => `${row.Code} ${customerName(row)}`}
        renderDetail={({ ID, Code }) => <OrderItems id={ID} code={Code} />}
        renderCard={(row) => <OrderCard order={row} hidesWindow={false} showsDay onChanged={onChanged} />}
        {...(isFixed
          ? {}
          : {
              bulkActions: (rows: readonly OrderGridRow[], clear: () => void) => (
                <>
                  <BulkStatus
                    orders={rows.filter((row) => row.EntityID === EntityID)}
                    onDone={() => {
                      clear()
                      void refetch()
                    }}
                  />
                  {reportsOf(rows.map(({ ID }) => ID))}
                </>
              ),
            })}
        empty={{ title: orderText('none'), text: text('emptyText') }}
        onClearFilters={list.clear}
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
