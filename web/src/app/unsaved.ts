import { useEffect } from 'react'
import { app } from '../../../shared/text/app.ts'
import { useConfirm } from './confirm.tsx'
import { useText } from './language.tsx'
import { useHeldStep } from './router.ts'

/** While `dirty`, leaving the page asks first: inside the app by a question of ours, else by the browser's. */
export function useUnsaved(dirty: boolean) {
  const text = useText(app)
  const confirm = useConfirm()
  const held = useHeldStep(dirty)
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])
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
}
