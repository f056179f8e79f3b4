import { useEffect, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { app } from '../../../../shared/core/text/app.ts'
import { useConfirm } from './confirm.tsx'
import { useText } from './language.tsx'

/**
 * While `isDirty`, leaving the page asks first: within the app by a dialog of ours, else by the browser's. Answers a
 * function that marks the work as saved, so that the navigation that follows in the same event is not blocked.
 */
export function useUnsaved(isDirty: boolean): () => void {
  const text = useText(app)
  const confirm = useConfirm()
  const dirty = useRef(isDirty)
  useEffect(() => {
    dirty.current = isDirty
  }, [isDirty])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (dirty.current) event.preventDefault()
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const question = {
      title: text('unsavedTitle'),
      text: text('unsavedText'),
      confirm: text('unsavedLeave'),
      cancel: text('unsavedStay'),
    }
    void confirm({ ...question, isDangerous: true }).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, confirm, text])
  return () => {
    dirty.current = false
  }
}
