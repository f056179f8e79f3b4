import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { useShowFailure } from '../../core/data/failure.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useRefresh } from '../../core/data/useApi.ts'
import { type ToastOptions, useToast } from '../../core/words/toast.tsx'

/** Sends a change of a customer and says so; after a refusal the page is read anew. */
export function useCustomerAction<I, V>(endpoint: Endpoint<I, V>, { isLeaving = false } = {}) {
  const toast = useToast()
  const showFailure = useShowFailure()
  const refresh = useRefresh()
  const { run, busy } = useAction(endpoint, { isLeaving })
  return {
    isBusy: busy,
    send: async (input: I, done: string, options?: ToastOptions & { failed?: string }): Promise<boolean> => {
      try {
        await run(input)
        toast(done, options)
        return true
      } catch (error) {
        showFailure(error, options?.failed)
        await refresh(customers.getFullCustomer)
        return false
      }
    },
  }
}
