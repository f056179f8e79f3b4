import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { localDay } from '../../../../../shared/core/time/zone.ts'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import {
  maxRecipientName,
  recipientKinds,
  undoSeconds,
  warningsOf,
} from '../../../../../shared/pantry/orders/handOver.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import type { ShownOrder } from '../../../../../shared/pantry/orders/wire.ts'
import { isLost, newKey } from '../../../core/data/client.ts'
import { useSubmit } from '../../../core/data/useSubmit.ts'
import { serverNow } from '../../../core/time/clock.ts'
import { FormDialog } from '../../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../../core/ui/form/fields.tsx'
import { SelectField } from '../../../core/ui/form/SelectField.tsx'
import { useDraftForm } from '../../../core/ui/form/useDraftForm.ts'
import { useText } from '../../../core/words/language.tsx'
import { useToast } from '../../../core/words/toast.tsx'
import { usePackQueue } from '../pack/usePackQueue.ts'
import { HandOverFacts } from './HandOverFacts.tsx'
import { HouseholdFields } from './HouseholdFields.tsx'
import { agesAddUp, householdShape, noHousehold, toldHousehold } from './householdToday.ts'
import type { OrderToHandOver } from './orderToHandOver.ts'
import { useTakeBack } from './useTakeBack.ts'

interface DialogProps {
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
const atFirst: HandOverForm = { RecipientKind: 'household', RecipientName: '', ...noHousehold }

/** Reasons against handing this order over here and today. */
function useHandOverWarnings(order: OrderToHandOver, locationId: number | undefined) {
  const zone = (order.PantryLocationPickupTime ?? order.FoodBankDeliveryTime)?.TimeZone ?? 'UTC'
  const { PickupOrDeliveryDate: OrderDay, PantryLocationID, PantryOrderStatusType: status } = order
  const state = { StatusCode: status?.Code ?? 'PROCESSING', OrderDay, PantryLocationID } as const
  const hasHeld = order.OnHold !== undefined
  return warningsOf(state, { today: localDay(new Date(serverNow()), zone), locationId, hasHeld })
}

/**
 * Hand-over of an order: the order and its warnings, who receives it, and the household of today (decision 65). Enter
 * hands over an order without warnings; one with warnings takes a press of its own.
 */
export default function HandOverDialog({ order, locationId, onDone, onClose }: DialogProps) {
  const text = useText(orderWorkTexts)
  const toast = useToast()
  const takeBack = useTakeBack()
  const warnings = useHandOverWarnings(order, locationId)
  const queue = usePackQueue()
  /** One key and one moment, whether it is sent now or later. */
  const own = useRef({ key: newKey(), at: undefined as string | undefined })
  const form = useDraftForm(handOverForm, atFirst)
  const kind = useWatch({ control: form.control, name: 'RecipientKind' })
  const draftOf = (sent: HandOverForm) => {
    own.current.at ??= new Date(serverNow()).toISOString()
    return {
      RecipientKind: sent.RecipientKind,
      RecipientName: sent.RecipientKind === 'proxy' ? sent.RecipientName.trim() : null,
      ...toldHousehold(sent),
      ...(locationId === undefined ? {} : { PantryLocationID: locationId }),
      Acknowledged: warnings,
      At: own.current.at,
    }
  }
  const keep = () => {
    queue.add(order, { kind: 'handOver', draft: draftOf(form.getValues()) }, own.current.key)
    toast(text('waitsHere'))
    onDone()
  }
  const submit = useSubmit(form, orders.handOverOrder, {
    toInput: (sent) => ({ id: order.ID, ...draftOf(sent) }),
    keys: { keyFor: () => own.current.key, answered: () => undefined },
    shows: { read: orders.getOrder, of: { id: order.ID } },
    renews: 'all',
    onSuccess: (changed) => {
      toast(text('handedOver', { code: order.Code }), { undo: () => void takeBack(changed, onDone), undoSeconds })
      onDone(changed)
    },
    failed: text('handOverFailed'),
    onFailure: (error) => {
      if (isLost(error)) keep()
      else own.current = { key: newKey(), at: undefined }
    },
  })
  const isClear = warnings.length === 0
  return (
    <FormDialog
      form={form}
      onSubmit={queue.hasWaiting(order.ID) ? form.handleSubmit(keep) : submit}
      texts={orderWorkTexts}
      title={text('handOverTitle', { code: order.Code })}
      submitLabel={text(isClear ? 'handOver' : 'handOverAnyway')}
      submitProps={isClear ? { autoFocus: true } : { color: 'error' }}
      onClose={onClose}
    >
      <HandOverFacts order={order} warnings={warnings} />
      <SelectField
        control={form.control}
        name="RecipientKind"
        label={text('received')}
        options={recipientKinds.map((value) => ({ value, label: text(value) }))}
      />
      {kind === 'proxy' ? (
        <TextField
          control={form.control}
          name="RecipientName"
          label={text('proxyName')}
          htmlInput={{ maxLength: maxRecipientName }}
        />
      ) : null}
      <HouseholdFields control={form.control} />
    </FormDialog>
  )
}
