import { lazy, Suspense, useEffect, useState } from 'react'
import * as messages from '../../../../shared/work/messages/api.ts'
import {
  isToBeShown,
  seenIds,
  type SystemMessage as Told,
  withSeen,
} from '../../../../shared/work/messages/systemMessage.ts'
import { useApi } from '../../core/data/useApi.ts'
import { localSetting } from '../../core/localSetting.ts'

const SystemMessageDialog = lazy(() => import('./SystemMessageDialog.tsx'))

const seen = localSetting('gleanery.systemMessages', '')
/** Interval of polling: pages that stay open all day show new ones, too. */
const poll = 5 * 60_000

const seenInput = () => {
  const ids = seenIds(seen.get()).join(',')
  return ids === '' ? {} : { seen: ids }
}

/** Tells what everyone has to know, over any page; once for each ID on this device (section 2), one after the other. */
export default function SystemMessage() {
  const [input, ask] = useState(seenInput)
  const { data: message } = useApi(messages.getSystemMessage, input, { poll, keepPreviousData: false })
  const [told, tell] = useState<Told>()
  const [isOpen, open] = useState(false)
  useEffect(() => {
    if (isOpen || !message || !isToBeShown(message, seen.get())) return
    seen.set(withSeen(seen.get(), message.ID))
    tell(message)
    open(true)
  }, [message, isOpen])
  const close = () => {
    open(false)
    ask(seenInput())
  }
  if (!told) return null
  return (
    <Suspense fallback={null}>
      <SystemMessageDialog message={told} open={isOpen} onClose={close} />
    </Suspense>
  )
}
