import { Box, Typography } from '@mui/material'
import * as limitsApi from '../../../../shared/pantry/limits/api.ts'
import { type Limit, maxLimitValue } from '../../../../shared/pantry/limits/limit.ts'
import { limitTexts } from '../../../../shared/pantry/limits/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { Form } from '../../core/ui/form/Form.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useText } from '../../core/words/language.tsx'
import { TwoStepRemove } from './LimitsEditor.tsx'
import { itemsForm, sentValues, sizesOf } from './limitForm.ts'
import { SizeFields } from './SizeFields.tsx'

/** The one limit of items per order. */
export function ItemsPerOrder({ limit }: { limit: Limit | null }) {
  const text = useText(limitTexts)
  const form = useDraftForm(itemsForm, { Value: limit?.Value ?? 0, ...sizesOf(limit) })
  const submit = useSubmit(form, limitsApi.setItemsPerOrderLimit, {
    toInput: sentValues,
    done: text('itemsSaved'),
    failed: text('serverError'),
  })
  const { act } = useAction({ failed: () => text('serverError') })
  const remove = () => act(limitsApi.removeItemsPerOrderLimit, {}, { done: text('itemsRemoved') })
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
