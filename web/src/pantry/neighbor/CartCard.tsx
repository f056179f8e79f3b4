import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { plural } from '../../../../shared/core/text/text.ts'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import { type CartPlace, cartKey, readCart, type SavedCart } from '../../../../shared/pantry/ordering/cart.ts'
import { useSession } from '../../core/data/useSession.ts'
import { orderingPaths } from '../../core/orderingPaths.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { isolate } from '../../core/words/direction.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

function savedCart(customerId: number): SavedCart | undefined {
  try {
    return readCart(localStorage.getItem(cartKey), customerId)
  } catch {
    // Storage is switched off in this browser.
    return undefined
  }
}

function addressOf(customerId: number, place: CartPlace): string {
  const { PantryLocationID: pickupLocationId, PantryLocationPickupTimeID: pickupTimeId } = place
  if (pickupLocationId !== null && pickupTimeId !== null)
    return orderingPaths.products({ customerId, pickupLocationId, pickupTimeId })
  const { FoodBankDeliveryTimeID: deliveryTimeId, FoodInsecureNeighborAddressID: customerAddressId } = place
  if (deliveryTimeId !== null && customerAddressId !== null)
    return orderingPaths.checkout({ customerId, deliveryTimeId, customerAddressId })
  return orderingPaths.index({ customerId })
}

/** Cart that is not ordered yet; it is on the phone, so it shows without a signal. */
export function CartCard() {
  const text = useText(neighborTexts)
  const { language } = useLanguage()
  const customerId = useSession().CustomerID ?? 0
  const [cart] = useState(() => savedCart(customerId))
  if (!cart || cart.Lines.length === 0) return null
  const count = cart.Lines.reduce((sum, { Quantity }) => sum + Quantity, 0)
  return (
    <Panel title={text('cartTitle')}>
      <Stack spacing={1.5}>
        <Typography>{text(plural(language, 'cartItems', count), { count })}</Typography>
        <Stack component="ul" sx={{ m: 0, pl: 2.5 }}>
          {cart.Lines.map((line) => (
            <li key={line.PantryInventoryItemID}>
              {isolate(line.Name)} × {line.Quantity}
            </li>
          ))}
        </Stack>
        <Button href={addressOf(customerId, cart.Place)} variant="contained" size="large">
          {text('goOn')}
        </Button>
      </Stack>
    </Panel>
  )
}
