import { useEffect, useRef } from 'react'
import { app } from '../../../shared/text/app.ts'
import { useConfirm } from './confirm.tsx'
import { useText } from './language.tsx'
import { useHeldStep } from './router.ts'

/** While `isDirty`, leaving the page asks first: inside the app by our dialog, else by the browser's. */
export function useUnsaved(isDirty: boolean) {
  const text = useText(app)
  const confirm = useConfirm()
  // A ref, so that a form that was just saved can navigate in the same event.
  const dirty = useRef(isDirty)
  const held = useHeldStep(isDirty, dirty)
  useEffect(() => {
    dirty.current = isDirty
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => dirty.current && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
  useEffect(() => {
    if (!held) return
    const question = {
      title: text('unsavedTitle'),
      text: text('unsavedText'),
      confirm: text('unsavedLeave'),
      cancel: text('unsavedStay'),
    }
    void confirm({ ...question, isDangerous: true }).then((leave) => (leave ? held.proceed() : held.reset()))
  }, [held, confirm, text])
  /** Saved: the navigation that follows in the same event isn't asked about. */
  return () => {
    dirty.current = false
  }
}
