import { Box, Button, Typography } from '@mui/material'
import { addressLine } from '../../../../shared/core/address/addressLine.ts'
import type { CustomerAddress } from '../../../../shared/pantry/customers/address.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { orderAddressTexts } from '../../../../shared/pantry/ordering/texts/orderAddress.ts'
import { useAction } from '../../core/data/useAction.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { isolate } from '../../core/words/direction.ts'
import { useText } from '../../core/words/language.tsx'

interface AddressCardProps {
  address: CustomerAddress
  /** Target of choosing it. */
  to: string
  /** Instead of that: an order that is edited moves there. */
  onChoose: (() => void) | undefined
  isChoosing: boolean
  onEdit: () => void
}

/** One address, to deliver to, to change or to delete. */
export function AddressCard({ address, to, onChoose, isChoosing, onEdit }: AddressCardProps) {
  const text = useText(orderAddressTexts)
  const { act, busy } = useAction({ failed: text('deleteAddressFailed') })
  const named = { name: address.Name }
  const remove = () => {
    const ask = {
      title: text('deleteAddressTitle', named),
      text: text('deleteAddressText'),
      confirm: text('deleteAddress'),
      isDangerous: true,
    }
    const input = { id: address.FoodInsecureNeighborID, addressId: address.ID }
    return act(customers.deleteCustomerAddress, input, { ask, done: text('addressDeleted') })
  }
  return (
    <Panel
      title={address.Name}
      actions={address.IsPrimary ? <StatusChip tone="info" label={text('primary')} /> : undefined}
    >
      <Typography>{isolate(addressLine(address.Address))}</Typography>
      {address.Notes ? (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
          {isolate(address.Notes)}
        </Typography>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          {...(onChoose ? { onClick: onChoose, loading: isChoosing } : { href: to })}
          variant="contained"
          aria-label={text('useAddressNamed', named)}
        >
          {text('useAddress')}
        </Button>
        <Button onClick={onEdit} aria-label={text('editAddressNamed', named)}>
          {text('editAddress')}
        </Button>
        <Button
          color="error"
          loading={busy}
          onClick={() => void remove()}
          aria-label={text('deleteAddressNamed', named)}
        >
          {text('deleteAddress')}
        </Button>
      </Box>
    </Panel>
  )
}
