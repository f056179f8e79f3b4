import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { useApi } from './useApi.ts'

/** Data that a form is filled from: read once when it opens, not while somebody types. */
export const useLoaded = <I, V>(endpoint: Endpoint<I, V>, input: NoInfer<I> | null) =>
  useApi(endpoint, input, { revalidateOnFocus: false, revalidateOnReconnect: false, keepPreviousData: false })
