import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

interface KeptDraft<V> {
  fresh: V
  stored: V | undefined
  keep: (values: V) => void
  discard: () => void
}

/** Values of a form that outlive the page: restored over the fresh ones, stored at every change until it is started over. */
export function useFormDraft<V extends FieldValues, Sent>(
  { reset, subscribe }: UseFormReturn<V, unknown, Sent>,
  { fresh, stored, keep, discard }: KeptDraft<V>,
) {
  const [isRestored, setRestored] = useState(stored !== undefined)
  // Over the fresh values, so that a restored draft counts as unsaved work.
  useEffect(() => {
    if (stored) reset(stored, { keepDefaultValues: true })
  }, [stored, reset])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (JSON.stringify(values) !== JSON.stringify(fresh)) keep(values)
        },
      }),
    [subscribe, fresh, keep],
  )
  const startOver = () => {
    reset(fresh)
    discard()
    setRestored(false)
  }
  return { isRestored, startOver }
}
