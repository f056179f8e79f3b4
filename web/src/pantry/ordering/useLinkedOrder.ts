import { useCallback, useEffect, useState } from 'react'
import type { OrderLink } from '../../../../shared/core/link/order.ts'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import type { LinkedOrder } from '../../../../shared/pantry/ordering/linkedOrder.ts'
import { ApiError, call } from '../../core/data/client.ts'
import { failureText } from '../../core/data/failure.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

type Answer = 'confirm' | 'move' | 'cancel'

export interface OpenLinkedOrder {
  /** undefined until it is known. */
  readonly order: LinkedOrder | undefined
  /** The link opens no order. */
  readonly isGone: boolean
  readonly hasFailed: boolean
  /** Answer that is being sent. */
  readonly busy: Answer | undefined
  /** Reason that the last answer was not taken. */
  readonly failure: string | undefined
  readonly isMoved: boolean
  reload(): void
  confirm(): Promise<void>
  move(timeId: number): Promise<boolean>
  cancel(): Promise<void>
}

/** An order by the link of its reminder, in its family's language unless another one was chosen on this device. */
export function useLinkedOrder({ orderId: id, code: accessCode }: OrderLink): OpenLinkedOrder {
  const text = useText(frameTexts)
  const { suggestLanguage } = useLanguage()
  const [order, show] = useState<LinkedOrder>()
  const [status, setStatus] = useState<'known' | 'gone' | 'failed'>('known')
  const [busy, setBusy] = useState<Answer>()
  const [failure, setFailure] = useState<string>()
  const [isMoved, setMoved] = useState(false)
  const look = useCallback(async () => {
    try {
      const found = await call(ordering.getLinkedOrder, { id }, { accessCode })
      suggestLanguage(found.Language)
      show(found)
      setStatus('known')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setStatus(error.status === 404 || error.status === 400 ? 'gone' : 'failed')
    }
  }, [id, accessCode, suggestLanguage])
  useEffect(() => void look(), [look])
  const send = async <I>(answer: Answer, endpoint: Endpoint<I, LinkedOrder>, input: NoInfer<I>): Promise<boolean> => {
    setBusy(answer)
    setFailure(undefined)
    try {
      show(await call(endpoint, input, { accessCode }))
      setMoved(answer === 'move')
      return true
    } catch (error) {
      setFailure(failureText(error, text))
      // Times that are offered may have changed.
      void look()
      return false
    } finally {
      setBusy(undefined)
    }
  }
  return {
    order,
    isGone: status === 'gone',
    hasFailed: status === 'failed',
    busy,
    failure,
    isMoved,
    reload: () => void look(),
    confirm: async () => void (await send('confirm', ordering.confirmLinkedOrder, { id })),
    move: (TimeID) => send('move', ordering.moveLinkedOrder, { id, TimeID }),
    cancel: async () => void (await send('cancel', ordering.cancelLinkedOrder, { id })),
  }
}
