import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { isFoodBankRole } from '../../../shared/access.ts'
import * as foodbanks from '../../../shared/api/foodbanks.ts'
import type { FullCustomer } from '../../../shared/customer/wire.ts'
import { customerTexts } from '../../../shared/text/customers.ts'
import { useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { useSession } from '../data/useSession.ts'
import { OrdersSubGrid } from '../orders/OrdersSubGrid.tsx'
import { Panel } from '../ui/Panel.tsx'
import { nameOfCustomer } from './customerName.ts'

interface CustomerOrdersProps {
  customer: FullCustomer
  /** An agency was chosen: editing ends (decision 52). */
  onAgency: () => void
}

/** The customer’s orders, newest first. The food bank changes no status of an agency’s orders: choosing one disables it. */
export function CustomerOrders({ customer, onAgency }: CustomerOrdersProps) {
  const text = useText(customerTexts)
  const isFoodBank = isFoodBankRole(useSession().ActiveRole)
  const agencies = useApi(foodbanks.listAssociatedAgencies, isFoodBank ? {} : null).data ?? []
  const [agency, setAgency] = useState(0)
  const choose = (id: number) => {
    setAgency(id)
    if (id !== 0) onAgency()
  }
  const selector =
    agencies.length === 0 ? undefined : (
      <TextField
        select
        size="small"
        label={text('agency')}
        value={agency}
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
  const query = { FoodInsecureNeighborID: customer.ID, ...(agency === 0 ? {} : { AgencyID: agency }) }
  return (
    <Panel title={text('orders')} actions={selector} isFlush>
      <OrdersSubGrid
        query={query}
        rows={25}
        label={nameOfCustomer(customer)}
        isInPanel
        isStatusChangeDisabled={agency !== 0}
      />
    </Panel>
  )
}
