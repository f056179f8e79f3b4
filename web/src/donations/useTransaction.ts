import { useCallback, useEffect, useRef } from 'react'
import type { Transaction } from '../../../shared/api/donations.ts'
import * as donations from '../../../shared/api/donations.ts'
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { isRefreshDue } from '../../../shared/status/detailRefresh.ts'
import { app } from '../../../shared/text/app.ts'
import { failureText } from '../app/failure.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { mayPass, useApi, useChange, useRefresh } from '../data/useApi.ts'

/** The open donation, asked for again as often as its status type says (section 4 'Auto-refresh of detail'). */
export function useTransaction(id: number) {
  const isId = Number.isSafeInteger(id) && id > 0
  const answer = useApi(donations.getTransaction, isId ? { id } : null)
  // While another donation is opened the one before is still at hand: not to be shown under the new address.
  const transaction = answer.data?.ID === id ? answer.data : undefined
  useRefreshTick(transaction, answer.isValidating, answer.mutate)
  return {
    transaction,
    error: answer.error,
    isNotAvailable: !isId || (transaction === undefined && answer.error !== undefined && !mayPass(answer.error)),
    retry: answer.mutate,
  }
}

const tickMs = 1000

function useRefreshTick(transaction: Transaction | undefined, isLoading: boolean, refresh: () => Promise<unknown>) {
  const refreshedAt = useRef(0)
  useEffect(() => {
    if (!isLoading) refreshedAt.current = performance.now()
  }, [isLoading])
  const { PrimaryStatus, IsComplete = false, IsCancelled = false } = transaction ?? {}
  const type = PrimaryStatus?.Type
  useEffect(() => {
    if (type === undefined) return
    const tick = () => {
      const secondsSinceRefresh = (performance.now() - refreshedAt.current) / 1000
      const isDue = isRefreshDue({
        type,
        secondsSinceRefresh,
        isLoading,
        isComplete: IsComplete,
        isCancelled: IsCancelled,
      })
      if (isDue && !document.hidden) void refresh()
    }
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [type, IsComplete, IsCancelled, isLoading, refresh])
}

/** Changes the donation by an endpoint that answers the whole of it; `expected` is shown until it does. */
export function useDonationChange(id: number) {
  const change = useChange()
  return useCallback(
    <I>(write: Endpoint<I, Transaction>, input: NoInfer<I>, expected?: (old: Transaction) => Transaction) =>
      change({
        read: donations.getTransaction,
        of: { id },
        write,
        with: input,
        apply: (old, answer) => answer ?? expected?.(old) ?? old,
      }),
    [change, id],
  )
}

/** Alerts why something failed, in the page's words around the reason, and looks at the donation again. */
export function useAlert() {
  const text = useText(app)
  const toast = useToast()
  const refresh = useRefresh()
  return useCallback(
    (error: unknown, say: (reason: string) => string) => {
      toast(say(failureText(error, text)), { tone: 'error' })
      void refresh(donations.getTransaction)
    },
    [text, toast, refresh],
  )
}
