import { useEffect, useRef } from 'react'
import type { Transaction } from '../../../../shared/rescue/donations/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { isRefreshDue } from '../../../../shared/rescue/donations/status/detailRefresh.ts'
import { useAction } from '../../core/data/useAction.ts'
import { mayPass, useApi } from '../../core/data/useApi.ts'
import { isId } from '../../core/isId.ts'

/** The open donation, asked for again as often as its status type says (section 4 'Auto-refresh of detail'). */
export function useTransaction(id: number) {
  const isNamed = isId(id)
  const answer = useApi(donations.getTransaction, isNamed ? { id } : null)
  // While another donation is opened the one before is still at hand: not to be shown under the new address.
  const transaction = answer.data?.ID === id ? answer.data : undefined
  useRefreshTick(transaction, answer.isValidating, answer.mutate)
  return {
    transaction,
    error: answer.error,
    isNotAvailable: !isNamed || (transaction === undefined && answer.error !== undefined && !mayPass(answer.error)),
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

/** Actions whose answer is the donation as its page shows it. */
export const useTransactionChange = (id: number) => useAction({ shows: { read: donations.getTransaction, of: { id } } })
