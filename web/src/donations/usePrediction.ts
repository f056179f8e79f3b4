import { useMemo } from 'react'
import useSWR from 'swr'
import type { Transaction } from '../../../shared/api/donations.ts'
import type { Value } from '../../../shared/api/endpoint.ts'
import * as offers from '../../../shared/api/offers.ts'
import { call } from '../data/client.ts'
import { useSession } from '../data/useSession.ts'
import { predictionInput } from './prediction.ts'
import { mayCall, shows } from './standing.ts'

export type Expected = Value<typeof offers.predictNotificationActions>[number]

/** The forecast counts from now while nothing has started, so it is made anew each minute. */
const forecastMs = 60_000

/** When each waiting agency would be asked, by agency; empty when nobody waits or the forecast failed: it is a courtesy. */
export function usePrediction(transaction: Transaction): ReadonlyMap<number, Expected> {
  const session = useSession()
  const isAsked = mayCall(offers.predictNotificationActions, session.ActiveRole) && shows('move', transaction, session)
  const input = isAsked ? predictionInput(transaction) : null
  // The input is a body, which the client's own cache names do not hold.
  const key = input && `offers.predictNotificationActions ${JSON.stringify(input)}`
  const ask = () => (input ? call(offers.predictNotificationActions, input) : [])
  const { data } = useSWR(key, ask, { refreshInterval: forecastMs })
  return useMemo(() => new Map((data ?? []).map((expected) => [expected.ID, expected])), [data])
}
