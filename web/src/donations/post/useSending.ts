import { useEffect, useState } from 'react'
import { app } from '../../../../shared/text/app.ts'
import { donorTexts } from '../../../../shared/text/donor.ts'
import { failureText } from '../../app/failure.ts'
import { go } from '../../app/go.ts'
import { useText } from '../../app/language.tsx'
import { useToast } from '../../app/toast.tsx'
import { useUnsaved } from '../../app/unsaved.ts'
import { ApiError } from '../../data/client.ts'
import { useRolePrefix, useSession } from '../../data/useSession.ts'
import { paths } from '../../paths.ts'
import { type keptDraft, lastLocation } from './keptDraft.ts'
import { draftOf } from './postForm.ts'
import type { useKeptForm } from './useKeptForm.ts'
import { usePost } from './usePost.ts'

interface SendingProps {
  store: ReturnType<typeof keptDraft>
  keeping: ReturnType<typeof useKeptForm>
  copied: { copyOf: number | undefined; source: string | undefined }
  zone: string
}

/** Sends the form, says what became of it, and goes on to the posted donation. */
export function useSending({ store, keeping, copied, zone }: SendingProps) {
  const text = useText(donorTexts)
  const toast = useToast()
  const shell = useText(app)
  const prefix = useRolePrefix()
  const { UserID, EntityID } = useSession()
  const { post, busy } = usePost(store)
  const [postedId, setPosted] = useState<number>()
  // Stays beside the button until the next try: a toast would be gone when the connection is back.
  const [problem, setProblem] = useState<string>()
  useUnsaved(keeping.isUnsaved)
  // Only once the guard above has heard that nothing is unsaved any more.
  useEffect(() => {
    if (postedId !== undefined && keeping.isDone) go(paths.transaction(prefix, postedId), { replace: true })
  }, [postedId, keeping.isDone, prefix])
  const send = async () => {
    const draft = draftOf(keeping.form, zone, copied)
    if (!draft || busy) return
    setProblem(undefined)
    try {
      const posted = await post(draft, { form: keeping.form, savedAt: Date.now(), copyOf: copied.copyOf })
      lastLocation(UserID, EntityID).keep(draft.DonorLocationID)
      keeping.done()
      setPosted(posted.ID)
      toast(text('posted', { code: posted.Code }))
    } catch (error) {
      const isOffline = error instanceof ApiError && error.status === 0
      setProblem(isOffline ? text('offlineKept') : failureText(error, shell))
    }
  }
  return { send, busy, problem }
}
