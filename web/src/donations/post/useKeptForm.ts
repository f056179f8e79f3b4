import { useEffect, useMemo, useState } from 'react'
import type { Kept, keptDraft } from './keptDraft.ts'
import type { PostForm } from './postForm.ts'

interface Start {
  fresh: PostForm
  kept: Kept | undefined
  store: ReturnType<typeof keptDraft>
  copyOf: number | undefined
}

/** The form, kept on the device at every change until it is posted or started over. */
export function useKeptForm({ fresh, kept, store, copyOf }: Start) {
  const [form, setForm] = useState(kept?.form ?? fresh)
  const [restoredAt, setRestoredAt] = useState(kept?.savedAt)
  const [isDone, setDone] = useState(false)
  const isChanged = useMemo(() => JSON.stringify(form) !== JSON.stringify(fresh), [form, fresh])
  useEffect(() => {
    if (isDone || !isChanged) return
    const attempt = store.read(Date.now())?.attempt
    store.keep({ form, savedAt: Date.now(), copyOf, attempt })
  }, [form, isChanged, isDone, store, copyOf])
  return {
    form,
    change: (part: Partial<PostForm>) => setForm((old) => ({ ...old, ...part })),
    restoredAt,
    startOver: () => {
      store.discard()
      setForm(fresh)
      setRestoredAt(undefined)
    },
    /** Nothing is left to lose: the page may be left without a question. */
    done: () => setDone(true),
    isUnsaved: isChanged && !isDone,
    isDone,
  }
}
