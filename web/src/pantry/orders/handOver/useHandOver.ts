import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { localDay } from '../../../../../shared/core/time/zone.ts'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import {
  isUnnamedProxy,
  type LeftOnTable,
  noneLeft,
  recipientKinds,
  undoSeconds,
  warningsOf,
} from '../../../../../shared/pantry/orders/handOver.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import type { ShownOrder } from '../../../../../shared/pantry/orders/wire.ts'
import { isLost, newKey } from '../../../core/data/client.ts'
import { useSubmit } from '../../../core/data/useSubmit.ts'
import { serverNow } from '../../../core/time/clock.ts'
import { useDraftForm } from '../../../core/ui/form/useDraftForm.ts'
import { useText } from '../../../core/words/language.tsx'
import { useToast } from '../../../core/words/toast.tsx'
import { usePackQueue } from '../pack/usePackQueue.ts'
import { agesAddUp, householdShape, noHousehold, toldHousehold } from './householdToday.ts'
import type { OrderToHandOver } from './orderToHandOver.ts'
import { useTakeBack } from './useTakeBack.ts'

export interface HandOverProps {
  order: OrderToHandOver
  /** Of the pickup location where the table stands, where that is known. */
  locationId?: number | undefined
  /** Without the order as it is then when it waits for a connection. */
  onDone: (order?: ShownOrder) => void
  onClose: () => void
}

const handOverForm = z
  .object({ RecipientKind: z.enum(recipientKinds), RecipientName: z.string(), ...householdShape })
  .check(
    z.refine(({ RecipientKind, RecipientName }) => RecipientKind === 'household' || RecipientName.trim() !== '', {
      path: ['RecipientName'],
      error: 'proxyMissing',
    }),
    agesAddUp,
  )
type HandOverForm = z.infer<typeof handOverForm>
type Recipient = Pick<HandOverForm, 'RecipientKind' | 'RecipientName'>

/** Reasons against handing this order over here and today. */
function useHandOverWarnings(
  order: OrderToHandOver,
  { locationId, isSigned, recipient }: { locationId: number | undefined; isSigned: boolean; recipient: Recipient },
) {
  const zone = (order.PantryLocationPickupTime ?? order.FoodBankDeliveryTime)?.TimeZone ?? 'UTC'
  const { PickupOrDeliveryDate: OrderDay, PantryLocationID, PantryOrderStatusType: status } = order
  const state = { StatusCode: status?.Code ?? 'PROCESSING', OrderDay, PantryLocationID } as const
  const hasHeld = order.OnHold !== undefined
  const needsCertificate = order.AtTable?.NeedsCertificate === true && !isSigned
  const areVisitsUsed = order.AtTable?.AreTefapVisitsUsed === true
  const isTefapGiven = order.ContainsTEFAPProduct && !needsCertificate && !areVisitsUsed
  const isProxyUnnamed = isTefapGiven && isUnnamedProxy(recipient, order.AtTable?.Proxies ?? [])
  const today = localDay(new Date(serverNow()), zone)
  return warningsOf(state, { today, locationId, hasHeld, needsCertificate, areVisitsUsed, isProxyUnnamed })
}

interface Refused {
  /** It was not handed over: somebody else may have been first. */
  onRefused?: () => void
}

/** Hand-over of an order: its warnings, and the form of who receives it and of the household of today (decision 65). */
export function useHandOver({ order: found, locationId, onDone, onRefused }: Omit<HandOverProps, 'onClose'> & Refused) {
  /** With what the family chose at the table instead of what was missing. */
  const [chosen, setChosen] = useState<OrderToHandOver>()
  const order = chosen?.ID === found.ID ? chosen : found
  const text = useText(orderWorkTexts)
  const toast = useToast()
  /** The declaration was signed here, after the order was read. */
  const [isSigned, setSigned] = useState(false)
  const queue = usePackQueue()
  const takeBack = useTakeBack()
  /** One key and one moment, whether it is sent now or later. */
  const [left, setLeft] = useState<LeftOnTable>(noneLeft)
  const own = useRef({ key: newKey(), at: undefined as string | undefined })
  const known = String(order.AtTable?.HouseholdSize ?? '')
  const form = useDraftForm(handOverForm, {
    ...{ RecipientKind: 'household', RecipientName: '' },
    ...{ ...noHousehold, HouseholdSize: known },
  })
  const [RecipientKind, RecipientName] = useWatch({ control: form.control, name: ['RecipientKind', 'RecipientName'] })
  const recipient = { RecipientKind, RecipientName }
  const warnings = useHandOverWarnings(order, { locationId, isSigned, recipient })
  const draftOf = (sent: HandOverForm) => {
    own.current.at ??= new Date(serverNow()).toISOString()
    return {
      RecipientKind: sent.RecipientKind,
      RecipientName: sent.RecipientKind === 'proxy' ? sent.RecipientName.trim() : null,
      // The size of the profile is not said again: the ages of the profile stand beside it.
      ...toldHousehold(sent.HouseholdSize === known ? { ...sent, HouseholdSize: '' } : sent),
      ...(left.size > 0
        ? { Left: [...left].map(([PantryInventoryItemID, Quantity]) => ({ PantryInventoryItemID, Quantity })) }
        : {}),
      ...(locationId === undefined ? {} : { PantryLocationID: locationId }),
      Acknowledged: warnings,
      At: own.current.at,
    }
  }
  const keep = () => {
    const { key } = own.current
    queue.add(order, { kind: 'handOver', draft: draftOf(form.getValues()) }, key)
    // An error that nobody else knows of yet is taken off the queue; one that is on its way, or was sent, is reversed.
    const undo = () => void (queue.drop(order.ID, key) || takeBack(order))
    toast(text('waitsHere'), { undo, undoSeconds })
    onDone()
  }
  const submit = useSubmit(form, orders.handOverOrder, {
    toInput: (sent) => ({ id: order.ID, ...draftOf(sent) }),
    keys: { keyFor: () => own.current.key, answered: () => undefined },
    shows: { read: orders.getOrder, of: { id: order.ID } },
    renews: 'all',
    onSuccess: onDone,
    failed: text('handOverFailed'),
    onFailure: (error) => {
      if (isLost(error)) return keep()
      own.current = { key: newKey(), at: undefined }
      onRefused?.()
    },
  })
  const isClear = warnings.length === 0
  return {
    form,
    warnings,
    isClear,
    order,
    onSigned: () => setSigned(true),
    onChanged: setChosen,
    left,
    setLeft,
    submit: queue.hasWaiting(order.ID) ? form.handleSubmit(keep) : submit,
    label: text(isClear ? 'handOver' : 'handOverAnyway'),
  }
}
