import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Kept, keptDraft } from './keptDraft.ts'
import type { PostForm } from './postForm.ts'

interface Start {
  fresh: PostForm
  kept: Kept | undefined
  store: ReturnType<typeof keptDraft>
  copyOf: number | undefined
}

/** The form's draft, stored on the device at every change until it is posted or started over. */
export function useStoredDraft(form: UseFormReturn<PostForm>, { fresh, kept, store, copyOf }: Start) {
  const [restoredAt, setRestoredAt] = useState(kept?.savedAt)
  const { reset, subscribe, getValues } = form
  const draft = () => ({ form: getValues(), savedAt: Date.now(), copyOf })
  // Over the fresh values, so that a restored draft counts as unsaved work.
  useEffect(() => {
    if (kept) reset(kept.form, { keepDefaultValues: true })
  }, [kept, reset])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (JSON.stringify(values) === JSON.stringify(fresh)) return
          const attempt = store.read(Date.now())?.attempt
          store.keep({ form: values, savedAt: Date.now(), copyOf, attempt })
        },
      }),
    [subscribe, fresh, store, copyOf],
  )
  const startOver = () => {
    reset(fresh)
    store.discard()
    setRestoredAt(undefined)
  }
  return { restoredAt, draft, startOver }
}
