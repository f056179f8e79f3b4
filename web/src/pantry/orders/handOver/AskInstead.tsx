import { Alert, Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { missingOf } from '../../../../../shared/pantry/ordering/substitute.ts'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import { isToAsk } from '../../../../../shared/pantry/orders/substitution.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { useAction } from '../../../core/data/useAction.ts'
import { useText } from '../../../core/words/language.tsx'
import type { OrderToHandOver } from './orderToHandOver.ts'

const SubstituteDialog = lazy(() => import('../pack/SubstituteDialog.tsx'))

interface AskProps {
  order: OrderToHandOver
  onChanged: (order: OrderToHandOver) => void
}

/** Lines that were packed short and whose family wants to be asked: what they choose goes into the order before the hand-over. */
export function AskInstead({ order, onChanged }: AskProps) {
  const text = useText(orderWorkTexts)
  const [asked, ask] = useState<number>()
  const { act, busy } = useAction({ renews: 'all', failed: text('packFailed') })
  const lines = order.PantryOrderItems.map((line) => ({
    ...line,
    PantryInventoryItemID: line.PantryInventoryItem.ID,
    Name: line.PantryInventoryItem.Name,
  }))
  const open = lines.filter((line) => isToAsk(line) && missingOf(lines, line) > 0)
  const line = open.find(({ PantryInventoryItemID: id }) => id === asked)
  const windowId = order.PantryLocationPickupTimeID ?? order.FoodBankDeliveryTimeID
  if (open.length === 0) return null
  return (
    <Alert severity="warning">
      {text('askAbout', { names: open.map(({ Name }) => Name).join(', ') })}
      {windowId
        ? open.map(({ PantryInventoryItemID: id, Name: name }) => (
            <div key={id}>
              <Button disabled={busy} onClick={() => ask(id)} sx={{ minHeight: 44 }}>
                {text('askInstead', { name })}
              </Button>
            </div>
          ))
        : null}
      <Suspense fallback={null}>
        {line && windowId ? (
          <SubstituteDialog
            order={{ ...order, FoodInsecureNeighborAddressID: order.FoodInsecureNeighborAddressID ?? null }}
            line={{ ...line, PantryItemID: line.PantryItemID ?? 0 }}
            inOrder={lines.map(({ PantryInventoryItemID: id }) => id)}
            window={{ ID: windowId, Kind: order.FoodBankDeliveryTimeID === null ? 'pickup' : 'delivery' }}
            missing={missingOf(lines, line)}
            isAsking
            onChoose={(PantryInventoryItemID, PackedQuantity) => {
              ask(undefined)
              const chosen = { id: order.ID, PantryInventoryItemID, PackedQuantity }
              const SubstituteOf = line.PantryInventoryItemID
              void act(orders.packOrderLine, { ...chosen, SubstituteOf }, { done: text('askDone'), onDone: onChanged })
            }}
            onClose={() => ask(undefined)}
          />
        ) : null}
      </Suspense>
    </Alert>
  )
}
