import { lazy, Suspense, useEffect, useState } from 'react'
import * as messages from '../../../shared/api/messages.ts'
import { isToBeShown, withSeen } from '../../../shared/message/systemMessage.ts'
import { useApi } from '../data/useApi.ts'
import { localSetting } from './localSetting.ts'

const SystemMessageDialog = lazy(() => import('./SystemMessageDialog.tsx'))

const seen = localSetting('gleanery.systemMessages', '')
/** Whoever keeps a page open all day hears of it, too. */
const poll = 5 * 60_000

/** Tells what the operator has to tell everyone, over any page; once for each ID on this device (section 2). */
export function SystemMessage() {
  const { data: message } = useApi(messages.getSystemMessage, {}, { poll })
  const [shownId, show] = useState<number>()
  const [isOpen, open] = useState(false)
  useEffect(() => {
    if (!message || !isToBeShown(message, seen.get())) return
    seen.set(withSeen(seen.get(), message.ID))
    show(message.ID)
    open(true)
  }, [message])
  if (!message || message.ID !== shownId) return null
  return (
    <Suspense fallback={null}>
      <SystemMessageDialog message={message} open={isOpen} onClose={() => open(false)} />
    </Suspense>
  )
}
