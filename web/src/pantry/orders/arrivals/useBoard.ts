import { useMemo } from 'react'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import { useKeptAnswer } from '../../../core/data/keptAnswers.ts'
import { useSession } from '../../../core/data/useSession.ts'
import { keptPrefix } from '../../../core/keptHere.ts'
import { orderKeptHere, useKeptDay } from '../pack/keptPacking.ts'
import { boardWith } from '../pack/packQueue.ts'
import { usePackQueue } from '../pack/usePackQueue.ts'

/** Between two looks at who came. */
const pollMs = 10_000

/** Families who wait, as the server knows them or as it did last, and with what was done on this device since. */
export function useBoard() {
  const { EntityID } = useSession()
  const answer = useKeptAnswer(orders.listArrivals, {}, `${keptPrefix}arrivals.${EntityID}`, { poll: pollMs })
  const queue = usePackQueue()
  useKeptDay()
  const { data } = answer
  const { waiting } = queue
  const board = useMemo(() => data && boardWith(data.Orders, waiting, orderKeptHere), [data, waiting])
  return { answer, board, queue }
}
