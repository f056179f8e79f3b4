import { useCallback } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useFormDraft } from '../../../core/ui/form/useFormDraft.ts'
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
  const { getValues } = form
  const draft = () => ({ form: getValues(), savedAt: Date.now(), copyOf })
  const keep = useCallback(
    (values: PostForm) => {
      const attempt = store.read(Date.now())?.attempt
      store.keep({ form: values, savedAt: Date.now(), copyOf, attempt })
    },
    [store, copyOf],
  )
  const { isRestored, startOver } = useFormDraft(form, { fresh, stored: stored?.form, keep, discard: store.discard })
  return { restoredAt: isRestored ? stored?.savedAt : undefined, draft, startOver }
}
