import { useMemo } from 'react'
import useSWR from 'swr'
import type { Value } from '../../../../../shared/core/schema/endpoint.ts'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import * as offers from '../../../../../shared/rescue/offers/api.ts'
import { call } from '../../../core/data/client.ts'
import { useSession } from '../../../core/data/useSession.ts'
import { mayCall, shows } from '../standing.ts'
import { predictionInput } from './prediction.ts'

export type Expected = Value<typeof offers.predictNotificationActions>[number]

/** The forecast counts from now while nothing has started, so it is made anew each minute. */
const forecastMs = 60_000

/**
 * Expected times of asking the waiting agencies, by agency; empty when nobody waits or the forecast failed: it is a
 * courtesy.
 */
export function usePrediction(transaction: Transaction): ReadonlyMap<number, Expected> {
  const session = useSession()
  const isAsked = mayCall(offers.predictNotificationActions, session.ActiveRole) && shows('move', transaction, session)
  const input = isAsked ? predictionInput(transaction) : null
  // The key is the input, a body: a change of the donation is another input, so that none drops the forecast.
  const ask = () => (input ? call(offers.predictNotificationActions, input) : [])
  const { data } = useSWR(input && ['prediction', input], ask, { refreshInterval: forecastMs })
  return useMemo(() => new Map((data ?? []).map((expected) => [expected.ID, expected])), [data])
}
