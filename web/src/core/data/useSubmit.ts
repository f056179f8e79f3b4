import { useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { app } from '../../../../shared/core/text/app.ts'
import { useText } from '../words/language.tsx'
import { useUnsaved } from '../words/unsaved.ts'
import { actionKey } from './actionKey.ts'
import { ApiError, call, isLost, newKey } from './client.ts'
import { failureText } from './failure.ts'
import { type Effect, useAnswers } from './useAnswers.ts'

interface SubmitOptions<Values extends FieldValues, Sent, I, V, RI> extends Effect<RI, V> {
  /** The endpoint's input, from what the schema made of the form's values. */
  toInput: (values: Sent) => I
  /** After success, when the form no longer counts as unsaved: say so, go on. */
  onSuccess: (value: V, input: I) => void
  /** What failed, when the server gave no reason; a function decides by the error. */
  failed?: string | ((error: unknown) => string | undefined)
  onFailure?: (error: unknown) => void
  /** The form's name of an endpoint's field, where they differ: `{ categories: 'lines' }`. */
  fieldOf?: Readonly<Record<string, FieldPath<Values>>>
  /** Keeps the idempotency key of a lost answer; in memory unless the form's draft outlives the page. */
  key?: Pick<ReturnType<typeof actionKey>, 'keyFor' | 'answered'>
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
  const text = useText(app)
  const ownKey = useRef(actionKey(newKey))
  const isSending = useRef(false)
  const { store, changed, renew } = useAnswers()
  const saved = useRef<string>(undefined)
  // Read while rendering: formState is a proxy that only tracks what was read.
  const { isDirty } = form.formState
  const markSaved = useUnsaved(isDirty)
  const { subscribe, clearErrors } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => name && clearErrors('root') }),
    [subscribe, clearErrors],
  )

  const showFailure = (error: unknown) => {
    const { failed, fieldOf = {} } = options
    const [, path = '', message = ''] =
      (error instanceof ApiError && error.status === 400 && fieldFault.exec(error.message)) || []
    const [head = '', ...rest] = path.split('.')
    const name = [fieldOf[head] ?? head, ...rest].join('.') as FieldPath<Values>
    // A field that the form doesn't hold would take the message where nobody sees it.
    if (path !== '' && form.getValues(name) !== undefined) return form.setError(name, { message })
    const own = typeof failed === 'function' ? failed(error) : undefined
    form.setError('root', { message: own ?? failureText(error, text, typeof failed === 'string' ? failed : undefined) })
  }
  const send = async (values: Sent) => {
    const key = options.key ?? ownKey.current
    const input = options.toInput(values)
    const sent = JSON.stringify(input)
    // A second click may come after the answer, while the next page is still loading.
    if (isSending.current || saved.current === sent) return
    isSending.current = true
    try {
      const value = await call(endpoint, input, { key: key.keyFor(input as object) })
      key.answered()
      saved.current = sent
      markSaved()
      if (options.shows) store(options.shows, value)
      void changed(options)
      options.onSuccess(value, input)
    } catch (error) {
      if (!isLost(error)) key.answered()
      showFailure(error)
      options.onFailure?.(error)
      if (options.failureRenews) void renew(options.failureRenews)
    } finally {
      isSending.current = false
    }
  }
  return form.handleSubmit(send)
}
