import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { isFoodBankRole } from '../../../shared/access.ts'
import * as foodbanks from '../../../shared/api/foodbanks.ts'
import * as orders from '../../../shared/api/orders.ts'
import type { ShownOrder } from '../../../shared/order/wire.ts'
import { customerTexts } from '../../../shared/text/customers.ts'
import { orderTexts } from '../../../shared/text/orders.ts'
import { useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { useSession } from '../data/useSession.ts'
import CardList from '../grid/CardList.tsx'
import { GridFooter } from '../grid/GridFooter.tsx'
import { useListState } from '../grid/useListState.ts'
import { useServerPages } from '../grid/useServerPages.ts'
import { OrderCard } from '../orders/OrderCard.tsx'
import { OrderItems } from '../orders/OrderItems.tsx'
import { customerName } from '../orders/orderText.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Panel } from '../ui/Panel.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import type { OrdersProps } from './CustomerPage.tsx'

/** The customer’s orders, newest first. The food bank changes no status of an agency’s orders: choosing one disables it. */
export default function CustomerOrders({ customer, onAgency }: OrdersProps) {
  const text = useText(customerTexts)
  const isFoodBank = isFoodBankRole(useSession().ActiveRole)
  const agencies = useApi(foodbanks.listAssociatedAgencies, isFoodBank ? {} : null).data ?? []
  const { filters, setFilters } = useListState({ agency: 0 })
  const choose = (agency: number) => {
    setFilters({ agency })
    if (agency !== 0) onAgency()
  }
  const selector =
    agencies.length === 0 ? undefined : (
      <TextField
        select
        size="small"
        label={text('agency')}
        value={filters.agency}
        onChange={(event) => choose(Number(event.target.value))}
        sx={{ width: 220 }}
      >
        <MenuItem value={0}>{text('allAgencies')}</MenuItem>
        {agencies.map(({ EntityID, Name }) => (
          <MenuItem key={EntityID} value={EntityID}>
            {Name}
          </MenuItem>
        ))}
      </TextField>
    )
  return (
    <Panel title={text('orders')} actions={selector} isFlush>
      <OrderPages customerId={customer.ID} agencyId={filters.agency} />
    </Panel>
  )
}

function OrderPages({ customerId, agencyId }: { customerId: number; agencyId: number }) {
  const text = useText(orderTexts)
  const query = { FoodInsecureNeighborID: customerId, ...(agencyId === 0 ? {} : { AgencyID: agencyId }) }
  const pages = useServerPages(orders.getOrdersGrid, { ...query, rows: 25 })
  const onChanged = (changed: ShownOrder) =>
    pages.change((rows) => rows.map((row) => (row.ID === changed.ID ? changed : row)))
  if (pages.error) return <LoadFailed error={pages.error} message={text('loadFailed')} onRetry={pages.refetch} />
  if (pages.isLoading) return <RowsSkeleton rows={4} height={44} />
  if (pages.rows.length === 0 && pages.page === 1)
    return <Box sx={{ p: 2, color: 'text.secondary' }}>{text('none')}</Box>
  return (
    <>
      <CardList
        rows={pages.rows}
        rowId={({ ID }) => ID}
        rowLabel={(row) => `${row.Code} ${customerName(row)}`}
        renderCard={(row) => (
          <OrderCard order={row} hidesWindow={false} showsDay onChanged={onChanged} isFixed={agencyId !== 0} />
        )}
        renderDetail={({ ID, Code }) => <OrderItems id={ID} code={Code} />}
      />
      <GridFooter count={pages.rows.length} paging={pages} onRefresh={pages.refetch} />
    </>
  )
}
