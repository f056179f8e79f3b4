import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { addressLine } from '../../../../shared/core/address/addressLine.ts'
import type { CustomerAddress } from '../../../../shared/pantry/customers/address.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import type { FullCustomer } from '../../../../shared/pantry/customers/wire.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'

const AddressDialog = lazy(() => import('./AddressDialog.tsx'))

/** Delivery addresses of a customer. */
export function AddressesPanel({ customer: { ID: id } }: { customer: Pick<FullCustomer, 'ID'> }) {
  const text = useText(customerTexts)
  const answer = useApi(customers.listCustomerAddresses, { id })
  const [open, setOpen] = useState<CustomerAddress | 'new'>()
  const add = (
    <Button size="small" onClick={() => setOpen('new')}>
      {text('addAddress')}
    </Button>
  )
  return (
    <Panel title={text('addresses')} actions={add}>
      <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={2} height={44} />} message={text('addressesFailed')}>
        {(data) => <AddressList addresses={data} customerId={id} onEdit={setOpen} />}
      </WhenLoaded>
      <Suspense fallback={null}>
        {open ? (
          <AddressDialog
            customerId={id}
            edited={open === 'new' ? undefined : open}
            title={text(open === 'new' ? 'addAddress' : 'editAddress')}
            texts={customerTexts}
            done={text('addressSaved')}
            onClose={() => setOpen(undefined)}
          />
        ) : null}
      </Suspense>
    </Panel>
  )
}

interface ListProps {
  addresses: readonly CustomerAddress[]
  customerId: number
  onEdit: (address: CustomerAddress) => void
}

function AddressList({ addresses, customerId, onEdit }: ListProps) {
  const text = useText(customerTexts)
  const { act } = useAction({ failed: text('addressDeleteFailed') })
  const remove = ({ ID: addressId, Name: name }: CustomerAddress) => {
    const ask = { title: text('deleteQuestion', { name }), confirm: text('delete'), isDangerous: true }
    return act(customers.deleteCustomerAddress, { id: customerId, addressId }, { ask, done: text('addressDeleted') })
  }
  if (addresses.length === 0) return <Typography color="textSecondary">{text('noAddresses')}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {addresses.map((address) => (
        <Box
          component="li"
          key={address.ID}
          sx={{ listStyle: 'none', display: 'flex', alignItems: 'flex-start', gap: 1 }}
        >
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 600 }}>
              {address.Name}
              {address.IsPrimary ? <StatusChip label={text('primary')} tone="info" isSmall /> : null}
            </Box>
            <Typography variant="body2">{addressLine(address.Address)}</Typography>
            {address.Notes === '' ? null : (
              <Typography variant="body2" color="textSecondary">
                {address.Notes}
              </Typography>
            )}
          </Box>
          <IconButton
            size="small"
            aria-label={text('editNamed', { name: address.Name })}
            onClick={() => onEdit(address)}
          >
            <EditOutlined fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={text('deleteNamed', { name: address.Name })}
            onClick={() => void remove(address)}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}
