import { useCallback, useEffect, useRef, useState } from 'react'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { ApiError, call, newKey, refusalReason } from '../../core/data/client.ts'
import { useDropAnswers } from '../../core/data/useApi.ts'
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

function send({ row: { ID: id }, ...step }: ProductStep) {
  const options = { key: newKey() }
  if ('TagIDs' in step) return call(inventory.updateItemTags, { id, ...step }, options)
  if ('IsActive' in step) return call(inventory.toggleItemActive, { id, ...step }, options)
  return call(stock.adjustShelf, { id, ...step, Reason: 'counted', Note: '' }, options)
}

/** Changes one product after the other; what is refused is named, and the others go on. Leaving the dialog stops it. */
export function useChangeMany() {
  const dropAnswers = useDropAnswers()
  const [progress, setProgress] = useState<Progress>()
  const isStopped = useRef(false)
  const stop = useCallback(() => {
    isStopped.current = true
  }, [])
  useEffect(() => stop, [stop])
  const start = async (steps: readonly ProductStep[]) => {
    isStopped.current = false
    const state = { all: steps.length, done: 0, failures: [] as Failure[] }
    setProgress({ ...state, isOver: false })
    for (const step of steps) {
      if (isStopped.current) break
      try {
        await send(step)
      } catch (error) {
        const said = refusalReason(error) ?? (error instanceof ApiError ? error.message : '')
        state.failures = [...state.failures, { id: step.row.ID, name: step.row.Name, reason: said }]
      }
      state.done += 1
      setProgress({ ...state, isOver: false })
    }
    setProgress({ ...state, isOver: true })
    await dropAnswers()
  }
  return { progress, start, stop }
}
