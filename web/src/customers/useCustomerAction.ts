import * as customers from '../../../shared/api/customers.ts'
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { useShowFailure } from '../app/failure.ts'
import { type ToastOptions, useToast } from '../app/toast.tsx'
import { useAction } from '../data/useAction.ts'
import { useRefresh } from '../data/useApi.ts'

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
