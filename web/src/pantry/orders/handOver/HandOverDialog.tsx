import { undoSeconds } from '../../../../../shared/pantry/orders/handOver.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { FormDialog } from '../../../core/ui/form/FormDialog.tsx'
import { useText } from '../../../core/words/language.tsx'
import { useToast } from '../../../core/words/toast.tsx'
import { MarkHere } from '../arrivals/MarkHere.tsx'
import { HandOverFields } from './HandOverFields.tsx'
import { type HandOverProps, useHandOver } from './useHandOver.ts'
import { useTakeBack } from './useTakeBack.ts'

/**
 * Hand-over of an order that is on the screen already. Enter hands over an order without warnings; one with warnings takes
 * a press of its own.
 */
export default function HandOverDialog({ order, locationId, onDone, onClose }: HandOverProps) {
  const text = useText(orderWorkTexts)
  const toast = useToast()
  const takeBack = useTakeBack()
  const { form, isClear, submit, label, ...asked } = useHandOver({
    order,
    locationId,
    onDone: (changed) => {
      if (changed)
        toast(text('handedOver', { code: order.Code }), { undo: () => void takeBack(changed, onDone), undoSeconds })
      onDone(changed)
    },
  })
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      texts={orderWorkTexts}
      title={text('handOverTitle', { code: order.Code })}
      submitLabel={label}
      submitProps={isClear ? { autoFocus: true } : { color: 'error' }}
      onClose={onClose}
    >
      <MarkHere order={order} onDone={onClose} />
      <HandOverFields control={form.control} {...asked} />
    </FormDialog>
  )
}
