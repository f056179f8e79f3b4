import { useState } from 'react'
import { partyTexts } from '../../../shared/text/parties.ts'
import { useText } from '../app/language.tsx'
import { ApiError } from '../data/client.ts'

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409

/**
 * What a form was filled from, and what somebody else has saved since. A refused form keeps what was typed; the person
 * chooses between both.
 */
export function useEditing<T extends { Version: number }>(loaded: T, reload: () => Promise<T | undefined>) {
  const text = useText(partyTexts)
  const [base, setBase] = useState(loaded)
  const [theirs, setTheirs] = useState<T>()
  return {
    base,
    theirs,
    /** After a save by this form. */
    setSaved: (saved: T) => {
      setBase(saved)
      setTheirs(undefined)
    },
    /** For `useSubmit`: what a conflict is called, and what to do about it. */
    failed: (error: unknown) => (isConflict(error) ? text('changedTitle') : undefined),
    onFailure: (error: unknown) => {
      if (isConflict(error)) void reload().then(setTheirs, () => undefined)
    },
    keepMine: () => {
      if (theirs) setBase({ ...base, Version: theirs.Version })
      setTheirs(undefined)
    },
  }
}
