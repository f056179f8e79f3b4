import { Box, MenuItem, TextField } from '@mui/material'
import { isFoodBankRole } from '../../../../shared/core/access.ts'
import * as foodbanks from '../../../../shared/network/foodbanks/api.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import type { ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import CardList from '../../core/grid/CardList.tsx'
import { GridFooter } from '../../core/grid/GridFooter.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useText } from '../../core/words/language.tsx'
import type { OrdersProps } from '../customers/CustomerPage.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OrderItems } from './OrderItems.tsx'
import { customerName } from './orderText.ts'

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
