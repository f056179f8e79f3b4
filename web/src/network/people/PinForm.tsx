import { Box, Button } from '@mui/material'
import * as z from 'zod/mini'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { ChosenPin } from '../../../../shared/network/people/pin.ts'
import { tabletTexts } from '../../../../shared/network/people/tabletTexts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { FormElement } from '../../core/ui/form/FormElement.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { RootError } from '../../core/ui/form/RootError.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useText } from '../../core/words/language.tsx'

const pinForm = z.object({ PIN: z.string().check(z.refine((pin) => ChosenPin.safeParse(pin).success, 'pinHint')) })

interface PinFormProps<I extends { PIN: string | null }> {
  endpoint: Endpoint<I, { HasPin: boolean }>
  /** Person whose PIN it is; empty for the own. */
  on: Omit<I, 'PIN'>
  onChanged?: (hasPin: boolean) => void
}

/** Sets another PIN or takes it away; nobody reads one. */
export function PinForm<I extends { PIN: string | null }>({ endpoint, on, onChanged }: PinFormProps<I>) {
  const text = useText(tabletTexts)
  const form = useDraftForm(pinForm, { PIN: '' })
  const { act, busy } = useAction({ failed: text('failed') })
  const submit = useSubmit(form, endpoint, {
    toInput: ({ PIN }) => ({ ...on, PIN }) as I,
    done: text('pinSet'),
    onSuccess: () => {
      form.reset({ PIN: '' })
      onChanged?.(true)
    },
  })
  const remove = () =>
    act(endpoint, { ...on, PIN: null } as I, { done: text('pinRemoved'), onDone: () => onChanged?.(false) })
  return (
    <FormElement form={form} onSubmit={submit} texts={tabletTexts} spacing={2}>
      <TextField
        control={form.control}
        name="PIN"
        label={text('newPin')}
        helperText={text('pinHint')}
        htmlInput={{ maxLength: 6, inputMode: 'numeric' }}
        autoComplete="off"
      />
      <RootError control={form.control} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {text('setPin')}
        </Button>
        <Button variant="outlined" loading={busy} onClick={() => void remove()}>
          {text('removePin')}
        </Button>
      </Box>
    </FormElement>
  )
}
