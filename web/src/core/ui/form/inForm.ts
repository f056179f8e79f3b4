import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * For a `useAction` that sends a form: a failure stands at its end, and what it was filled in from stays as it is.
 * `useSubmit` also asks before unsaved work is left, which needs a router that the neighbors' document does not load.
 */
export const inForm = <Values extends FieldValues, Context, Sent>(form: UseFormReturn<Values, Context, Sent>) => ({
  tell: (message: string | undefined) => {
    if (message !== undefined) form.setError('root', { message })
  },
  failureRenews: [],
})
