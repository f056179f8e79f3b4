import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import * as limitsApi from '../../../shared/api/limits.ts'
import { type Limit, maxLimitValue } from '../../../shared/limit/limit.ts'
import { limitTexts } from '../../../shared/text/limits.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useAction } from '../data/useAction.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { Form } from '../ui/form/Form.tsx'
import { TextField } from '../ui/form/fields.tsx'
import { TwoStepRemove } from './LimitsEditor.tsx'
import { itemsForm, sentValues, sizesOf } from './limitForm.ts'
import { SizeFields } from './SizeFields.tsx'

/** The one limit of items per order. */
export function ItemsPerOrder({ limit }: { limit: Limit | null }) {
  const text = useText(limitTexts)
  const toast = useToast()
  const form = useForm({
    resolver: zodResolver(itemsForm),
    defaultValues: { Value: limit?.Value ?? 0, ...sizesOf(limit) },
  })
  const submit = useSubmit(form, limitsApi.setItemsPerOrderLimit, {
    toInput: sentValues,
    onSuccess: () => toast(text('itemsSaved')),
    failed: text('serverError'),
  })
  const { run } = useAction(limitsApi.removeItemsPerOrderLimit)
  const remove = async () => {
    try {
      await run({})
      toast(text('itemsRemoved'))
      return true
    } catch {
      toast(text('serverError'), { tone: 'error' })
      return false
    }
  }
  return (
    <Form
      form={form}
      onSubmit={submit}
      texts={limitTexts}
      submitLabel={text('save')}
      submitProps={{ size: 'medium' }}
      actions={limit ? <TwoStepRemove label={text('removeItems')} onRemove={remove} /> : null}
    >
      {limit ? null : <Typography>{text('noItemsLimit')}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <TextField
          control={form.control}
          name="Value"
          label={text('itemsValue')}
          type="number"
          errorValues={{ max: maxLimitValue }}
          htmlInput={{ min: 1, max: maxLimitValue, step: 1, inputMode: 'numeric' }}
        />
        <SizeFields control={form.control} />
      </Box>
    </Form>
  )
}
