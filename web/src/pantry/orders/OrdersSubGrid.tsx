import { Alert, Box, useMediaQuery } from '@mui/material'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import type { OrderGridRow, ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { useApi } from '../../core/data/useApi.ts'
import CardList from '../../core/grid/CardList.tsx'
import { useChangedRows } from '../../core/grid/useServerPages.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { customerName } from './orderText.ts'

export interface OrdersSubGridProps {
  /** Filter of the orders: of windows, of a delivery window, or those in progress that hold a product. */
  query: Pick<
    Input<typeof orders.getOrdersGrid>,
    'PantryLocationID' | 'PickupTimeIDList' | 'FoodBankDeliveryTimeID' | 'PantryInventoryItemID' | 'IsInProgress'
  >
  /** 200 of a pickup day, 25 of a delivery window: the newest (section 9). */
  rows: 25 | 200
  /** Name for screen readers of what the orders belong to. */
  label: string
  /** Orders of one window need no column that names it. */
  hidesWindow?: boolean
  /** In a panel beside a list, orders of many days: cards that name the day. */
  isInPanel?: boolean
}

/** Orders inside another grid's row: each with its status, its page, and its items. */
export function OrdersSubGrid({
  query,
  rows: limit,
  label,
  hidesWindow = false,
  isInPanel = false,
}: OrdersSubGridProps) {
  const text = useText(orderTexts)
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const { rows, hasMore, isLoading, error, refetch, onChanged } = useOrders(query, limit)
  if (error) return <LoadFailed error={error} message={text('loadFailed')} onRetry={refetch} />
  if (isLoading) return <RowsSkeleton rows={4} height={44} />
  if (rows.length === 0) return <Box sx={{ p: 2, color: 'text.secondary' }}>{text('none')}</Box>
  return (
    <Box sx={{ minWidth: 0 }}>
      {isPhone || isInPanel ? (
        <CardList
          rows={rows}
          rowId={({ ID }) => ID}
          rowLabel={(row) => `${row.Code} ${customerName(row)}`}
          renderCard={(row) => <OrderCard order={row} showsDay={isInPanel} {...{ hidesWindow, onChanged }} />}
          renderDetail={({ ID, Code }) => <OrderItems id={ID} code={Code} />}
        />
      ) : (
        <OrdersTable rows={rows} label={text('ordersOf', { what: label })} {...{ hidesWindow, onChanged }} />
      )}
      {hasMore ? <Alert severity="info">{text('more', { count: rows.length })}</Alert> : null}
    </Box>
  )
}

/** The rows of the grid, for five seconds with the person's own changes: an index may lag behind. */
function useOrders(query: OrdersSubGridProps['query'], limit: number) {
  const input = { ...query, rows: limit, page: '1', sidx: 'Created', sord: 'desc', mode: 'grid' } as const
  const answer = useApi(orders.getOrdersGrid, input)
  const { rows, change } = useChangedRows<OrderGridRow>(answer, JSON.stringify(input))
  const { data, error, isLoading, mutate } = answer
  return {
    rows,
    hasMore: data?.cursor !== undefined,
    isLoading: data === undefined && isLoading,
    error: data === undefined ? error : undefined,
    refetch: mutate,
    onChanged: (order: ShownOrder) => change((all) => all.map((row) => (row.ID === order.ID ? order : row))),
  }
}
