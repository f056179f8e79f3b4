import { useCallback, useEffect, useRef, useState } from 'react'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { ApiError, refusalReason } from '../../core/data/client.ts'
import { type Send, useAction } from '../../core/data/useAction.ts'
import type { ProductStep } from './manyProducts.ts'

interface Failure {
  readonly id: number
  readonly name: string
  readonly reason: string
}
interface Progress {
  readonly all: number
  readonly done: number
  readonly failures: readonly Failure[]
  readonly isOver: boolean
}

function sendStep(send: Send, { row: { ID: id }, ...step }: ProductStep) {
  if ('TagIDs' in step) return send(inventory.updateItemTags, { id, ...step })
  if ('IsActive' in step) return send(inventory.toggleItemActive, { id, ...step })
  return send(stock.adjustShelf, { id, ...step, Reason: 'counted', Note: '' })
}

/** Changes one product after the other; what is refused is named, and the others go on. Leaving the dialog stops it. */
export function useChangeMany() {
  const { perform } = useAction()
  const [progress, setProgress] = useState<Progress>()
  const isStopped = useRef(false)
  const stop = useCallback(() => {
    isStopped.current = true
  }, [])
  useEffect(() => stop, [stop])
  const start = (steps: readonly ProductStep[]) => {
    isStopped.current = false
    const state = { all: steps.length, done: 0, failures: [] as Failure[] }
    setProgress({ ...state, isOver: false })
    return perform(async (send) => {
      for (const step of steps) {
        if (isStopped.current) break
        await sendStep(send, step).catch((error: unknown) => {
          const said = refusalReason(error) ?? (error instanceof ApiError ? error.message : '')
          state.failures = [...state.failures, { id: step.row.ID, name: step.row.Name, reason: said }]
        })
        state.done += 1
        setProgress({ ...state, isOver: false })
      }
      setProgress({ ...state, isOver: true })
    })
  }
  return { progress, start, stop }
}
