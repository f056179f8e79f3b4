import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'

type Draft<Values, Sent> = z.core.$ZodType<Sent, Values>

/**
 * A form whose schema is the draft that the server takes as well: the same is required, and fields are as long as it allows.
 * `errors` is the text of a field that is wrong, or one by field.
 */
export function useDraftForm<Values extends FieldValues, Sent extends FieldValues>(
  schema: Draft<Values, Sent>,
  defaultValues: NoInfer<Values>,
  errors: string | Readonly<Record<string, string>> = 'required',
) {
  const error = ({ path }: { path?: PropertyKey[] | undefined }) =>
    typeof errors === 'string' ? errors : errors[path?.join('.') ?? '']
  const resolver = zodResolver<Values, unknown, Sent, Draft<Values, Sent>>(schema, { error })
  const form = useForm<Values, unknown, Sent>({ resolver, defaultValues: defaultValues as DefaultValues<Values> })
  return { ...form, schema }
}
