import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { useText } from '../words/language.tsx'
import { failureText } from './failure.ts'
import { useAction } from './useAction.ts'

interface SendOptions<Sent, I, V> {
  toInput: (values: Sent) => I
  onSuccess: (value: V) => void
  /** What failed, when the server gave no reason. */
  failed: string
}

/**
 * Sends a short form to an endpoint, with the reason of a refusal at its end. `useSubmit` also asks before unsaved work is
 * left, which needs a router that the neighbors' document does not load.
 */
export function useSendForm<Values extends FieldValues, Context, Sent, I, V>(
  form: UseFormReturn<Values, Context, Sent>,
  endpoint: Endpoint<I, V>,
  { toInput, onSuccess, failed }: SendOptions<Sent, NoInfer<I>, NoInfer<V>>,
) {
  const text = useText(frameTexts)
  const { run } = useAction(endpoint)
  return form.handleSubmit(async (values) => {
    try {
      onSuccess(await run(toInput(values)))
    } catch (error) {
      form.setError('root', { message: failureText(error, text, failed) })
    }
  })
}
