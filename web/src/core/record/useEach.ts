import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, refusalReason } from '../data/client.ts'
import { type Send, useAction } from '../data/useAction.ts'

interface Failure {
  readonly id: number
  readonly name: string
  readonly reason: string
}
export interface EachProgress {
  readonly all: number
  readonly done: number
  readonly failures: readonly Failure[]
  readonly isOver: boolean
}
interface Each<S> {
  send: (send: Send, step: S) => Promise<unknown>
  named: (step: S) => Pick<Failure, 'id' | 'name'>
}

/** Takes one step after the other, a request each; what is refused is named, and the others go on. Leaving the dialog stops it. */
export function useEach<S>({ send: sendStep, named }: Each<S>) {
  const { perform } = useAction()
  const [progress, setProgress] = useState<EachProgress>()
  const isStopped = useRef(false)
  const stop = useCallback(() => {
    isStopped.current = true
  }, [])
  useEffect(() => stop, [stop])
  const start = (steps: readonly S[]) => {
    isStopped.current = false
    const state = { all: steps.length, done: 0, failures: [] as Failure[] }
    setProgress({ ...state, isOver: false })
    return perform(async (send) => {
      for (const step of steps) {
        if (isStopped.current) break
        await sendStep(send, step).catch((error: unknown) => {
          const reason = refusalReason(error) ?? (error instanceof ApiError ? error.message : '')
          state.failures = [...state.failures, { ...named(step), reason }]
        })
        state.done += 1
        setProgress({ ...state, isOver: false })
      }
      setProgress({ ...state, isOver: true })
    })
  }
  return { progress, start, stop, isBusy: progress !== undefined && !progress.isOver }
}
