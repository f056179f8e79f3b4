import { zodResolver } from '@hookform/resolvers/zod'
import Typography from '@mui/material/Typography'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import * as orders from '../../../shared/api/orders.ts'
import { maxRecipientName, recipientKinds } from '../../../shared/order/handOver.ts'
import type { OrderGridRow, ShownOrder } from '../../../shared/order/wire.ts'
import { orderWorkTexts } from '../../../shared/text/orderWork.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useSubmit } from '../data/useSubmit.ts'
import { FormDialog } from '../ui/form/FormDialog.tsx'
import { SelectField, TextField } from '../ui/form/fields.tsx'
import { customerName } from './orderText.ts'

interface DialogProps {
  order: Pick<OrderGridRow, 'ID' | 'Code' | 'FoodInsecureNeighbor' | 'TotalItems'>
  onDone: (order: ShownOrder) => void
  onClose: () => void
}
const handOverForm = z
  .object({ RecipientKind: z.enum(recipientKinds), RecipientName: z.string(), HouseholdSize: z.string() })
  .check(
    z.refine(({ RecipientKind, RecipientName }) => RecipientKind === 'household' || RecipientName.trim() !== '', {
      path: ['RecipientName'],
      error: 'proxyMissing',
    }),
  )
const atFirst = { RecipientKind: 'household', RecipientName: '', HouseholdSize: '' } as const

/** Who receives the order, and how many they are today (decision 65). What is left out is as in their profile. */
export default function HandOverDialog({ order, onDone, onClose }: DialogProps) {
  const text = useText(orderWorkTexts)
  const toast = useToast()
  const form = useForm({ resolver: zodResolver(handOverForm), defaultValues: atFirst as z.infer<typeof handOverForm> })
  const kind = useWatch({ control: form.control, name: 'RecipientKind' })
  const submit = useSubmit(form, orders.handOverOrder, {
    toInput: ({ RecipientKind, RecipientName, HouseholdSize }) => ({
      id: order.ID,
      RecipientKind,
      RecipientName: RecipientKind === 'proxy' ? RecipientName.trim() : null,
      ...(Number(HouseholdSize) > 0 ? { HouseholdSize: Number(HouseholdSize) } : {}),
    }),
    onSuccess: (changed) => {
      toast(text('handedOver', { code: order.Code }))
      onDone(changed)
    },
    failed: text('handOverFailed'),
  })
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      texts={orderWorkTexts}
      title={text('handOverTitle', { code: order.Code })}
      submitLabel={text('handOver')}
      onClose={onClose}
    >
      <Typography>{text('handOverFor', { name: customerName(order), count: order.TotalItems })}</Typography>
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
      <TextField
        control={form.control}
        name="HouseholdSize"
        label={text('householdSize')}
        helperText={text('householdSizeHelp')}
        htmlInput={{ inputMode: 'numeric', maxLength: 2 }}
      />
    </FormDialog>
  )
}
