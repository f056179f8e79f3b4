import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { formDraft, StoredDraft } from './formDraft.ts'
import type { PostForm } from './postForm.ts'

interface Start {
  fresh: PostForm
  stored: StoredDraft | undefined
  store: ReturnType<typeof formDraft>
  copyOf: number | undefined
}

/** The form's draft, stored on the device at every change until it is posted or started over. */
export function useStoredDraft(form: UseFormReturn<PostForm>, { fresh, stored, store, copyOf }: Start) {
  const [restoredAt, setRestoredAt] = useState(stored?.savedAt)
  const { reset, subscribe, getValues } = form
  const draft = () => ({ form: getValues(), savedAt: Date.now(), copyOf })
  // Over the fresh values, so that a restored draft counts as unsaved work.
  useEffect(() => {
    if (stored) reset(stored.form, { keepDefaultValues: true })
  }, [stored, reset])
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
