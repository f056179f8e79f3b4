import { useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { useUnsaved } from '../words/unsaved.ts'
import type { ActionKey } from './actionKey.ts'
import { ApiError } from './client.ts'
import { useAction, type Words } from './useAction.ts'
import type { Effect } from './useAnswers.ts'

interface SubmitOptions<Values extends FieldValues, Sent, I, V, RI> extends Effect<RI, V> {
  /** The endpoint's input, from what the schema made of the form's values. */
  toInput: (values: Sent) => I
  done?: Words<V>['done']
  /** After success, when the form no longer counts as unsaved. */
  onSuccess?: (value: V, input: I) => void
  /** Text of a failure without the server's reason; a function decides by the error. */
  failed?: string | ((error: unknown) => string | undefined)
  onFailure?: (error: unknown) => void
  /** The form's name of an endpoint's field, where they differ: `{ categories: 'lines' }`. */
  fieldOf?: Readonly<Record<string, FieldPath<Values>>>
  /** Idempotency keys of a form whose draft outlives the page. */
  keys?: ActionKey
}

/** A 400 answer says `categories.2.pounds: too big`: the endpoint's field, and why. */
const fieldFault = /^([\w.]+): (.+)$/

/**
 * Sends a form to an endpoint: `<Form form={form} onSubmit={submit}>`.
 *
 * Busy: `form.formState.isSubmitting`; a second submit meanwhile does nothing. Once: after a lost answer the same input goes
 * out under the same idempotency key. Refused: the reason goes to the field the server names, otherwise to `errors.root`,
 * which the next change clears. Unsaved: leaving a changed form asks first, until it is sent.
 */
export function useSubmit<Values extends FieldValues, Context, Sent, I, V, RI = never>(
  form: UseFormReturn<Values, Context, Sent>,
  endpoint: Endpoint<I, V>,
  options: SubmitOptions<Values, Sent, NoInfer<I>, NoInfer<V>, RI>,
) {
  const { toInput, done, onSuccess, failed, onFailure, fieldOf = {}, keys, ...effect } = options
  const { act } = useAction<RI, V>({ failureRenews: [], ...effect, keys })
  const isSending = useRef(false)
  const saved = useRef<string>(undefined)
  // Read while rendering: formState is a proxy that only tracks what was read.
  const { isDirty } = form.formState
  const markSaved = useUnsaved(isDirty)
  const { subscribe, clearErrors } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => name && clearErrors('root') }),
    [subscribe, clearErrors],
  )
  const tell = (words: string | undefined, error?: unknown) => {
    const [, path = '', message = ''] =
      (error instanceof ApiError && error.status === 400 && fieldFault.exec(error.message)) || []
    const [head = '', ...rest] = path.split('.')
    const name = [fieldOf[head] ?? head, ...rest].join('.') as FieldPath<Values>
    // A field that the form doesn't hold would take the message where nobody sees it.
    if (path !== '' && form.getValues(name) !== undefined) form.setError(name, { message })
    else if (words !== undefined) form.setError('root', { message: words })
  }
  return form.handleSubmit(async (values) => {
    const input = toInput(values)
    const sent = JSON.stringify(input)
    // A second click may come after the answer, while the next page is still loading.
    if (isSending.current || saved.current === sent) return
    isSending.current = true
    await act(endpoint, input, {
      done,
      failed: typeof failed === 'function' ? (error, usual) => failed(error) ?? usual : failed,
      tell,
      onFailed: onFailure,
      onDone: (value) => {
        saved.current = sent
        markSaved()
        onSuccess?.(value, input)
      },
    })
    isSending.current = false
  })
}
