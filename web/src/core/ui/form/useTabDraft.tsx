import { useEffect, useMemo, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { frameTexts } from '../../../../../shared/core/text/frame.ts'
import { useSession } from '../../data/useSession.ts'
import { draftPrefix } from '../../keptHere.ts'
import { useText } from '../../words/language.tsx'
import { RestoredNote } from './RestoredNote.tsx'
import { useFormDraft } from './useFormDraft.ts'

/** Text under a name, kept for a tab; nothing where the browser stores nothing. */
const tabStore = (key: string) => ({
  get: () => {
    try {
      return sessionStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  },
  set: (text: string) => {
    try {
      if (text === '') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, text)
    } catch {
      // Storage is switched off: a reload loses the draft.
    }
  },
})

/** A draft of another version of the form has other fields: it is no draft of this one. */
function readTabDraft<V extends FieldValues>(text: string, fresh: V): V | undefined {
  if (text === '') return undefined
  const draft: unknown = JSON.parse(text)
  const fields = (one: unknown) =>
    Object.keys(one as object)
      .toSorted()
      .join()
  return fields(draft) === fields(fresh) ? (draft as V) : undefined
}

/**
 * Keeps what a person typed in a form over a reload of this tab; it is dropped when the form is left, saved or the
 * person signs out, and never stored on a shared tablet. Answers a line that says so, to stand before the fields.
 */
export function useTabDraft<V extends FieldValues, Sent>(
  form: UseFormReturn<V, unknown, Sent>,
  { name, fresh: given }: { name: string; fresh: NoInfer<V> },
) {
  const text = useText(frameTexts)
  const { UserID, EntityID, Tablet } = useSession()
  const [fresh] = useState(given)
  const store = useMemo(() => {
    const kept = tabStore(`${draftPrefix}${UserID}.${EntityID}.${name}`)
    return Tablet === undefined ? kept : { get: () => '', set: () => undefined }
  }, [UserID, EntityID, name, Tablet])
  const [stored] = useState(() => readTabDraft(store.get(), fresh))
  const actions = useMemo(
    () => ({ keep: (values: V) => store.set(JSON.stringify(values)), discard: () => store.set('') }),
    [store],
  )
  const { isRestored, startOver } = useFormDraft(form, { fresh, stored, ...actions })
  // A reload leaves without this; whoever leaves within the app was asked before.
  useEffect(() => actions.discard, [actions])
  return isRestored ? (
    <RestoredNote label={text('startAgain')} onStartAgain={startOver}>
      {text('draftRestored')}
    </RestoredNote>
  ) : null
}
